import { join } from 'node:path';
import { Injectable, type INestApplication } from '@nestjs/common';
import { projectRoot } from '../../../config/project.js';
import { settings } from '../../../config/settings.js';
import { referencePage } from './docs.pages.js';
import { apiDocument } from './document.js';
import { ReadyAnswer } from './ready-answer.js';

/** Where the build keeps them (scripts/api-files.mjs). */
const built = join(projectRoot, 'dist/api');

const types = { json: 'application/json; charset=utf-8', page: 'text/html; charset=utf-8' };

/** The texts of the API document of an application, and of the page that shows it. */
export function apiTexts(app: INestApplication): { json: string; page: string } {
  const document = apiDocument(app);
  return { json: JSON.stringify(document), page: referencePage(document) };
}

/** The API document of the running application, and the page that shows it. */
@Injectable()
export class ApiDocument {
  json = ReadyAnswer.ofFile(types.json, join(built, 'openapi.json'));
  page = ReadyAnswer.ofFile(types.page, join(built, 'docs.html'));

  /** Families in packages, which no build knows, are described before any request: that takes a moment. */
  describe(app: INestApplication): void {
    if (settings.families.length === 0) return;
    const { json, page } = apiTexts(app);
    this.json = ReadyAnswer.ofText(types.json, json);
    this.page = ReadyAnswer.ofText(types.page, page);
  }
}
