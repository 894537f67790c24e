// What a package gets as the kit for its tests: with the platform's own copies of what both of them import.
import './runtime.js';

export * from './testing.js';
