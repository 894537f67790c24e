import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { administratorRole } from '../../accounts/granting/permissions.js';
import type { Access } from '../../auth/access.decorators.js';
import { idleTime } from '../../auth/session-life.js';
import { AppliedTheme } from '../../profiles/applied-theme.service.js';
import { ThemeFrames } from '../../themes/template/theme-frames.service.js';
import type { Scheme } from '../../themes/look.js';
import type { Look } from '../../themes/theme-look.js';
import { ThemeLooks } from '../../themes/theme-looks.service.js';
import { ThemePages } from '../../themes/theme-pages.js';
import { DeclarationFault } from '../../config/word-table.js';
import { assetPath, hasIcon } from './assets.js';
import { Catalogues } from './catalogues.service.js';
import { DeclaredPages, type DeclaredPage, type PageOptions, type Place } from './declared.js';
import { problemSummary } from './fields.js';
import { KeptViews } from './kept-views.js';
import { addressWith } from './list-page.js';
import { takeNotice } from './notices.js';
import type { Person } from './person.js';
import { pagePolicy } from './policy.js';
import { keepProtected, signOutToken } from './protection.js';
import type { RefusedForm, View, Visit } from './visit.js';
import type { Catalogue } from './words.js';
import { Views, type Globals } from './views.js';

const parts: readonly Place['part'][] = ['work', 'own', 'administration'];

/** How long before the end of an idle session its reader is told at most, in minutes. */
const warning = 2;

/** The theme that a page has. */
interface Worn {
  look: Look;
  scheme?: Scheme;
  /** Whether it is only looked at. */
  isTrial: boolean;
}

/** Puts what a page shows into the frame that all pages have: the built-in one, or that of a theme. */
@Injectable()
export class Frames implements OnApplicationBootstrap {
  /** By language, the place where one is, and those that there are. */
  private readonly menus = new Map<string, string>();
  private readonly kept = new KeptViews();

  constructor(
    private readonly views: Views,
    private readonly pages: DeclaredPages,
    private readonly catalogues: Catalogues,
    private readonly chosen: AppliedTheme,
    private readonly looks: ThemeLooks,
    private readonly themes: ThemeFrames,
    private readonly themePages: ThemePages,
  ) {}

  async show(visit: Visit, page: PageOptions, view: View): Promise<string> {
    const { response } = visit;
    keepProtected(visit);
    const worn = await this.themeFor(visit, page, view);
    const html = await this.page(visit, page, view, worn);
    response.status(view.status ?? 200);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'private, no-store');
    response.setHeader('Referrer-Policy', page.referrer ?? 'same-origin');
    // Whoever opens a page where secrets are shown keeps no hold of it, though they are of this site.
    response.setHeader('Cross-Origin-Opener-Policy', page.safe ? 'noopener-allow-popups' : 'same-origin');
    const { pictures = [] } = view;
    const policy = { pictures, framed: page.framed, look: worn?.look, inert: worn?.isTrial };
    response.setHeader('Content-Security-Policy', pagePolicy(visit.request, policy));
    response.vary('Accept, Accept-Language');
    return html;
  }

  /** The theme of a page: one that is looked at, or the one that is applied; none where secrets are typed or shown. */
  private async themeFor(visit: Visit, page: PageOptions, { trial }: View): Promise<Worn | undefined> {
    if (trial) return { look: trial.look, scheme: trial.scheme, isTrial: true };
    if (page.safe || !visit.person || visit.query.get('safe-theme') === '1') return undefined;
    const tried = visit.query.get('theme');
    if (tried !== null) return { look: await this.looks.byId(visit.auth, tried), isTrial: true };
    const look = await this.chosen.applied(visit.auth);
    return look && { look, isTrial: false };
  }

  private async page(visit: Visit, page: PageOptions, view: View, worn?: Worn): Promise<string> {
    const { person, refused } = visit;
    const globals: Globals = { visit, csrf: visit.csrf };
    const values = this.values(visit, page, view, globals, worn);
    const inner = this.inner(visit, view, globals);
    const part = (name: string, more?: object): string =>
      this.views.render(`layout/${name}`, more ? { ...values, ...more } : values, globals);
    const [head, navigation] = [part('head'), part('navigation')];
    let messages = part('messages', { unsent: refused?.isUnsent });
    const content = part('content', { inner });
    const { look, isTrial = false } = worn ?? {};
    if (person && look?.template !== undefined) {
      const { template } = look;
      const { title, scheme } = values;
      const parts = {
        head,
        content,
        navigation,
        messages,
        csrf_field: part('csrf-field', { csrf: signOutToken(visit.csrf) }),
      };
      const told = { ...toldOf(visit, person, template), title, page: page.name, scheme };
      const framed = await this.themes.render({ ...look, template }, { ...parts, ...told }, isTrial);
      if (framed.html !== undefined) {
        return framed.kind === 'document' ? framed.html : part('page', { head, body: framed.html });
      }
      if (isTrial || person.powers.has(administratorRole)) {
        messages = part('messages', { failed: { ...look, reason: framed.reason } });
      }
    }
    const body = part('frame', { navigation, messages, content });
    return part('page', { head, body });
  }

  /** What the views of the built-in frame show. */
  private values(visit: Visit, page: PageOptions, { title, lead, under }: View, globals: Globals, worn?: Worn) {
    const { words, person, session, refused } = visit;
    const { look, isTrial = false } = worn ?? {};
    const notice = takeNotice(visit);
    const named = title ?? visit.say(page.title);
    const first = page.title.replace(/title$/, 'lead');
    const idle = session && person ? idleTime(person.preferences.timeout) : undefined;
    const ahead = Math.min(warning, (idle ?? Infinity) / 3 / 60_000);
    return {
      language: words.language,
      scheme: worn?.scheme ?? person?.preferences.colour_scheme ?? '',
      title: named,
      documentTitle: refused ? words.say(titleOf(refused), { title: named }) : named,
      // What the script of a page that is shown in the place of another one puts into the address.
      address: refused?.address,
      lead: lead ?? (words.has(first) ? words.say(first) : ''),
      page: page.name,
      framed: page.framed,
      inert: isTrial,
      menu: person && this.menu(visit, person, globals, under),
      person,
      notice,
      noticeText: notice && words.say(notice.key, notice.values),
      // What is looked at by itself says so; a part of another page does not.
      trial: isTrial && !page.framed ? { ...look, leave: addressWith(visit, { theme: undefined }) } : undefined,
      // Milliseconds after which the session ends unless it is used.
      idle,
      warning: ahead,
      minutes: Math.floor(ahead),
      style: assetPath('page.css'),
      script: assetPath('page.js'),
      look,
    };
  }

  /** What the page shows, with what was wrong before it where the form that was refused is none of the page's any more. */
  private inner(visit: Visit, view: View, globals: Globals): string {
    const { words, refused } = visit;
    const shown = this.shown(visit, view, globals);
    return refused?.isTold === false ? problemSummary(words, { path: '', prefix: '', refused }) + shown : shown;
  }

  /** What a page shows in its frame. */
  private shown({ words, person, csrf, path, refused }: Visit, { view, data, kept }: View, globals: Globals): string {
    if (!kept) return this.views.render(view, { person, refusedAt: refused && path, ...data }, globals);
    const key = `${words.language} ${view} ${kept.key}`;
    return this.kept.html(key, kept.text, csrf, () =>
      this.views.render(view, kept.data(), { ...globals, ...this.kept.marks }),
    );
  }

  /** The links to all places. There are few different ones, so they are kept. */
  private menu({ path, query, words }: Visit, person: Person, globals: Globals, under = path): string {
    // Who looks at a theme goes on looking at it.
    const tried = query.get('theme');
    const open = this.pages.all().filter((page) => page.navigation && mayOpen(person, page.access));
    const current = open
      .filter((page) => under === page.path || (page.path !== '/' && `${under}/`.startsWith(page.path)))
      .sort((a, b) => b.path.length - a.path.length)[0];
    const suffix = tried === null ? '' : `?theme=${encodeURIComponent(tried)}`;
    const render = (): string => this.views.render('layout/menu', { places: placesOf(open, current, suffix) }, globals);
    if (tried !== null) return render();
    const key = [words.language, current?.path, ...open.map((page) => page.path)].join('\n');
    let html = this.menus.get(key);
    if (html === undefined) this.menus.set(key, (html = render()));
    return html;
  }

  /** Themes are checked for the pages that they are applied to. @throws DeclarationFault */
  onApplicationBootstrap(): void {
    requireSound(this.pages.all(), this.catalogues.catalogue);
    this.themePages.add(...this.pages.all().flatMap(({ safe, name }) => (safe ? [] : [name])));
  }
}

const titleOf = ({ isUnsent }: RefusedForm): string => (isUnsent ? 'form.unsent-of' : 'form.error-title');

/** The places of the navigation, in their parts and order. */
function placesOf(open: readonly DeclaredPage[], current: DeclaredPage | undefined, suffix: string): object[] {
  return parts
    .map((part) => ({
      part,
      pages: open
        .filter(({ navigation }) => navigation!.part === part)
        .sort((a, b) => a.navigation!.order - b.navigation!.order)
        .map((page: DeclaredPage) => ({
          path: page.path + suffix,
          title: page.title,
          icon: page.navigation!.icon,
          isCurrent: page === current,
        })),
    }))
    .filter(({ pages }) => pages.length > 0);
}

/** What would be at fault on every page, as the navigation is on all of them. @throws DeclarationFault */
export function requireSound(pages: readonly DeclaredPage[], words: Catalogue): void {
  const taken = new Set<string>();
  for (const { path, title, navigation } of pages) {
    const address = path.replaceAll(/:[^/]+/g, ':');
    if (taken.has(address)) throw new DeclarationFault(`There are two pages at ${path}.`);
    taken.add(address);
    if (!words.has(title)) throw new DeclarationFault(`There is no message "${title}", the title of the page ${path}.`);
    if (navigation && !hasIcon(navigation.icon)) {
      throw new DeclarationFault(`There is no icon "${navigation.icon}", which the page ${path} names.`);
    }
  }
}

/** Whether somebody would be let in: what the guards decide, for the navigation only. */
export function mayOpen({ powers }: Person, access: Access): boolean {
  if (access === 'public' || access === 'authenticated') return true;
  return [access].flat().some((power) => powers.has(power));
}

/** What the template of a theme is told of who looks at the page, and where. */
function toldOf({ words, path }: Visit, { preferences, powers }: Person, template: string) {
  const { id, username, first_name, last_name, email } = preferences;
  return {
    user: { id, username, first_name, last_name, email, permissions: [...powers] },
    path,
    language: words.language,
    // Only where it is asked for: they are many.
    words: words.language !== 'en' && /trans|_\(/.test(template) ? words.phrases : undefined,
  };
}
