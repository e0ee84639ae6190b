// Texts as tokens: encoded once, and named shortly.

import assert from "node:assert/strict";
import { fromBase64, halfCharacter, toBase64 } from "../../gpt_lab_course/widgets/kit/text.ts";
import { Tokens } from "../../gpt_lab_course/widgets/kit/tokens.ts";

/** A tokenizer whose tokens are characters. */
const characters = {
  end_of_text: 999,
  encoded: 0,
  encode(text: string) {
    this.encoded += 1;
    return [...text].map((c) => c.codePointAt(0) as number);
  },
  bytes: (id: number) =>
    id === 128 ? [0x80] : [...new TextEncoder().encode(String.fromCodePoint(id))],
};

Deno.test("a text is encoded once, and its input begins with the end-of-text token", () => {
  const tokens = new Tokens(characters);
  assert.deepEqual(tokens.input("ab"), [999, 97, 98]);
  assert.equal(tokens.input("ab"), tokens.input("ab")); // the same array: nothing changed
  assert.deepEqual(tokens.of("ab"), [97, 98]);
  assert.equal(characters.encoded, 1);
  assert.deepEqual(tokens.of(""), []);
  for (let i = 0; i < 100; i++) tokens.input(`text ${i}`); // a typed text leaves little behind
  assert.deepEqual(tokens.input("ab"), [999, 97, 98]);
});

Deno.test("tokens have short names", () => {
  const tokens = new Tokens(characters);
  const long = { ...characters, bytes: () => [...new TextEncoder().encode(" incomprehensible")] };
  assert.equal(new Tokens(long).name(1), "incompreh…");
  assert.equal(tokens.name(999), "<|endoftext|>");
  assert.equal(tokens.name(97), "a");
  assert.equal(tokens.name(32), "␣");
  assert.equal(tokens.name(10), "\\n");
  assert.equal(tokens.name(128), "80"); // no whole character: its bytes
});

Deno.test("half a character is explained, and any text comes back from its address", () => {
  assert.match(halfCharacter("ab\ud800"), /Character 3 is U\+D800/);
  assert.equal(halfCharacter("🤗"), "");
  for (const text of ["", "a", "\0<b>&é猫", "🤗".repeat(50)]) {
    assert.equal(fromBase64(toBase64(text)), text);
  }
  for (const broken of ["%", "/w", "a"]) assert.equal(fromBase64(broken), undefined);
});
