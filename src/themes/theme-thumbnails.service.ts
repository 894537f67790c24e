import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import QuickLRU from 'quick-lru';
import { type AuthContext, Problem } from '../kit/index.js';
import { ThemeCheck } from './check/theme-check.service.js';
import type { Scheme } from './look.js';
import { MediaStore } from './media-store.js';
import { isSteward } from './stewards.js';
import { lookOf } from './theme-look.js';
import { ThemeLooks } from './theme-looks.service.js';
import { ThemeStatus } from './theme.entity.js';

/** The most bytes of a logo that is put into a picture. */
const largestLogo = 24 * 1024;

/** Pictures of how a page looks in a theme. */
@Injectable()
export class ThemeThumbnails {
  /** By theme and scheme, with what they were made of. */
  private readonly made = new QuickLRU<string, { of: string; svg: string }>({ maxSize: 500 });

  constructor(
    private readonly looks: ThemeLooks,
    private readonly check: ThemeCheck,
    private readonly media: MediaStore,
  ) {}

  /** An SVG of a theme that the caller may choose, or looks after. @throws Problem not_found, unavailable */
  async of(auth: AuthContext, id: string, scheme: Scheme): Promise<string> {
    const theme = await this.looks.stored(id);
    if (theme.status !== ThemeStatus.Approved && !(await isSteward(auth))) throw new Problem('not_found');
    const look = lookOf(id, theme);
    const [style, logo] = await Promise.all([look.css, look.logo].map((address) => this.media.at(address)));
    const parts = [look, style, logo].map((part) => JSON.stringify(part ?? null));
    const of = createHash('sha256').update(parts.join()).digest('hex');
    const before = this.made.get(`${id} ${scheme}`);
    if (before?.of === of) return before.svg;
    const settings = style && (await this.check.settingsOf(style));
    const { thumbnail } = await import('./thumbnail.js'); // with all that it knows of colours
    const svg = thumbnail(look.title, settings, scheme, logo && (await this.media.dataUri(logo, largestLogo)));
    this.made.set(`${id} ${scheme}`, { of, svg });
    return svg;
  }
}
