import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Controller, Get, Header, NotFoundException, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../../auth/access.decorators.js';
import { projectRoot } from '../../../config/project.js';
import { ApiDocument } from './api-document.service.js';
import { docsIcon, docsScript, policy, problemsPage } from './docs.pages.js';
import { docsStyle } from './docs.style.js';
import { Route } from './route.js';
import { ReadyAnswer } from './ready-answer.js';

interface DocsFile {
  root: string;
  file: string;
}

const built = [
  docsScript,
  ...['docs-attempt.browser', 'references'].map((name) => `src/rest/v2/openapi/${name}.js`),
  ...['connect', 'headers', 'index', 'pages', 'problem'].map((name) => `client/src/${name}.js`),
];

/**
 * The scripts that the page loads, by their addresses under docs/. Browsers need TypeScript built, wherever the service
 * runs from; it is found where it is in dist/, because so it imports one another.
 */
const files: Record<string, DocsFile> = {
  ...Object.fromEntries(built.map((file) => [`built/${file}`, { root: join(projectRoot, 'dist'), file }])),
  'openapi-fetch.js': { root: dirname(fileURLToPath(import.meta.resolve('openapi-fetch'))), file: 'index.mjs' },
};

@ApiTags('documentation')
@Public()
@Controller('API/v2')
export class DocsController {
  private readonly problemsPage = ReadyAnswer.ofText('text/html; charset=utf-8', problemsPage());
  private readonly stylesheet = ReadyAnswer.ofText('text/css; charset=utf-8', docsStyle);
  private readonly icon = ReadyAnswer.ofText('image/svg+xml', docsIcon);

  constructor(private readonly source: ApiDocument) {}

  @Route('get', 'openapi.json', {
    id: 'getApiDocument',
    summary: 'Read this document',
    description: 'OpenAPI 3.1, made from the routes and resources that the running service has.',
    anyQuery: true,
    answers: { 200: { type: 'object' } },
  })
  document(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.source.json.send(request, response);
  }

  @ApiExcludeEndpoint()
  @Header('Content-Security-Policy', policy)
  @Get('docs')
  page(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.source.page.send(request, response);
  }

  @ApiExcludeEndpoint()
  @Header('Content-Security-Policy', policy)
  @Get('docs/problems')
  problems(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.problemsPage.send(request, response);
  }

  @ApiExcludeEndpoint()
  @Get('docs/page.css')
  style(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.stylesheet.send(request, response);
  }

  @ApiExcludeEndpoint()
  @Get('docs/icon.svg')
  favicon(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.icon.send(request, response);
  }

  @ApiExcludeEndpoint()
  @Get('docs/*path')
  file(@Param('path') parts: string | string[], @Res() response: Response): void {
    const path = [parts].flat().join('/').replace(/\/$/, '');
    if (!Object.hasOwn(files, path)) throw new NotFoundException('There is nothing at this address.');
    const { root, file } = files[path]!;
    response.type(extname(path)).sendFile(file, { root, maxAge: 0, acceptRanges: false });
  }
}
