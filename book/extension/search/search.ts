/** Finds the book's sections for a query, best first, each with its best sentence. */

import MiniSearch, { type SearchOptions } from "minisearch";
import { stemmer } from "stemmer";

/** A page as the build writes it: its address in the book, and its heading. */
export type Page = [address: string, title: string];

/** A target of the search; `page` is an index in the list of pages. */
export interface Section {
  page: number;
  anchor: string;
  kind: "section" | "term" | "claim" | "name" | "source";
  title: string;
  text: string;
  code: string;
  also: string[];
}

export interface Found extends Section {
  address: string;
  pageTitle: string;
  /** The sentence with most of the query's words, in parts: every second part is such a word. */
  excerpt: string[];
}

// Synonyms that readers may type, besides those in the glossary: the second word is also searched for.
const ALIKE: Record<string, string> = {
  "many parameters": "count every number",
  "parameter count": "count every number",
  "square root": "sqrt",
  layernorm: "layer norm",
  "learning rate schedule": "a rate that falls",
  "gradient descent": "which way is down",
  hallucination: "does it know that it doesn't know",
  install: "how to run the course",
  quantization: "bits a weight",
  rlhf: "DPO",
};
const STOP_WORDS = new Set(
  ("a about an and are as at be by can do does for from get had has have how i if in into is it its many me much my " +
    "of on or our shall should so than that the their them there these they this to us was we were what when where " +
    "which who why will with work would you your").split(" ").map(stemmer),
);
const KINDS: [address: RegExp, weight: number][] = [
  [/^notebooks\/\d/, 2],
  [/^book\/claims/, 0.3],
  [/^book\/(api|reference)/, 0.1],
  [/^book\/bibliography/, 0.15],
];
const weight = (address: string) => KINDS.find(([pattern]) => pattern.test(address))?.[1] ?? 1;
export const MOST = 40; // results
const LONGEST = 240; // characters of an excerpt

/** The words of a text for comparison: without case, accents, and commas in numbers. */
function words(text: string): string[] {
  const plain = text.normalize("NFKD").toLowerCase().replaceAll("√", " sqrt ")
    .replaceAll(/(?<=\d)[,_](?=\d{3})|[\p{M}'’]/gu, "");
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

const known = new Map<string, string>();
/** A word's stem, cached. */
function stem(word: string): string {
  let found = known.get(word);
  if (found === undefined) known.set(word, found = stemmer(word));
  return found;
}

const stems = (text: string) => words(text).map(stem);
const phrase = (stemmed: string[]) => ` ${stemmed.join(" ")} `;

/** A query's words without stop words; all words if it has no others. */
function telling(stemmed: string[]): string[] {
  const some = stemmed.filter((word) => !STOP_WORDS.has(word));
  return some.length ? some : stemmed;
}

const asked = (query: string) => phrase(telling(stems(query)));

export class Search {
  /** Resolves when all is indexed. Sections that are indexed earlier can be found earlier. */
  readonly ready: Promise<void>;
  private readonly index: MiniSearch;
  private readonly inBook = new Set<string>();
  private readonly alike: [name: string, other: string][];
  /** A section's title and text as phrases, once they were asked for. */
  private readonly phrases = new Map<number, string>();
  /** Each title as a set of words: those of sections, and a term's other names. */
  private readonly titles: Set<string>[];

  constructor(private readonly pages: Page[], private readonly sections: Section[]) {
    this.index = new MiniSearch({
      fields: ["title", "also", "page", "text", "code"],
      tokenize: words,
      processTerm: (word) => {
        this.inBook.add(word);
        return stem(word);
      },
      extractField: (section, name) =>
        name === "page" ? pages[section.page][1] : `${section[name as keyof Section]}`,
    });
    this.ready = this.index.addAllAsync(sections.map((section, id) => ({ ...section, id })), {
      chunkSize: 25, // the page answers in between
    });
    this.titles = sections.map(({ title, also }) => new Set([title, ...also].map(asked)));
    const named = sections.flatMap(({ also, title }) => also.map((name) => [name, title]));
    this.alike = [...named, ...Object.entries(ALIKE)]
      .map(([name, other]) => [phrase(stems(name)), phrase(stems(other))]);
  }

  /** The sections with a query's words, best first. */
  find(query: string, limit = MOST): Found[] {
    const best = new Map<number, [score: number, wanted: string]>();
    for (const wanted of this.wordings(query)) {
      for (const [id, score] of this.scores(wanted, query.trim())) {
        if (score > (best.get(id)?.[0] ?? 0)) best.set(id, [score, wanted]);
      }
    }
    const order = [...best].sort(([, [one]], [, [other]]) => other - one).slice(0, limit);
    return order.map(([id, [, wanted]]) => {
      const section = this.sections[id];
      const [address, pageTitle] = this.pages[section.page];
      return { ...section, address, pageTitle, excerpt: excerpt(section, wanted) };
    });
  }

  /** A query, and the same with its last word whole, and with other words for what it names. */
  private wordings(query: string): Set<string> {
    const all = phrase(stems(query));
    const wordings = [all, ...this.finished(words(query))];
    for (const [name, other] of this.alike) {
      if (all.includes(name)) wordings.push(all.replace(name, other));
      else if (all.length > 5 && name.startsWith(all.trimEnd())) wordings.push(other);
    }
    return new Set(wordings.map((one) => phrase(telling(one.trim().split(" ")))));
  }

  /** What a query may become whose last word is typed in part: a word of the book, the shorter first. */
  private finished(typed: string[]): string[] {
    const last = typed.pop() ?? "";
    if (last.length < 3 || this.inBook.has(last)) return [];
    const whole = [...this.inBook].filter((word) => word.startsWith(last));
    const stemmed = new Set(whole.sort((one, other) => one.length - other.length).map(stem));
    return [...stemmed].slice(0, 4).map((one) => phrase([...typed.map(stem), one]));
  }

  private phrasesOf(id: number): string {
    const { text, title } = this.sections[id];
    const found = this.phrases.get(id) ??
      [title, text].map((part) => phrase(stems(part))).join("\n");
    this.phrases.set(id, found);
    return found;
  }

  private *scores(wanted: string, query: string): Generator<[id: number, score: number]> {
    const terms = wanted.trim().split(" ");
    const name = /^\S*[._A-Z]\S*$/.test(query) ? query.split(".").pop() : undefined;
    const options: SearchOptions = {
      tokenize: (text) => text.split(" "),
      processTerm: (term) => term,
      boost: { title: 2.5, also: 2.5, code: 0.3 },
      prefix: (term) => term.length > 2,
      weights: { prefix: 0.5, fuzzy: 0.3 },
    };
    let found = this.index.search(wanted.trim(), options);
    if (!found.some(({ queryTerms }) => queryTerms.length === terms.length)) { // perhaps a typo
      const fuzzy = (term: string) => term.length > 4 ? 0.2 : false;
      found = this.index.search(wanted.trim(), { ...options, fuzzy });
    }
    const plain = words(query).filter((word) => !STOP_WORDS.has(stem(word))).join(" ");
    const exact = found.some(({ id }) => this.titles[id].has(wanted)); // or not yet complete
    for (const { id, score, queryTerms, terms: said } of found) {
      const { anchor, kind, page, title } = this.sections[id];
      const [isTerm, titles] = [kind === "term", this.titles[id]];
      const hasAll = queryTerms.length === terms.length;
      let value = score * (queryTerms.length / terms.length) ** 3 * weight(this.pages[page][0]);
      if (titles.has(wanted)) value *= isTerm ? 100 : 3;
      else if (exact) value *= isTerm ? 0.5 : 1;
      else if (hasAll && titles.has(phrase(said))) value *= isTerm ? 20 : 2; // a slip
      if (hasAll && terms.length > 1 && this.phrasesOf(id).includes(wanted)) value *= 2;
      if (titles.has(wanted) && words(title).join(" ") === plain) value *= 2; // no "tokenizer"
      if (kind === "name" && anchor.split(".").pop() === name) value *= 500;
      yield [id, value];
    }
  }
}

/** The sentence with most of the wanted words, in parts: every second part is such a word. */
function excerpt({ kind, text }: Section, wanted: string): string[] {
  const terms = wanted.trim().split(" ");
  const isWanted = (word: string) =>
    terms.some((term) => word === term || (term.length > 3 && word.startsWith(term)));
  const hits = (sentence: string) => new Set(stems(sentence).filter(isWanted)).size;
  const [first = "", ...others] = kind === "term"
    ? [text.replaceAll("\n", " ")]
    : text.split(/\n|(?<=[.?!:])\s+(?=[\p{Lu}“(])/u);
  let best = first.length < 20 ? others[0] ?? first : first; // "Question."
  for (const sentence of others) if (hits(sentence) > hits(best)) best = sentence;
  const parts = [""];
  for (const piece of best.split(/([\p{L}\p{M}\p{N}]+|√)/u)) {
    if (stems(piece).some(isWanted)) parts.push(piece, "");
    else parts[parts.length - 1] += piece;
  }
  return shortened(parts, kind === "term");
}

/** Parts of a text, shortened: a sentence at both ends, a definition at its end. */
function shortened(parts: string[], isDefinition: boolean): string[] {
  let room = isDefinition ? 1.5 * LONGEST : LONGEST;
  if (parts.join("").length <= room) return parts;
  const [before] = parts;
  const start = isDefinition ? 0 : Math.max(0, before.length - LONGEST / 3);
  const cut = start ? `… ${before.slice(before.indexOf(" ", start) + 1)}` : before;
  const kept: string[] = [];
  for (const part of [cut, ...parts.slice(1)]) {
    kept.push(part.length <= room ? part : `${part.slice(0, room).replace(/\s+\S*$/, "")} …`);
    room -= part.length;
    if (room <= 0) break;
  }
  return kept;
}
