import { Injectable } from '@nestjs/common';
import { idleTime } from '../../auth/session-life.js';
import type { Access } from '../../auth/access.decorators.js';
import { assetPath } from './assets.js';
import { DeclaredPages, type DeclaredPage, type PageOptions, type Place } from './declared.js';
import { takeNotice } from './notices.js';
import type { Person } from './person.js';
import { pagePolicy } from './policy.js';
import type { View, Visit } from './visit.js';
import { Views } from './views.js';

const parts: readonly Place['part'][] = ['work', 'own', 'administration'];

/** Puts what a page shows into the frame that all pages have. */
@Injectable()
export class Frames {
  constructor(
    private readonly views: Views,
    private readonly pages: DeclaredPages,
  ) {}

  async show(
    visit: Visit,
    page: PageOptions,
    { view, data, title, status = 200, pictures = [] }: View,
  ): Promise<string> {
    const { response, words, person, session } = visit;
    const globals = { visit, csrf: visit.csrf };
    const notice = takeNotice(visit);
    const named = title ?? visit.say(page.title);
    const lead = page.title.replace(/title$/, 'lead');
    const content = await this.views.render(view, { person, ...data }, globals);
    const html = await this.views.render(
      'layout/page',
      {
        language: words.language,
        scheme: person?.preferences.colour_scheme ?? '',
        title: named,
        documentTitle: visit.refused ? words.say('form.error-title', { title: named }) : named,
        lead: words.has(lead) ? words.say(lead) : '',
        page: page.name,
        content,
        navigation: person ? this.navigation(visit, person) : [],
        person,
        notice,
        noticeText: notice && words.say(notice.key, notice.values),
        // Milliseconds after which the session ends unless it is used.
        idle: session && person ? idleTime(person.preferences.timeout) : undefined,
        idleMinutes: 2,
        style: assetPath('page.css'),
        script: assetPath('page.js'),
      },
      globals,
    );
    response.status(status);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'private, no-store');
    response.setHeader('Referrer-Policy', page.referrer ?? 'same-origin');
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader('Content-Security-Policy', pagePolicy({ pictures, framed: page.framed }));
    response.vary('Accept, Accept-Language');
    return html;
  }

  private navigation({ path }: Visit, person: Person): object[] {
    const open = this.pages.all().filter((page) => page.navigation && mayOpen(person, page.access));
    const current = open
      .filter((page) => path === page.path || (page.path !== '/' && `${path}/`.startsWith(page.path)))
      .sort((a, b) => b.path.length - a.path.length)[0];
    return parts
      .map((part) => ({
        part,
        pages: open
          .filter(({ navigation }) => navigation!.part === part)
          .sort((a, b) => a.navigation!.order - b.navigation!.order)
          .map((page: DeclaredPage) => ({
            path: page.path,
            title: page.title,
            icon: page.navigation!.icon,
            isCurrent: page === current,
          })),
      }))
      .filter(({ pages }) => pages.length > 0);
  }
}

/** Whether somebody would be let in: what the guards decide, for the navigation only. */
export function mayOpen({ powers }: Person, access: Access): boolean {
  if (access === 'public' || access === 'authenticated') return true;
  return [access].flat().some((power) => powers.has(power));
}
