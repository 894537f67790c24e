// What must be so before anything else is loaded; each program imports this first.
import { readFileSync } from 'node:fs';
import module from 'node:module';

const [major] = process.versions.node.split('.');
if (Number(major) < 24) {
  console.error(
    `This program needs Node.js 24 or newer and was started with ${process.versions.node}; "npm start" and "npm run platform" bring their own.`,
  );
  process.exit(1);
}

// What the program writes (the database, the token secret) is for its own user only.
process.umask(0o077);

// Families in packages import the kit by the platform's name. Whatever copy a package would find by itself, it gets
// this one: another copy would have tables of its own. So it is with the packages that both of them import.
const places = new Map([
  ['media-asset-platform/kit', new URL('./kit/index.js', import.meta.url).href],
  ['media-asset-platform/kit/administration', new URL('./kit/administration.js', import.meta.url).href],
  ['media-asset-platform/kit/pages', new URL('./web/kit/index.js', import.meta.url).href],
  ['media-asset-platform/kit/testing', new URL('./kit-testing.js', import.meta.url).href],
]);
// What is built is where it is said to be: nothing is looked for.
const built = new URL('../', import.meta.url).href;
// Most packages stand in a few files (scripts/bundle-packages.mjs), for whoever imports them.
const folder = new URL('packages/', built);
const bundled = JSON.parse(readFileSync(new URL('index.json', folder), 'utf8')) as Record<string, string>;
for (const [name, file] of Object.entries(bundled)) places.set(name, new URL(file, folder).href);
const shared = /^(@nestjs\/(common|core|swagger)|typeorm|reflect-metadata|rxjs|class-(validator|transformer))(\/|$)/;
module.registerHooks({
  resolve: (specifier, context, next) => {
    const isBuilt = specifier.startsWith('.') && context.parentURL?.startsWith(built);
    const url = isBuilt ? new URL(specifier, context.parentURL).href : places.get(specifier);
    if (url) return { url, format: 'module', shortCircuit: true };
    return next(specifier, shared.test(specifier) ? { ...context, parentURL: import.meta.url } : context);
  },
});
