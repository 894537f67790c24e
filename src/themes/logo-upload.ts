import { HttpException, Injectable, type CallHandler, type ExecutionContext } from '@nestjs/common';
import { AnyFilesInterceptor } from '@nestjs/platform-express';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { InvalidFields, Problem } from '../kit/index.js';
import { LOGO_LIMIT } from './logo/logo.js';

/** A file that was sent. */
export interface SentFile {
  fieldname: string;
  buffer: Buffer;
}

/** What the form around the file may add to it. */
const FORM_LIMIT = 16 * 1024;

const FormReader = AnyFilesInterceptor({ limits: { fileSize: LOGO_LIMIT, files: 1, fields: 0, parts: 1 } });

/** Reads a body of multipart/form-data with one file in it, of at most LOGO_LIMIT bytes, for `@UploadedFiles()`. */
@Injectable()
export class LogoUpload extends FormReader {
  override async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const { headers } = context.switchToHttp().getRequest<Request>();
    if (!/^multipart\/form-data *(;|$)/i.test(headers['content-type'] ?? '')) {
      throw new Problem('unsupported_media_type', 'The body must be multipart/form-data.');
    }
    // The reader would take in all of it before it refuses.
    if (Number(headers['content-length']) > LOGO_LIMIT + FORM_LIMIT) throw tooLarge();
    try {
      return (await super.intercept(context, next)) as Observable<unknown>;
    } catch (error) {
      if (!(error instanceof HttpException)) throw error;
      throw error.getStatus() === 413
        ? tooLarge()
        : new Problem('malformed_request', 'The body must be one file, "logo", as multipart/form-data.');
    }
  }
}

/** The content of the file `logo`. @throws InvalidFields when it was not sent */
export function logoOf(files: readonly SentFile[] = []): Buffer {
  const file = files.find(({ fieldname }) => fieldname === 'logo');
  if (!file) throw new InvalidFields({ logo: ['This field is required, as a file of multipart/form-data.'] });
  return file.buffer;
}

function tooLarge(): Problem {
  return new Problem('too_large', `A logo has at most ${LOGO_LIMIT} bytes.`);
}
