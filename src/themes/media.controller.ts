import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Problem, Public } from '../kit/index.js';
import { isUnchanging, type MediaFile, MediaStore, mediaType } from './media-store.js';

/** Pictures that pages show, and the files of themes. */
@ApiTags('media')
@Public()
@Controller('media')
export class MediaController {
  constructor(private readonly media: MediaStore) {}

  @Get('*path')
  async file(@Param('path') parts: string | string[], @Res() response: Response): Promise<void> {
    const file = await this.media.find([parts].flat());
    const type = file && mediaType(file.path);
    if (!type) throw missing();
    await send(response, file, { ...headersOf(file), 'Content-Type': type });
  }
}

function headersOf({ path, size, mtimeMs }: MediaFile): Record<string, string> {
  return {
    'Cache-Control': isUnchanging(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    'Content-Disposition': 'inline',
    // A file may be opened as a page of its own: then it is one that runs nothing and has no origin.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    // Pages of other origins show logos too, and everybody may see them.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    // Set here, because Express is told to make none.
    ETag: `W/"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`,
  };
}

async function send(response: Response, { root, path }: MediaFile, headers: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  try {
    await new Promise<void>((resolve, reject) => {
      response.sendFile(path, { root, cacheControl: false }, (error?: Error) => (error ? reject(error) : resolve()));
    });
  } catch (error) {
    // The client has gone, or must see that the rest is missing.
    if (response.headersSent) return void response.destroy();
    // They are for the file, not for the error that goes out in its place.
    for (const name of [...Object.keys(headers), 'Last-Modified', 'Accept-Ranges']) response.removeHeader(name);
    throw (error as { status?: number }).status === 404 ? missing() : error; // gone in the meantime
  }
}

function missing(): Problem {
  return new Problem('not_found', 'There is no such file.');
}
