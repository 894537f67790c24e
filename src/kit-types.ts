// What the compiler of a package is shown as the kit: the kit, and the words that the platform's own families declare.
import './families.js';

export * from './kit/index.js';
