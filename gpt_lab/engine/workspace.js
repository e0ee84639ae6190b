// Buffers for intermediate results: allocated once and reused for every token.

export class Workspace {
  /** @type {Map<string, Float32Array<ArrayBuffer>>} */
  #arrays = new Map();

  /**
   * A buffer of `length` numbers, not cleared. The same name gives the same memory.
   *
   * @param {string} name
   * @param {number} length
   */
  buffer(name, length) {
    let array = this.#arrays.get(name);
    if (!array || array.length < length) {
      array = new Float32Array(length);
      this.#arrays.set(name, array);
    }
    return array.length === length ? array : array.subarray(0, length);
  }
}
