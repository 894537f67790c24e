// Loaded into the service's own process: what it has loaded is written to the file LOADED_MODULES when it ends, a line
// for each, but for what is Node's own.
import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const loaded = [];
registerHooks({
  load: (url, context, next) => {
    if (url.startsWith('file:') && url !== import.meta.url) loaded.push(url);
    return next(url, context);
  },
});
process.once('exit', () => writeFileSync(process.env.LOADED_MODULES, loaded.join('\n')));
