// Debouncing: calls in quick succession become one.

/**
 * A function that calls `act` after `milliseconds` without another call. `.flush()` calls it at once,
 * `.cancel()` drops the pending call.
 */
export function debounce(milliseconds: number, act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
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
