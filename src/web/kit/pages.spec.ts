import { describe, expect, it } from '@jest/globals';
import type { DeclaredPage } from './declared.js';
import { requireSound } from './frames.service.js';
import { Catalogue } from './words.js';

const words = new Catalogue({ en: { 'notes.title': 'Notes' }, de: { 'notes.title': 'Notizen' } });

const page = (path: string, more: Partial<DeclaredPage> = {}): DeclaredPage => ({
  path,
  name: 'notes',
  title: 'notes.title',
  access: 'authenticated',
  ...more,
});

describe('requireSound', () => {
  it('should let pages be that can be shown', () => {
    const navigation = { part: 'work', order: 1, icon: 'key' } as const;
    expect(() => requireSound([page('/notes/', { navigation }), page('/notes/:id/')], words)).not.toThrow();
  });

  it.each([
    ['There are two pages at /notes/:name/.', [page('/notes/:id/'), page('/notes/:name/')]],
    ['There is no message "notes.titel", the title of the page /notes/.', [page('/notes/', { title: 'notes.titel' })]],
    [
      'There is no icon "ky", which the page /notes/ names.',
      [page('/notes/', { navigation: { part: 'work', order: 1, icon: 'ky' } })],
    ],
  ])('should say: %s', (sentence, pages) => {
    expect(() => requireSound(pages, words)).toThrow(sentence);
  });
});
