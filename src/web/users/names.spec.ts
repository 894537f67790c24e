import { describe, expect, it } from '@jest/globals';
import { Catalogue, Words, type Language } from '../kit/words.js';
import { roleSaid } from './names.js';

const said = (language: Language, role: Parameters<typeof roleSaid>[1]): string =>
  roleSaid({ words: new Words(new Catalogue({ en: {}, de: {} }), language) }, role);

describe('roleSaid', () => {
  const stored = { key: '_library_read', label: 'Renamed by hand', source: 'media_backend' };

  it('should call a role as it is labelled in English, and translate it to German', () => {
    expect(said('en', stored)).toBe('Renamed by hand');
    expect(said('de', stored)).toBe('Bibliothek: lesen');
  });

  it('should call roles of plugins as they say themselves', () => {
    expect(said('de', { ...stored, source: 'plugin' })).toBe('Renamed by hand');
  });

  it('should call a role without a label by its name, else by its key', () => {
    expect(said('en', { key: '_library_read' })).toBe('Library: read');
    expect(said('de', { key: 'unheard_of' })).toBe('unheard_of');
  });
});
