import { Injectable, type INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { referencePage } from './docs.pages.js';
import { apiDocument } from './document.js';
import { ReadyAnswer } from './ready-answer.js';

/** The API document of the running application, and the page that shows it. */
@Injectable()
export class ApiDocument {
  /** Both are there once `describe` has run. */
  document: OpenAPIObject;
  json: ReadyAnswer;
  page: ReadyAnswer;

  /** Writes them, before any request: that takes a moment in which nothing else goes on. */
  describe(app: INestApplication): void {
    this.document = apiDocument(app);
    this.json = new ReadyAnswer('application/json; charset=utf-8', JSON.stringify(this.document));
    this.page = new ReadyAnswer('text/html; charset=utf-8', referencePage(this.document));
  }
}
