// Sphinx's search, so that it finds numbers and names the glossary's terms.
{
  // @ts-ignore: Sphinx's, a global constant
  const search = /** @type {any} */ (typeof Search === "undefined" ? undefined : Search);
  // @ts-ignore: Sphinx's too
  const stemmer = () => new Stemmer();

  /** "byte pair encoding" finds "byte-pair encoding". @param {string} text */
  const plain = (text) => text.toLowerCase().replaceAll("-", " ").trim();

  /** @param {Record<string, [number, string, boolean][]>} entries by file and anchor */
  const named = (entries) => {
    /** @type {Map<string, string>} */
    const names = new Map();
    for (const [entry, places] of Object.entries(entries)) {
      for (const [file, id] of places) names.set(`${file}#${id}`, entry);
    }
    return names;
  };

  if (search) {
    const { _parseQuery: parse, _performSearch: perform } = search;
    /** @type {Map<string, string>} */
    let terms;

    search._parseQuery = (/** @type {string} */ query) => {
      const whole = query.replaceAll(/(?<=\d)[,_](?=\d{3})/g, ""); // 50,257 as 50257
      const [, words, ...others] = parse(whole);
      for (const number of whole.match(/\d{3,}/g) ?? []) words.add(stemmer().stemWord(number));
      return [whole, words, ...others];
    };

    search._performSearch = (/** @type {string} */ query, /** @type {any[]} */ ...others) => {
      const index = search._index;
      if (!terms) {
        terms = named(index.indexentries);
        for (const [entry, places] of Object.entries(index.indexentries)) {
          index.indexentries[plain(entry)] ??= places;
        }
      }
      const results = perform(plain(query), ...others);
      for (const result of results) {
        const [, title, anchor, , , filename] = result;
        const name = terms.get(`${index.filenames.indexOf(filename)}${anchor}`);
        if (name && anchor.startsWith("#term-")) result[1] = `${title}: ${name}`;
      }
      return results;
    };
  }
}
