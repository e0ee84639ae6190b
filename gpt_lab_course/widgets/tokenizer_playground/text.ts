// Computations on a text. Pure functions.

import type { Tokenizer } from "../../engine/byte_pair.ts";

/** The counts of a text with its number of tokens. */
export const count = (text: string, tokens: number) => ({
  tokens,
  characters: [...text].length,
  bytes: new TextEncoder().encode(text).length,
});

export type TextCount = ReturnType<typeof count>;

/** The piece of a text that a token is part of; merges never cross its borders. */
export function pieceAt(tokenizer: Tokenizer, text: string, token: number): string | undefined {
  let end = 0;
  return tokenizer.split(text).find((piece) => {
    end += tokenizer.encodePiece(piece).length;
    return token < end;
  });
}
