// Numbers as text in American English, whatever the reader's locale, to match the prose.

const grouped = new Intl.NumberFormat("en-US");

/** 124439808 → "124,439,808". */
export const withCommas = (n: number) => grouped.format(n);

/** A power as a superscript: 2 → "²", and 1 → "". */
export const superscript = (power: number) =>
  power === 1 ? "" : String(power).replace(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]);

export const plural = (n: number, word: string) => `${withCommas(n)} ${word}${n === 1 ? "" : "s"}`;

/** 0.228 → "22.8%". */
export const percent = (share: number, digits = 1) => `${(100 * share).toFixed(digits)}%`;

/** A share as a percentage; a tiny one is not shown as 0.0%. */
export function sharePercent(share: number) {
  if (share === 0 || share === 1) return percent(share, 0);
  if (share < 0.00001) return "< 0.001%";
  if (share < 0.001) return `${Number((100 * share).toPrecision(1))}%`;
  return percent(share);
}

/** -0.17 → "−0.17"; never minus zero. */
export function decimal(n: number, digits: number) {
  const text = Math.abs(n).toFixed(digits);
  return n < 0 && Number(text) > 0 ? `−${text}` : text;
}

/** A number with a unit, each unit being 1,000 times the previous one. */
function scaled(n: number, units: string[]) {
  const step = n < 1 ? 0 : Math.min(Math.floor(Math.log10(n) / 3), units.length - 1);
  const number = n / 1000 ** step;
  const digits = number < 1000
    ? String(Number(number.toPrecision(3)))
    : withCommas(Math.round(number));
  return `${digits} ${units[step]}`.trim();
}

/** 497759232 → "498 MB". */
export const inBytes = (n: number) => scaled(n, ["bytes", "kB", "MB", "GB", "TB"]);

/** 124439808 → "124 M". */
export const inShort = (n: number) => scaled(n, ["", "K", "M", "B", "T"]);

/** A difference with its sign. */
export const signed = (n: number) =>
  n === 0 ? "0" : `${n > 0 ? "+" : "−"}${withCommas(Math.abs(n))}`;

/** A ratio: "×2.85". */
export function times(now: number, before: number) {
  if (now === before) return "same";
  if (before === 0) return "new";
  if (now === 0) return "gone";
  const ratio = now / before;
  return `×${ratio >= 1000 ? withCommas(Math.round(ratio)) : Number(ratio.toPrecision(3))}`;
}
