import { describe, expect, it } from '@jest/globals';
import { sentence } from './sentences.js';
import { Catalogue, Words } from './words.js';

const catalogue = new Catalogue({
  en: { 'problem.conflict': '' },
  de: { 'problem.conflict': 'Das geht jetzt nicht.' },
});
const [english, german] = [new Words(catalogue, 'en'), new Words(catalogue, 'de')];

describe('sentence', () => {
  it('should say it in the reader’s language, with what differs', () => {
    expect(sentence(german, 'This must have 1 to 1000 characters.')).toBe('Hier müssen 1 bis 1000 Zeichen stehen.');
  });

  it('should leave English as it is', () => {
    expect(sentence(english, 'This must have 1 to 1000 characters.')).toBe('This must have 1 to 1000 characters.');
  });

  it('should say what the code means where the sentence is not known', () => {
    expect(sentence(german, 'Some other words.', 'conflict')).toBe('Das geht jetzt nicht.');
    expect(sentence(german, 'Some other words.', 'unknown')).toBe('Some other words.');
  });
});
