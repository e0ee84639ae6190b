// What a link to the model says: the text, the ablated parts, and the settings that differ from their initial values.

import { partsFromLink } from "../kit/parts_address.js";
import { SAMPLING } from "../kit/sampling.js";
import { parsePairs, settingsCodec } from "../kit/settings.js";
import { fromAddress, toAddress } from "../kit/text_address.js";

/**
 * Writes and reads links.
 *
 * @param {(name: string) => any} get a trait's value
 * @param {{ n_layers: number, n_heads: number }} sizes
 */
export function linkCodec(get, sizes) {
  const codec = settingsCodec(get, SAMPLING);
  return {
    encode() {
      const parts = [`text=${toAddress(get("text"))}`, ...codec.encode()];
      if (get("off").length) parts.push(`off=${get("off").join(",")}`);
      return parts.join("&");
    },
    /** The traits that a link asks for, and why some were not accepted. @param {string} link */
    decode(link) {
      const words = parsePairs(link);
      const { traits, problems } = codec.decode(words);
      const text = fromAddress(words.get("text") ?? "");
      if (text === undefined) problems.unshift("its text is damaged");
      else traits.text = text;
      const { parts, problems: unknown } = partsFromLink(words.get("off"), sizes);
      traits.off = parts;
      return { traits, problems: [...problems, ...unknown] };
    },
  };
}
