import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type GaveUp, settings, ThreadQueue } from '../../kit/index.js';
import { type MediaFile, MediaStore } from '../media-store.js';
import { frameFault, Marks } from '../template/assemble.js';
import { TemplateRenderer } from '../template/template-renderer.service.js';
import { frameValues } from '../template/theme-frames.service.js';
import { isForeign, type Look } from '../theme-look.js';
import { ThemePages } from '../theme-pages.js';
import { samplePage } from '../theme-preview.js';
import type { ReadJob, ReadResult } from './check.worker.js';
import type { Settings } from './contrast.js';
import { finding, type Finding, levels } from './finding.js';

/** Bytes above which a file is large, and those that are read of a style sheet. */
const large = { css: 100_000, javascript: 50_000 };
const mostRead = 512 * 1024;

const file = 'template_string';

/** Tells what is wrong with a theme, and what could be better. Nothing is asked of other hosts. */
@Injectable()
export class ThemeCheck implements OnModuleDestroy {
  private readonly readers = new ThreadQueue<ReadJob, ReadResult>({
    script: 'themes/check/check.worker.js',
    timeout: 3000,
    busy: 'Too many themes are being checked; try again later.',
  });

  constructor(
    private readonly media: MediaStore,
    private readonly renderer: TemplateRenderer,
    private readonly pages: ThemePages,
  ) {}

  onModuleDestroy(): void {
    this.readers.close();
  }

  /** All findings, what would break a page first. @throws Problem unavailable when too many ask */
  async findings(look: Look): Promise<Finding[]> {
    const all = [
      ...(look.template === undefined ? [] : await this.ofTemplate(look as Look & { template: string })),
      ...(await this.ofStyle(look.css)),
      ...(await this.ofFile('javascript', look.javascript)).findings,
      ...(await this.ofFile('logoimage', look.logo)).findings,
    ];
    return levels.flatMap((level) => all.filter((one) => one.level === level));
  }

  /** What a style sheet sets; undefined where nothing can be read. */
  async settingsOf(media: MediaFile): Promise<Settings | undefined> {
    const result = await this.read(media, media.path);
    return typeof result === 'string' ? undefined : result.style?.settings;
  }

  private async read(media: MediaFile, file: string): Promise<ReadResult | GaveUp> {
    const css = await text(createReadStream(join(media.root, media.path), { end: mostRead - 1 }));
    return this.readers.run({ style: { css, file } });
  }

  private async ofTemplate(look: Look & { template: string }): Promise<Finding[]> {
    const { template } = look;
    const marks = new Marks();
    const found: Finding[] = [];
    let shown = '';
    for (const page of this.pages.names) {
      for (const user of [samplePage.user, null]) {
        const isFirst = shown === '';
        const values = frameValues(look, { ...samplePage, page, user }, marks);
        const result = await this.renderer.trial({ template, values, ...(isFirst ? { check: true } : {}) });
        for (const { code, what, line, column } of result.findings ?? []) {
          found.push(finding(code, `${what} means nothing here.`, file, line, column));
        }
        const { html, problem } = result;
        if (html === null) {
          const { message, part, line, column } = problem!;
          const said = `On the page "${page}", ${user ? 'signed in' : 'signed out'}: ${message}.`;
          return [...found, finding(part ? 'misplaced-part' : 'template-fails', said, file, line, column)];
        }
        const fault = frameFault(html, marks);
        if (fault) {
          const said = `On the page "${page}", ${user ? 'signed in' : 'signed out'}: ${fault.sentence}`;
          const { part } = fault;
          const [code, at] = part ? (['required-part', `{{ ${part}`] as const) : (['sent-away', 'http-equiv'] as const);
          return [...found, finding(code, said, file, ...placeIn(template, at))];
        }
        if (isFirst) shown = html;
      }
    }
    for (const part of ['navigation', 'messages'] as const) {
      if (marks.count(shown, part) > 0) continue;
      found.push(finding('missing-part', `The template does not print {{ ${part} }}.`, file));
    }
    return [...found, ...(await this.ofDocument(template, shown, marks))];
  }

  private async ofDocument(template: string, html: string, marks: Marks): Promise<Finding[]> {
    const { content, head } = marks.values;
    const result = await this.readers.run({ document: { html, marks: { content, head } } });
    if (typeof result === 'string') {
      return [finding('template-fails', 'What it makes takes too long to be read.', file)];
    }
    const { findings, addresses } = result.document!;
    const found = await Promise.all(
      addresses.map((address) => this.ofAddress(address, '/', file, ...placeIn(template, address))),
    );
    return [...findings, ...found.flat()];
  }

  private async ofStyle(address: string | undefined): Promise<Finding[]> {
    const { findings, media } = await this.ofFile('css', address);
    if (!media) return findings;
    const name = address!;
    const result = await this.read(media, name);
    if (typeof result === 'string') {
      return [...findings, finding('unread-style', 'It takes too long to be read.', name)];
    }
    const { style } = result;
    const found = await Promise.all(
      style!.addresses
        .slice(0, 200)
        .map(({ address: one, line, column }) => this.ofAddress(one, name, name, line, column)),
    );
    return [...findings, ...style!.findings, ...found.flat()];
  }

  /** What is wrong with a file that the theme names, and the file where it is one of ours. */
  private async ofFile(
    member: 'css' | 'javascript' | 'logoimage',
    address: string | undefined,
  ): Promise<{ findings: Finding[]; media?: MediaFile }> {
    if (address === undefined) return { findings: [] };
    const findings = await this.ofAddress(address, '/', member);
    const media = await this.media.at(address);
    const size = media?.size ?? 0;
    if (member !== 'logoimage' && size > large[member]) {
      findings.push(finding('large-file', `${address} has ${size} bytes.`, member));
    }
    return { findings, media };
  }

  /** What is wrong with an address that stands somewhere, relative to `base`. */
  private async ofAddress(
    address: string,
    base: string,
    where: string,
    line?: number,
    column?: number,
  ): Promise<Finding[]> {
    const url = URL.parse(address, new URL(base, 'http://site/'));
    if (url?.protocol === 'data:' || address.startsWith('#')) return [];
    if (!url || isForeign(url.href.replace('http://site/', '/'))) {
      return [
        finding(
          'foreign-host',
          `${address.slice(0, 200)} is loaded from a host that is not allowed.`,
          where,
          line,
          column,
        ),
      ];
    }
    const isOurs = ['http://site', settings.publicUrl].includes(url.origin);
    // Of our pages, and of other hosts that are allowed, nothing is known here.
    const isOfPage = where === file && !url.pathname.startsWith('/media/');
    if (!isOurs || isOfPage || (await this.media.at(url.pathname))) return [];
    return [finding('address-missing', `Nothing answers at ${url.pathname.slice(0, 200)}.`, where, line, column)];
  }
}

/** Where a text stands for the first time, when it does. */
function placeIn(template: string, part: string): [line: number, column: number] | [] {
  const at = template.indexOf(part);
  if (at < 0) return [];
  const before = template.slice(0, at).split('\n');
  return [before.length, before.at(-1)!.length + 1];
}
