// Numbers as text in American English, whatever the reader's locale, to match the prose.

const grouped = new Intl.NumberFormat("en-US");

/** 124439808 → "124,439,808". @param {number} n */
export const withCommas = (n) => grouped.format(n);

/** A power as a superscript: 2 → "²", and 1 → "". @param {number} power */
export const superscript = (power) =>
  power === 1 ? "" : String(power).replace(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]);

/** @param {number} n @param {string} word */
export const plural = (n, word) => `${withCommas(n)} ${word}${n === 1 ? "" : "s"}`;

/** 0.228 → "22.8 %". @param {number} share @param {number} digits */
export const percent = (share, digits = 1) => `${(100 * share).toFixed(digits)} %`;

/** A share as a percentage; a tiny one is not shown as 0.0 %. @param {number} share */
export function sharePercent(share) {
  if (share === 0 || share === 1) return percent(share, 0);
  if (share < 0.00001) return "< 0.001 %";
  if (share < 0.001) return `${Number((100 * share).toPrecision(1))} %`;
  return percent(share);
}

/** -0.17 → "−0.17"; never minus zero. @param {number} n @param {number} digits */
export function decimal(n, digits) {
  const text = Math.abs(n).toFixed(digits);
  return n < 0 && Number(text) > 0 ? `−${text}` : text;
}

/** @param {number} n @param {string[]} units each 1,000 times the previous one */
function scaled(n, units) {
  const step = n < 1 ? 0 : Math.min(Math.floor(Math.log10(n) / 3), units.length - 1);
  const number = n / 1000 ** step;
  const digits = number < 1000
    ? String(Number(number.toPrecision(3)))
    : withCommas(Math.round(number));
  return `${digits} ${units[step]}`.trim();
}

/** 497759232 → "498 MB". @param {number} n */
export const inBytes = (n) => scaled(n, ["bytes", "kB", "MB", "GB", "TB"]);

/** 124439808 → "124 M". @param {number} n */
export const inShort = (n) => scaled(n, ["", "K", "M", "B", "T"]);

/** A difference with its sign. @param {number} n */
export const signed = (n) => n === 0 ? "0" : `${n > 0 ? "+" : "−"}${withCommas(Math.abs(n))}`;

/** A ratio: "×2.85". @param {number} now @param {number} before */
export function times(now, before) {
  if (now === before) return "same";
  if (before === 0) return "new";
  if (now === 0) return "gone";
  const ratio = now / before;
  return `×${ratio >= 1000 ? withCommas(Math.round(ratio)) : Number(ratio.toPrecision(3))}`;
}
