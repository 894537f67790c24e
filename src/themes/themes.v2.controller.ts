import { hash } from 'node:crypto';
import { Inject, Param, Req, Res, UploadedFiles, UseInterceptors } from '@nestjs/common';
import type { Request, Response } from 'express';
import {
  administratorRole,
  Auth,
  type AuthContext,
  AuthenticatedOnly,
  Command,
  commandSchema,
  component,
  idSchema,
  Limited,
  listQuery,
  type Page,
  parametersOf,
  Problem,
  type ProblemCode,
  readPage,
  readQuery,
  RequirePermission,
  ResourceObjects,
  resourceOf,
  ResourceReader,
  Route,
  single,
  Text,
  V2Controller,
  v2Endpoints,
} from '../kit/index.js';
import { cleanLogo } from './clean-logo.js';
import { ThemeDraft } from './theme-draft.js';
import { logoOf, LogoUpload, type SentFile } from './logo-upload.js';
import type { ThemePreview } from './theme-preview.js';
import { schemes } from './look.js';
import { ThemeThumbnails } from './theme-thumbnails.service.js';
import { ThemeResource } from './theme.resource.js';
import { ThemeWrites } from './theme.writes.js';
import { ThemesService } from './themes.service.js';

class Rejection {
  @Text({
    help: 'What is wrong with the theme',
    writable: true,
    required: true,
    max: 1000,
    example: 'The logo is missing.',
  })
  note: string;
}

const theme = { $ref: '#/components/schemas/Theme' };

const preview = component('ThemePreview', {
  type: 'object',
  required: ['id', 'title', 'css', 'javascript', 'logo_url', 'html', 'problem'],
  properties: {
    id: idSchema,
    title: { type: 'string' },
    css: { type: 'string' },
    javascript: { type: 'string' },
    logo_url: { type: ['string', 'null'], description: 'Relative URL of the logo' },
    html: { type: ['string', 'null'], description: 'A page by the template, for a sandboxed frame only' },
    problem: { type: ['string', 'null'], description: 'Why there is no page' },
  },
});

/** Of stored themes and of drafts together. */
const PreviewLimit = Limited({ name: 'previews', quota: 120, seconds: 60 });

/** A step from one state to another, or another deed that is done to a theme. */
const Step = (
  step: string,
  id: string,
  summary: string,
  description: string,
  ...codes: ProblemCode[]
): MethodDecorator =>
  Route('post', `:id/${step}`, {
    id,
    summary,
    description,
    answers: { 200: theme },
    codes: ['not_found', 'precondition_failed', ...codes],
  });

@V2Controller('themes', 'themes')
export class ThemesV2Controller extends v2Endpoints(ThemeResource, {
  rules: ThemesService,
  writes: ThemeWrites,
  codes: { remove: ['conflict'] },
}) {
  @Inject(ThemesService) private readonly themes: ThemesService;

  @Step('submit', 'submitTheme', 'Ask for the approval of a theme', 'From EDITING to PENDING.', 'wrong_state')
  @RequirePermission('theme', administratorRole)
  submit(@Auth() auth: AuthContext, @Param('id') id: string, @Req() request: Request): Promise<object> {
    return this.changed(auth, id, request, () => this.themes.submit(auth, id));
  }

  @Step(
    'approve',
    'approveTheme',
    'Approve a theme',
    'From PENDING to APPROVED. Who submitted it approves it only as an administrator. Errors of its check forbid it.',
    'wrong_state',
    'theme_broken',
    'conflict',
    'unavailable',
  )
  @RequirePermission('theme', administratorRole)
  async approve(@Auth() auth: AuthContext, @Param('id') id: string, @Req() request: Request): Promise<object> {
    // Before the write: it takes its time.
    const verdict = await this.themes.verdictOn(id);
    return this.changed(auth, id, request, () => this.themes.approve(auth, id, verdict));
  }

  @Route('post', ':id/reject', {
    id: 'rejectTheme',
    summary: 'Send a theme back to its editors, with a note',
    description: 'From PENDING to EDITING. Who submitted it decides on it only as an administrator.',
    body: commandSchema(Rejection),
    answers: { 200: theme },
    codes: ['not_found', 'precondition_failed', 'wrong_state', 'validation_failed'],
  })
  @RequirePermission('theme', administratorRole)
  reject(
    @Auth() auth: AuthContext,
    @Param('id') id: string,
    @Command(Rejection) { note }: Rejection,
    @Req() request: Request,
  ): Promise<object> {
    return this.changed(auth, id, request, () => this.themes.reject(auth, id, note));
  }

  @Step(
    'hide',
    'hideTheme',
    'Hide an approved theme',
    'From APPROVED to HIDDEN. The default cannot be hidden.',
    'wrong_state',
    'conflict',
  )
  @RequirePermission('theme', administratorRole)
  hide(@Auth() auth: AuthContext, @Param('id') id: string, @Req() request: Request): Promise<object> {
    return this.changed(auth, id, request, () => this.themes.hide(auth, id));
  }

  @Step('show', 'showTheme', 'Show a hidden theme again', 'From HIDDEN to APPROVED.', 'wrong_state')
  @RequirePermission('theme', administratorRole)
  show(@Auth() auth: AuthContext, @Param('id') id: string, @Req() request: Request): Promise<object> {
    return this.changed(auth, id, request, () => this.themes.show(auth, id));
  }

  @Step(
    'make-default',
    'makeThemeDefault',
    'Make an approved theme the default of the site',
    'The one before is the default no more.',
    'wrong_state',
  )
  @RequirePermission('theme', administratorRole)
  makeDefault(@Auth() auth: AuthContext, @Param('id') id: string, @Req() request: Request): Promise<object> {
    return this.changed(auth, id, request, () => this.themes.makeDefault(auth, id));
  }

  @Route('put', ':id/logo', {
    id: 'setThemeLogo',
    summary: 'Give a theme a logo: PNG, JPEG, WebP or SVG of at most 1 MiB',
    description:
      'It is rebuilt from what pictures need, so scripts and metadata are gone. A changed look may need approval again.',
    consumes: 'multipart/form-data',
    body: { type: 'object', required: ['logo'], properties: { logo: { type: 'string', format: 'binary' } } },
    answers: { 200: theme },
    codes: ['not_found', 'precondition_failed', 'validation_failed', 'unsupported_media_type', 'unavailable'],
  })
  @RequirePermission('theme', administratorRole)
  @UseInterceptors(LogoUpload)
  async setLogo(
    @Auth() auth: AuthContext,
    @Param('id') id: string,
    @UploadedFiles() files: SentFile[],
    @Req() request: Request,
  ): Promise<object> {
    // Before the write: a large one takes its time.
    const logo = await cleanLogo(logoOf(files));
    return this.changed(auth, id, request, () => this.themes.setLogo(auth, id, logo));
  }

  @Route('delete', ':id/logo', {
    id: 'removeThemeLogo',
    summary: 'Take the logo of a theme away',
    description: 'A changed look may need approval again.',
    answers: { 200: theme },
    codes: ['not_found', 'precondition_failed'],
  })
  @RequirePermission('theme', administratorRole)
  removeLogo(@Auth() auth: AuthContext, @Param('id') id: string, @Req() request: Request): Promise<object> {
    return this.changed(auth, id, request, () => this.themes.removeLogo(auth, id));
  }

  @Route('get', ':id/preview', {
    id: 'previewTheme',
    summary: 'What a page looks like by a theme',
    description: 'Its template with sample values in it, within limits of time and size.',
    answers: { 200: preview },
    codes: ['not_found', 'unavailable'],
  })
  @PreviewLimit
  @RequirePermission('theme', administratorRole)
  preview(@Auth() auth: AuthContext, @Param('id') id: string): Promise<ThemePreview & { id: string }> {
    return this.themes.preview(auth, id);
  }

  @Route('post', ':id/preview', {
    id: 'previewThemeDraft',
    summary: 'What a page would look like by a theme with changes that are not stored',
    description: 'What the body does not have is as it is stored. Nothing is changed.',
    body: commandSchema(ThemeDraft),
    answers: { 200: preview },
    codes: ['not_found', 'validation_failed', 'unavailable'],
  })
  @PreviewLimit
  @RequirePermission('theme', administratorRole)
  previewDraft(
    @Auth() auth: AuthContext,
    @Param('id') id: string,
    @Command(ThemeDraft) draft: ThemeDraft,
  ): Promise<ThemePreview & { id: string }> {
    return this.themes.preview(auth, id, draft);
  }
}

const resource = resourceOf(ThemeResource, 'v2');

/** The themes that users may choose among, whether or not they may see the others. */
@V2Controller('me/themes', 'me')
export class MyThemesV2Controller {
  private readonly objects: ResourceObjects;

  constructor(
    reader: ResourceReader,
    private readonly themes: ThemesService,
    private readonly thumbnails: ThemeThumbnails,
  ) {
    this.objects = new ResourceObjects(resource, reader, themes);
  }

  @Route('get', '', {
    id: 'listMyThemes',
    summary: 'List the themes that one may choose',
    description: 'The approved ones. Which one is chosen is `theme` of `me/`.',
    query: listQuery(resource),
    answers: { 200: { $ref: '#/components/schemas/ThemePage' } },
    codes: ['unknown_parameter', 'invalid_parameter', 'invalid_cursor'],
  })
  @AuthenticatedOnly()
  choices(@Auth() auth: AuthContext, @Req() request: Request): Promise<Page> {
    const query = readQuery(resource, request);
    query.filters.push(this.themes.choosable());
    return readPage(auth, resource, this.objects, query);
  }

  @Route('get', ':id/thumbnail', {
    id: 'getThemeThumbnail',
    summary: 'A small picture of a page in a theme, as SVG',
    description: 'Of any theme that one may choose; who looks after the themes gets those of all.',
    query: {
      scheme: { type: 'string', enum: schemes, default: 'light', description: 'Which of its two schemes is shown' },
    },
    produces: ['image/svg+xml'],
    answers: { 200: { type: 'string' }, 304: undefined },
    codes: ['not_found', 'unknown_parameter', 'invalid_parameter', 'unavailable'],
  })
  @AuthenticatedOnly()
  async thumbnail(
    @Auth() auth: AuthContext,
    @Param('id') id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const asked = single(parametersOf(request, 'scheme'), 'scheme') ?? 'light';
    const scheme = schemes.find((one) => one === asked);
    if (!scheme) throw new Problem('invalid_parameter', `scheme must be one of ${schemes.join(', ')}.`);
    const svg = await this.thumbnails.of(auth, id, scheme);
    response.setHeader('ETag', `"${hash('sha256', svg, 'base64url').slice(0, 27)}"`);
    response.setHeader('Cache-Control', 'private, no-cache');
    if (request.fresh) return void response.status(304).end();
    response.setHeader('Content-Type', 'image/svg+xml');
    response.setHeader('Content-Security-Policy', "default-src 'none'; img-src data:; sandbox");
    response.end(svg);
  }
}
