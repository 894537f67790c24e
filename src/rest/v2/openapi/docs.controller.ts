import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Controller, Get, Header, NotFoundException, Param, Res, UseInterceptors } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags, type OpenAPIObject } from '@nestjs/swagger';
import type { Response } from 'express';
// Not the package itself, which loads what is meant for browsers.
import folderOfSwaggerUi from 'swagger-ui-dist/absolute-path.js';
import { Public } from '../../../auth/access.decorators.js';
import { projectRoot } from '../../../config/project.js';
import { V2AnswerInterceptor } from '../answer.interceptor.js';
import { ApiDocument } from './api-document.service.js';
import { docsPage, docsScript, docsStyle, policy, problemsPage } from './docs.pages.js';
import { Operation } from './operation.js';

interface DocsFile {
  root: string;
  file: string;
  maxAge?: string;
}

const swaggerUi = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];
const built = [docsScript, ...['connect', 'headers', 'index', 'pages', 'problem'].map((name) => `client/src/${name}.js`)]; // prettier-ignore

/**
 * All that the pages load, by its address under docs/. Browsers need TypeScript built, wherever the service runs from; it
 * is found where it is in dist/, because so it imports one another.
 */
const files: Record<string, DocsFile> = {
  ...Object.fromEntries(swaggerUi.map((file) => [file, { root: folderOfSwaggerUi(), file, maxAge: '1d' }])),
  ...Object.fromEntries(built.map((file) => [`built/${file}`, { root: join(projectRoot, 'dist'), file }])),
  'openapi-fetch.js': { root: dirname(fileURLToPath(import.meta.resolve('openapi-fetch'))), file: 'index.mjs' },
};

@ApiTags('documentation')
@Public()
@Controller('API/v2')
export class DocsController {
  constructor(private readonly source: ApiDocument) {}

  @Operation({ id: 'getApiDocument', summary: 'Read this document', answers: { 200: { type: 'object' } } })
  @UseInterceptors(V2AnswerInterceptor)
  @Get('openapi.json')
  document(): OpenAPIObject {
    return this.source.get();
  }

  @ApiExcludeEndpoint()
  @Header('Content-Security-Policy', policy)
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Get('docs')
  page(): string {
    return docsPage;
  }

  @ApiExcludeEndpoint()
  @Header('Content-Security-Policy', policy)
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Get('docs/problems')
  problems(): string {
    return problemsPage;
  }

  @ApiExcludeEndpoint()
  @Header('Content-Type', 'text/css; charset=utf-8')
  @Get('docs/page.css')
  style(): string {
    return docsStyle;
  }

  @ApiExcludeEndpoint()
  @Get('docs/*path')
  file(@Param('path') parts: string | string[], @Res() response: Response): void {
    const path = [parts].flat().join('/').replace(/\/$/, '');
    if (!Object.hasOwn(files, path)) throw new NotFoundException('There is nothing at this address.');
    const { root, file, maxAge = 0 } = files[path]!;
    response.type(extname(path)).sendFile(file, { root, maxAge, acceptRanges: false });
  }
}
