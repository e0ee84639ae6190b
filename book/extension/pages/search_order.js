// In what order the search shows what it finds: a term of the glossary, lessons, other pages, and the reference last,
// unless a name of the code is looked for, such as gpt_lab.generate.

const LESSON = /^notebooks\/\d/;
const REFERENCE = /^book\/api$/;
const isName = () => /\w[._]\w/.test(new URLSearchParams(location.search).get("q") ?? "");

globalThis.Scorer = {
  /**
   * @param {[page: string, title: string, anchor: string, about: string | null, score: number]} found
   * @returns {number} the score by which it is sorted
   */
  score([page, , , , score]) {
    if (isName()) return score;
    return score + (LESSON.test(page) ? 20 : REFERENCE.test(page) ? -40 : 0);
  },
  // The rest is as Sphinx has it: an object's name, in full or its last part; its importance; titles; words.
  objNameMatch: 11,
  objPartialMatch: 6,
  objPrio: { 0: 15, 1: 5, 2: -5 },
  objPrioDefault: 0,
  title: 15,
  partialTitle: 7,
  term: 5,
  partialTerm: 2,
};
