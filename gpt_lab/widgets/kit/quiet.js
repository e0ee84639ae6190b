// Doing something once things have been quiet for a while.

/**
 * A function that calls `act` after `milliseconds` without another call; `.now()` calls it at once,
 * `.cancel()` never.
 *
 * @param {number} milliseconds
 * @param {() => void} act
 */
export function whenQuiet(milliseconds, act) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(act, milliseconds);
  };
  later.cancel = () => clearTimeout(timer);
  later.now = () => {
    clearTimeout(timer);
    act();
  };
  return later;
}
