import { Param, Req } from '@nestjs/common';
import type { Request } from 'express';
import {
  administratorRole,
  Auth,
  type AuthContext,
  Command,
  commandSchema,
  component,
  Limited,
  listQuery,
  type Page,
  readPage,
  readQuery,
  RequirePermission,
  ResourceObjects,
  resourceOf,
  ResourceReader,
  resourceSchemas,
  Route,
  SharedByAll,
  V2Controller,
} from '../kit/index.js';
import { type Finding, type Level, levels, rules } from './check/finding.js';
import { ThemeCheck } from './check/theme-check.service.js';
import { ThemeChangeResource } from './theme-change.resource.js';
import { ThemeDraft } from './theme-draft.js';
import { lookOf } from './theme-look.js';
import { ThemeLooks } from './theme-looks.service.js';

const wholeNumber = { type: ['integer', 'null'], minimum: 1 };

const findingSchema = component('ThemeFinding', {
  type: 'object',
  required: ['code', 'level', 'rule', 'help', 'place', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(rules) },
    level: {
      type: 'string',
      enum: levels,
      description: 'error: it would break pages, and keeps the theme from being approved',
    },
    rule: { type: 'string', description: 'What themes are held to' },
    help: { type: 'string', description: 'What to do' },
    place: {
      type: 'object',
      required: ['file', 'line', 'column'],
      properties: {
        file: { type: 'string', description: 'A member of the theme, or the address of its style sheet' },
        line: wholeNumber,
        column: wholeNumber,
      },
    },
    message: { type: 'string', description: 'What is wrong here' },
  },
});

const checkSchema = component('ThemeCheck', {
  type: 'object',
  required: [...levels.map((level) => `${level}s`), 'findings'],
  properties: {
    ...Object.fromEntries(
      levels.map((level) => [`${level}s`, { type: 'integer', description: `How many are ${level}` }]),
    ),
    findings: { type: 'array', items: findingSchema, description: 'Errors first' },
  },
});

type CheckReport = Record<`${Level}s`, number> & { findings: Finding[] };

const report = (findings: Finding[]): CheckReport => ({
  ...(Object.fromEntries(
    levels.map((level) => [`${level}s`, findings.filter((one) => one.level === level).length]),
  ) as Record<`${Level}s`, number>),
  findings,
});

/** Of stored themes and of drafts together. */
const CheckLimit = Limited({ name: 'checks', quota: 120, seconds: 60 });

const changes = resourceOf(ThemeChangeResource, 'v2');
const description =
  'The template is filled for every page; addresses on this site are looked up, others only compared with the hosts ' +
  'that are allowed. Contrast is worked out from the variables of the style sheet.';

/** What those ask who look after the themes: comes before the addresses of the themes. */
@V2Controller('themes', 'themes')
@RequirePermission('theme', administratorRole)
export class ThemeChecksV2Controller {
  private readonly history: ResourceObjects;

  constructor(
    private readonly check: ThemeCheck,
    private readonly looks: ThemeLooks,
    reader: ResourceReader,
    rules: SharedByAll,
  ) {
    this.history = new ResourceObjects(changes, reader, rules);
  }

  @Route('post', 'check', {
    id: 'checkThemeDraft',
    summary: 'Check a theme that is not stored',
    description,
    body: commandSchema(ThemeDraft),
    answers: { 200: checkSchema },
    codes: ['validation_failed', 'unavailable'],
  })
  @CheckLimit
  async draft(@Command(ThemeDraft) draft: ThemeDraft): Promise<CheckReport> {
    const { css = '', javascript = '', template_string: templateString = null } = draft;
    const look = lookOf('0', { title: 'Draft', css, javascript, templateString, logoimage: '' });
    return report(await this.check.findings(look));
  }

  @Route('get', ':id/check', {
    id: 'checkTheme',
    summary: 'Check a theme: whether pages work with it, and can be read',
    description,
    answers: { 200: checkSchema },
    codes: ['not_found', 'unavailable'],
  })
  @CheckLimit
  async stored(@Param('id') id: string): Promise<CheckReport> {
    return report(await this.check.findings(lookOf(id, await this.looks.stored(id))));
  }

  @Route('get', ':id/history', {
    id: 'listThemeHistory',
    summary: 'List what was done to a theme, when and by whom',
    description: 'From the audit trail, from which nothing is taken away; `order_by=-at` gives the newest first.',
    query: listQuery(changes),
    answers: { 200: resourceSchemas(changes).page },
    codes: ['not_found', 'unknown_parameter', 'invalid_parameter', 'invalid_cursor'],
  })
  async changes(@Auth() auth: AuthContext, @Param('id') id: string, @Req() request: Request): Promise<Page> {
    const query = readQuery(changes, request);
    await this.looks.stored(id);
    query.filters.push({
      sql: "t.event = 'theme' AND t.target = ?",
      values: [`themes/${id}`],
      column: 't.target',
      isEquality: true,
    });
    return readPage(auth, changes, this.history, query);
  }
}
