// Room for what is computed on the way: allocated once, and used again for every token.

export class Workspace {
  /** @type {Map<string, Float32Array<ArrayBuffer>>} */
  #arrays = new Map();

  /**
   * `length` numbers, whatever was in them before. What has the same name has the same place.
   *
   * @param {string} name
   * @param {number} length
   */
  take(name, length) {
    let array = this.#arrays.get(name);
    if (!array || array.length < length) {
      array = new Float32Array(length);
      this.#arrays.set(name, array);
    }
    return array.length === length ? array : array.subarray(0, length);
  }
}
