import { parentPort } from 'node:worker_threads';
import { type DocumentReport, readDocument } from './document.js';
import { readStyle, type StyleReport } from './style.js';

export interface ReadJob {
  style?: { css: string; file: string };
  document?: { html: string; marks: { content: string; head: string } };
}

export interface ReadResult {
  style?: StyleReport;
  document?: DocumentReport;
}

parentPort!.on('message', ({ style, document }: ReadJob) => {
  parentPort!.postMessage({
    ...(style ? { style: readStyle(style.css, style.file) } : {}),
    ...(document ? { document: readDocument(document.html, document.marks) } : {}),
  } satisfies ReadResult);
});
parentPort!.postMessage('started');
