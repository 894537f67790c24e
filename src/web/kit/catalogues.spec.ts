import { describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DeclarationFault } from '../../config/word-table.js';
import { Catalogues } from './catalogues.service.js';

class NotesModule {}

/** The messages of a family whose folder of pages holds these files. */
function withFamily(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  try {
    mkdirSync(join(folder, 'notes'));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'notes', name), text);
    const pages = pathToFileURL(`${folder}/`);
    return new Catalogues([{ name: 'notes', module: NotesModule, pages }]).catalogue;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const messages = (en: object, de: object) => ({ 'en.json': JSON.stringify(en), 'de.json': JSON.stringify(de) });

describe('the messages of a family', () => {
  it('should stand beside those of the platform', () => {
    const catalogue = withFamily(messages({ 'notes.title': 'Notes' }, { 'notes.title': 'Notizen' }));
    expect(catalogue.say('de', 'notes.title')).toBe('Notizen');
    expect(catalogue.say('de', 'form.save')).not.toBe('form.save');
  });

  it.each([
    [
      'are missing in a language',
      messages({ 'notes.title': 'Notes' }, {}),
      'In de.json is no text for the message "notes.title" of the family "notes".',
    ],
    [
      'are in the other language only',
      messages({}, { 'notes.title': 'Notizen' }),
      'In en.json is no text for the message "notes.title" of the family "notes".',
    ],
    [
      'are empty',
      messages({ 'notes.title': 'Notes' }, { 'notes.title': ' ' }),
      'In de.json is no text for the message "notes.title" of the family "notes".',
    ],
    [
      'are those of the platform',
      messages({ 'form.save': 'Keep' }, { 'form.save': 'Behalten' }),
      'The family "notes" has a message "form.save", which there is already.',
    ],
    [
      'are not well formed',
      messages({ 'notes.title': 'Notes {' }, { 'notes.title': 'Notizen' }),
      /^In en\.json the message "notes\.title" of the family "notes" is not well formed: .+\.$/,
    ],
    ['are no JSON', { 'en.json': '{', 'de.json': '{}' }, /notes\/en\.json is no JSON: /],
  ])('should stop the start with one sentence where they %s', (_, files, sentence) => {
    expect(() => withFamily(files)).toThrow(sentence);
    expect(() => withFamily(files)).toThrow(DeclarationFault);
  });
});
