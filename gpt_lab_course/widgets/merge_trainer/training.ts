// Learns a byte-pair vocabulary, as in lesson 1. Pure functions.
//
// A piece is a string with a character from 0 to 255 for each of its bytes.

const PATTERN = /'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+/gu;
const BETWEEN = "\u0100"; // of two pieces; no byte
const encoder = new TextEncoder();

export interface Pair {
  left: string;
  right: string;
  count: number;
}

export interface Learned extends Pair {
  /** How many pairs stood above it when it was merged: 0 for the rule's. */
  rank: number;
}

export interface Training {
  /** The words of the text, in order, each in pieces. */
  words: string[][];
  learned: Learned[];
  /** The pairs that there are now, the commonest first. */
  pairs: Pair[];
}

const bytesOf = (text: string) => Array.from(encoder.encode(text), (b) => String.fromCharCode(b));

export const byteCount = (text: string) => encoder.encode(text).length;

export const pieceCount = (words: string[][]) => words.reduce((sum, word) => sum + word.length, 0);

/** The words of a text, each in its bytes. */
export const bytesOfWords = (text: string): string[][] => (text.match(PATTERN) ?? []).map(bytesOf);

/** All pairs of neighbors within words, the commonest first; of equals, the first in the text. */
export function countPairs(words: string[][]): Pair[] {
  const counts = new Map<string, number>();
  for (const word of words) {
    for (let i = 0; i + 1 < word.length; i++) {
      const key = word[i] + BETWEEN + word[i + 1];
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const pairs = Array.from(counts, ([key, count]) => {
    const [left, right] = key.split(BETWEEN);
    return { left, right, count };
  });
  return pairs.sort((a, b) => b.count - a.count); // stable: equals stay in the text's order
}

/** A word with a pair made one piece wherever it occurs, from the left. */
export function merge(word: string[], left: string, right: string): string[] {
  const merged: string[] = [];
  for (let i = 0; i < word.length; i++) {
    if (word[i] === left && word[i + 1] === right) {
      merged.push(left + right);
      i++;
    } else {
      merged.push(word[i]);
    }
  }
  return merged;
}

/** "3:2,5:1" → the rank that the reader chose at each merge. Invalid parts are left out. */
export function readPicks(picks: string): Map<number, number> {
  const found = picks.matchAll(/(\d{1,6}):(\d{1,6})/g);
  return new Map(Array.from(found, ([, merge, rank]) => [Number(merge), Number(rank)]));
}

export const writePicks = (picks: Map<number, number>) =>
  Array.from(picks, ([merge, rank]) => `${merge}:${rank}`).join(",");

/** A text after some merges; fewer if no pair is left. */
export function train(text: string, merges: number, picks = new Map<number, number>()): Training {
  let words = bytesOfWords(text);
  let pairs = countPairs(words);
  const learned: Learned[] = [];
  while (learned.length < merges && pairs.length) {
    const wanted = picks.get(learned.length) ?? 0;
    const rank = Math.min(wanted, pairs.length - 1);
    const pair = pairs[rank];
    learned.push({ ...pair, rank });
    words = words.map((word) => merge(word, pair.left, pair.right));
    pairs = countPairs(words);
  }
  return { words, learned, pairs };
}
