import { Injectable } from '@nestjs/common';

/** The names of the pages that there are, for which a theme is checked. Whoever has pages adds theirs. */
@Injectable()
export class ThemePages {
  private readonly known = new Set(['start']);

  add(...names: string[]): void {
    for (const name of names) this.known.add(name);
  }

  get names(): string[] {
    return [...this.known];
  }
}
