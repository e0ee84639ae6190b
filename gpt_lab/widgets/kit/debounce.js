// Debouncing: calls in quick succession become one.

/**
 * A function that calls `act` after `milliseconds` without another call. `.flush()` calls it at once,
 * `.cancel()` drops the pending call.
 *
 * @param {number} milliseconds
 * @param {() => void} act
 */
export function debounce(milliseconds, act) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(act, milliseconds);
  };
  later.cancel = () => clearTimeout(timer);
  later.flush = () => {
    clearTimeout(timer);
    act();
  };
  return later;
}
