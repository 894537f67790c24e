// What every page's script does. Everything works without it.
import { watchSession } from './session.js';
import { showTimes } from './times.js';
import { offerCopies } from './copy.js';

showTimes(document);
offerCopies(document);
watchSession();

// A reader must notice what became of the step before.
const told = document.querySelector<HTMLElement>('#mistakes, .notice');
told?.focus();
