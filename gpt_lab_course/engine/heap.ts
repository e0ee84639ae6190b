// A heap of numbers.

/** Numbers, of which the smallest comes out first. */
export class Heap {
  #items: number[] = [];

  get size() {
    return this.#items.length;
  }

  push(item: number) {
    const items = this.#items;
    let i = items.length;
    while (i > 0 && items[(i - 1) >> 1] > item) {
      items[i] = items[(i - 1) >> 1];
      i = (i - 1) >> 1;
    }
    items[i] = item;
  }

  /** The smallest; there must be one. */
  pop(): number {
    const items = this.#items;
    const [first] = items;
    const item = items.pop()!;
    for (let i = 0; i < items.length;) {
      let child = 2 * i + 1;
      if (items[child + 1] < items[child]) child += 1;
      if (!(items[child] < item)) {
        items[i] = item;
        break;
      }
      items[i] = items[child];
      i = child;
    }
    return first;
  }
}
