import { Injectable, type INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { apiDocument } from './document.js';

/** The API document of the running application, made when it is first asked for. */
@Injectable()
export class ApiDocument {
  private made?: OpenAPIObject;
  private app?: INestApplication;

  /** Says which application it is about: that is known only once it is made. */
  describes(app: INestApplication): void {
    this.app = app;
  }

  get(): OpenAPIObject {
    this.made ??= apiDocument(this.app!);
    return this.made;
  }
}
