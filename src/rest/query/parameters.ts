/** The parameters of a query string, as sent and decoded. */
export class Parameters {
  /** Name, value and the raw text of each, in order. */
  readonly all: readonly { name: string; value: string; raw: string }[];

  /** @param url a request's path with its query string */
  constructor(url: string) {
    const start = url.indexOf('?');
    const raws =
      start < 0
        ? []
        : url
            .slice(start + 1)
            .split('&')
            .filter(Boolean);
    this.all = raws.map((raw) => {
      // Behind a question mark of ours, because one in front of the text would be dropped.
      const [[name, value] = ['', '']] = new URLSearchParams(`?${raw}`);
      return { name, value, raw };
    });
  }

  readonly values = (name: string): string[] => this.all.filter((one) => one.name === name).map(({ value }) => value);

  /** The names, each once, without the given ones. */
  names(...without: readonly string[]): string[] {
    return [...new Set(this.all.map(({ name }) => name))].filter((name) => !without.includes(name));
  }

  /** The raw texts, without those of the given names. */
  raws(...without: readonly string[]): string[] {
    return this.all.filter(({ name }) => !without.includes(name)).map(({ raw }) => raw);
  }
}
