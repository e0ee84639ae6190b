// Typesets formulas for the book: a line of JSON with a formula comes in, a line with its HTML goes out.
//
// deno run --allow-read typeset.ts

import { createRequire } from "node:module";
import process from "node:process";
import { createInterface } from "node:readline";
import katex from "katex";

type Request = { tex: string; display: boolean };

/** KaTeX's HTML, including MathML for screen readers, or the error in the formula. */
export function typeset({ tex, display }: Request): { html: string } | { error: string } {
  try {
    return { html: katex.renderToString(tex, { displayMode: display, strict: "error" }) };
  } catch (error) {
    if (error instanceof katex.ParseError) return { error: error.message };
    throw error;
  }
}

if (import.meta.main) {
  // The first line has the folder of KaTeX's style and fonts.
  console.log(JSON.stringify(createRequire(import.meta.url).resolve("katex/dist/katex.min.css")));
  for await (const line of createInterface({ input: process.stdin })) {
    console.log(JSON.stringify(typeset(JSON.parse(line))));
  }
}
