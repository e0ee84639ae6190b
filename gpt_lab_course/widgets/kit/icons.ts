// Signs before the words of a few buttons that all widgets have.

import { svg } from "lit-html";

const drawn = (path: string, filled = false) => () =>
  svg`
    <svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"
      fill=${filled ? "currentColor" : "none"}>
      <path d=${path}></path>
    </svg>
  `;

export const LINK = drawn(
  "M6.5 9.5L9.5 6.5M7 4.5L8.5 3a3.2 3.2 0 0 1 4.5 4.5L11.5 9M9 11.5L7.5 13A3.2 3.2 0 0 1 3 8.5L4.5 7",
);
export const RESET = drawn("M3.2 6.2A5.2 5.2 0 1 1 2.8 9.2M2.8 2.6V6.2H6.4");
export const BACK = drawn("M10 3.5L5.5 8L10 12.5");
export const PLAY = drawn("M4.5 2.8L13 8L4.5 13.2Z", true);
export const PAUSE = drawn("M4 3H6.5V13H4ZM9.5 3H12V13H9.5Z", true);
