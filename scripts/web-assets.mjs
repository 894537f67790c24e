// Builds what browsers load for the pages: scripts and styles with a hash of their content in their names, compressed
// once, the icons that the views name, and the views themselves, all below dist/src/web.
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';

const source = 'src/web';
const target = 'dist/src/web';
const files = join(target, 'assets/files');

rmSync(join(target, 'assets'), { recursive: true, force: true });
mkdirSync(files, { recursive: true });
for (const file of globSync('**/*.{liquid,json,svg}', { cwd: source })) {
  mkdirSync(dirname(join(target, file)), { recursive: true });
  cpSync(join(source, file), join(target, file));
}

const { colours, measures } = await import('../dist/src/themes/look.js');

/** The properties that a theme sets, from the one place where they are declared. */
const lookVariables = {
  name: 'variables of the look',
  setup(build) {
    build.onResolve({ filter: /^variables:$/ }, ({ path }) => ({ path, namespace: 'variables' }));
    build.onLoad({ filter: /.*/, namespace: 'variables' }, () => ({
      contents: `:root { ${[
        ...Object.entries(colours).map(([name, { light, dark }]) => `--map-${name}: light-dark(${light}, ${dark});`),
        ...Object.entries(measures).map(([name, { value }]) => `--map-${name}: ${value};`),
      ].join(' ')} }`,
      loader: 'css',
    }));
  },
};

/** Pictures inside a style sheet become files: the policy of the pages lets in none that are written into it. */
const picturesAsFiles = {
  name: 'pictures as files',
  setup(build) {
    build.onLoad({ filter: /node_modules.*\.css$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(/url\("data:image\/svg\+xml,([^"]*)"\)/g, (_, svg) => {
        const text = decodeURIComponent(svg.replaceAll("'", '"').replaceAll('%27', '"'));
        return `url("picture:${Buffer.from(text).toString('base64url')}")`;
      }),
      loader: 'css',
    }));
    build.onResolve({ filter: /^picture:/ }, ({ path }) => ({ path: `${path.slice(8)}.svg`, namespace: 'picture' }));
    build.onLoad({ filter: /.*/, namespace: 'picture' }, ({ path }) => ({
      contents: Buffer.from(path.replace('.svg', ''), 'base64url'),
      loader: 'file',
    }));
  },
};

const entries = [
  ...globSync(`${source}/**/*.entry.ts`),
  ...globSync(`${source}/**/*.entry.css`),
  `${source}/styles/icon.svg`,
];
const { metafile } = await esbuild.build({
  entryPoints: entries,
  outdir: files,
  bundle: true,
  minify: true,
  splitting: true,
  format: 'esm',
  target: ['es2023', 'chrome120', 'firefox121', 'safari17.4'],
  entryNames: '[name]-[hash]',
  chunkNames: 'part-[hash]',
  assetNames: 'picture-[hash]',
  loader: { '.svg': 'copy' },
  metafile: true,
  plugins: [picturesAsFiles, lookVariables],
  logLevel: 'warning',
  legalComments: 'none',
});

const manifest = {};
for (const [output, { entryPoint }] of Object.entries(metafile.outputs)) {
  const name = basename(output);
  if (entryPoint?.startsWith('src/')) {
    manifest[basename(entryPoint).replace('.entry.', '.').replace(/\.ts$/, '.js')] = name;
  }
  compress(output);
}

// Icons: the whole set, since pages of other packages name some, too; a name of ours that it does not have ends the build.
const named = new Set(['logo']);
for (const file of globSync(`${source}/**/*.{liquid,ts}`, { exclude: ['**/*.spec.ts'] })) {
  const text = readFileSync(file, 'utf8');
  for (const [, name] of text.matchAll(/'([\w-]+)' \| (?:icon|drawing)\b/g)) named.add(name);
  for (const [, name] of text.matchAll(/\bicon: '([\w-]+)'/g)) named.add(name);
}
const folder = 'node_modules/@primer/octicons/build/svg';
const paths = Object.fromEntries(
  globSync('*-16.svg', { cwd: folder }).map((file) => [file.replace('-16.svg', ''), join(folder, file)]),
);
paths.logo = `${source}/styles/icon.svg`;
const missing = [...named].filter((name) => !paths[name]);
if (missing.length > 0) throw new Error(`The set has no icon ${missing.join(', ')}.`);

/** The picture as an element of this kind. */
const picture = (name, element, attributes) =>
  readFileSync(paths[name], 'utf8')
    .trim()
    .replace(' xmlns="http://www.w3.org/2000/svg"', '') // needed by files alone
    .replace(/^<svg |<\/svg>$/g, (tag) => tag.replace('svg', element).replace(/ $/, ` ${attributes} `));

// Ours are in one file: on a page they would be a third of what is sent each time.
const symbols = [...named]
  .sort()
  .map((name) => picture(name, 'symbol', `id="${name}"`))
  // They are as large as what shows them.
  .map((symbol) => symbol.replace(/^<symbol[^>]*>/, (tag) => tag.replaceAll(/ (?:width|height)="\d+"/g, '')));
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
manifest['icons.svg'] = `icons-${createHash('sha256').update(sprite).digest('hex').slice(0, 8)}.svg`;
writeFileSync(join(files, manifest['icons.svg']), sprite);
compress(join(files, manifest['icons.svg']));
const inPage = 'class="icon" aria-hidden="true" fill="currentColor"';
for (const [file, isOurs] of Object.entries({ 'our-icons.json': true, 'other-icons.json': false })) {
  const names = Object.keys(paths).filter((name) => named.has(name) === isOurs);
  const icons = Object.fromEntries(names.map((name) => [name, picture(name, 'svg', inPage)]));
  writeFileSync(join(target, 'assets', file), JSON.stringify(icons));
}
writeFileSync(join(target, 'assets/manifest.json'), JSON.stringify(manifest));
// Whose licences are handed on, see bundle-packages.mjs.
writeFileSync(join(target, 'assets/inputs.json'), JSON.stringify([...Object.keys(metafile.inputs), folder]));

// The guide for those who move from version 1, as a part of a page: its tables as pages have them, the first cell a name.
const { default: guide } = await import('./guide-html.mjs');
writeFileSync(join(target, 'assets/moving-from-v1.html'), guide);

/** Puts the compressed forms of a file beside it. */
function compress(file) {
  const bytes = readFileSync(file);
  if (bytes.length < 500) return;
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  );
}
