import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Row } from '../database/database.js';
import { takeTurns } from '../database/turns.js';

/** The most characters of an answer that are gathered before the first of them are sent. */
const WHOLE_LIMIT = 1024 * 1024;

/** The rows that are rendered between two turns: one by one takes half as long again for what most lists are. */
const STEP = 20;

/** The text of a JSON object whose last member is a list, in pieces. @param head the text before its first entry */
export async function* listPieces(
  head: string,
  parts: AsyncIterable<readonly Row[]>,
  render: (row: Row) => object,
): AsyncGenerator<string> {
  let before = head;
  for await (const rows of parts) {
    for (let at = 0; at < rows.length; at += STEP) {
      await takeTurns();
      const shown = rows.slice(at, at + STEP).map((row) => render(row));
      yield before + JSON.stringify(shown).slice(1, -1);
      before = ',';
    }
  }
  yield before === head ? `${head}]}` : ']}';
}

/** All pieces of a text that is short. */
export async function textOf(pieces: AsyncGenerator<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

/**
 * Sends an answer in pieces, each read once the one before has been taken, unless it is short: then it is returned to
 * be sent as a whole. Whoever takes too long is cut off by slow-readers.ts.
 * @param begin called before the first piece is sent
 */
export async function sendLong(
  request: IncomingMessage,
  response: ServerResponse,
  pieces: AsyncGenerator<string>,
  begin: () => void,
): Promise<string | undefined> {
  let text = '';
  while (text.length <= WHOLE_LIMIT) {
    const next = await pieces.next();
    if (next.done) return text;
    text += next.value;
  }
  begin();
  if (request.method !== 'HEAD') {
    await write(response, text);
    for await (const piece of pieces) {
      if (response.destroyed) break;
      await write(response, piece);
    }
  }
  await pieces.return(undefined);
  response.end();
  return undefined;
}

async function write(response: ServerResponse, text: string): Promise<void> {
  if (response.destroyed || response.write(text)) return;
  await new Promise<void>((resolve) => {
    const goOn = (): void => {
      response.off('drain', goOn).off('close', goOn);
      resolve();
    };
    response.on('drain', goOn).on('close', goOn);
  });
}
