// What was read, until the data changes: src/database/look-ups.ts without the patience for a file that is locked.
const most = 5000;

export class Memory {
  #known = new Map();
  #version;

  /** Forgets everything once the version is another. Before there is one, nothing is kept. */
  isAsOf(version) {
    if (version !== this.#version) this.#known.clear();
    this.#version = version;
  }

  recall(key) {
    return this.#known.get(key);
  }

  /** @param version that the value was read after */
  keep(key, value, version = this.#version) {
    if (version === undefined || version !== this.#version) return;
    if (this.#known.size >= most) this.#known.clear();
    this.#known.set(key, value);
  }
}
