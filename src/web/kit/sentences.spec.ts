import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Liquid } from 'liquidjs';
import ts from 'typescript';
import { projectRoot } from '../../config/project.js';
import { problems } from '../../config/problems.js';
import { ExportLocationResource } from '../../exportlocations/export-location.resource.js';
import '../../families.js';
import { resourceOf } from '../../rest/declaration/resource.js';
import { catalogues } from '../../standards/standards.module.js';
import { deedIn, namedIn, sentence } from './sentences.js';
import { Catalogue, Words } from './words.js';

const catalogue = new Catalogue({ en: {}, de: {} });
const [english, german] = [new Words(catalogue, 'en'), new Words(catalogue, 'de')];

describe('sentence', () => {
  it('should say it in the reader’s language, with what differs', () => {
    expect(sentence(german, 'This must have 1 to 1000 characters.')).toBe('Hier müssen 1 bis 1000 Zeichen stehen.');
    expect(sentence(german, 'You need the permission theme or the role platform_administrator.')).toBe(
      'Dazu brauchen Sie die Berechtigung theme oder die Rolle platform_administrator.',
    );
  });

  it('should name what somebody lacks as the pages do', () => {
    const role = 'You do not hold the role "_library_read".';
    expect(sentence(german, role)).toBe('Die Rolle „Bibliothek: lesen“ haben Sie selbst nicht.');
    expect(sentence(english, role)).toBe('You do not hold the role "Library: read".');
    expect(sentence(english, 'You do not hold the role "platform_administrator".')).toBe(
      'You do not hold the role "Platform administrator".',
    );
    const permission = { 'users.permission.theme': 'Themes sehen' };
    const words = new Words(new Catalogue({ en: permission, de: permission }), 'de');
    expect(sentence(words, 'You do not hold the permission "theme".')).toBe(
      'Die Berechtigung „Themes sehen“ haben Sie selbst nicht.',
    );
    expect(sentence(words, 'You do not hold the role "newsroom".')).toBe(
      'Die Rolle „newsroom“ haben Sie selbst nicht.',
    );
  });

  it('should say what is wrong on a page with a theme', () => {
    expect(sentence(german, 'On the page "start", signed in: The template prints 2 times, not once, {{ head }}.')).toBe(
      'Auf der Seite „start“, angemeldet: Das Template gibt {{ head }} 2-mal aus statt einmal.',
    );
  });

  it('should know what the check of a theme finds', () => {
    const said = globSync('src/themes/check/*.ts', { cwd: projectRoot })
      .flatMap((file) => [
        ...readFileSync(join(projectRoot, file), 'utf8').matchAll(
          /\b(?:finding|add)\(\s*(?:'[\w-]+'|code), ([`'])((?:(?!\1).)+\.)\1/g,
        ),
      ])
      .map(([, , text]) => text!)
      // What is put in there is a sentence of its own.
      .filter((text) => !text.startsWith('${message}'))
      .map((text) =>
        text
          .replace('${part}', 'messages')
          .replace('${property}', '--map-x')
          .replace(/\$\{[^}]*\}/g, '7'),
      );
    expect(said.length).toBeGreaterThan(15);
    const contrasts = ['light', 'dark', 'dark by the system'].map(
      (one) => `--map-a on --map-b, ${one}: 2 to 1 instead of 3.`,
    );
    expect([...said, ...contrasts].filter((text) => sentence(german, text) === text)).toEqual([]);
  });

  it('should say what a code of a family means by its message', () => {
    const settled = { 'problem.bin_full': 'Die Notiz ist erledigt.' };
    const words = new Words(new Catalogue({ en: settled, de: settled }), 'de');
    expect(sentence(words, 'The note is settled.', 'bin_full')).toBe('Die Notiz ist erledigt.');
    // What is said more exactly stays so.
    expect(sentence(words, 'This must have 1 to 7 characters.', 'bin_full')).toBe(
      'Hier müssen 1 bis 7 Zeichen stehen.',
    );
  });

  it('should say how large something may be in units that people read', () => {
    expect(sentence(english, 'A logo has at most 1048576 bytes.')).toBe('A logo has at most 1 MiB.');
    expect(sentence(german, 'A logo has at most 1048576 bytes.')).toBe('Ein Logo hat höchstens 1 MiB.');
    expect(sentence(english, 'This has at most 65536 bytes.')).toBe('This has at most 64 KiB.');
    const uneven = 'A style sheet has at most 100,000 bytes, a script 50,000.';
    expect(sentence(english, uneven)).toBe(uneven);
    expect(sentence(english, 'This has at most 1000 bytes.')).toBe('This has at most 1000 bytes.');
  });

  it('should leave English as it is', () => {
    expect(sentence(english, 'This must have 1 to 1000 characters.', 'conflict')).toBe(
      'This must have 1 to 1000 characters.',
    );
  });

  it('should say what the code means where the sentence is not known', () => {
    expect(sentence(german, 'Some other words.', 'conflict')).toBe('Das geht im gegenwärtigen Zustand nicht.');
    expect(sentence(german, 'Some other words.')).toBe('Some other words.');
  });

  it.each([
    '{% if x %}',
    '{% raw %}x',
    '{{ x',
    '{{ x[ }}',
    '{% foo %}',
    '{% for x %}{% endfor %}',
    '{% if %}x{% endif %}',
    '{% assign = 3 %}',
    '{% capture %}{% endcapture %}',
    '{{ x | foo }}',
    '{{ x | | y }}',
    '{% if x === y %}{% endif %}',
    '{% cycle %}',
    '{% for x in (1..2 %}{% endfor %}',
  ])('should know why the template %s cannot be shown', (template) => {
    const engine = new Liquid({ strictFilters: true });
    const cause = messageOf(() => void engine.parseAndRenderSync(template));
    const said = sentence(german, `The template cannot be shown: ${cause} (line 1, column 2).`);
    expect(said).toMatch(/^Das Template kann nicht gezeigt werden: .+ \(Zeile 1, Spalte 2\)\.$/);
    expect(said).not.toContain(cause);
  });

  it('should know what every code of a problem means', () => {
    const titles = Object.values(problems).map(({ title }) => `${title}.`);
    expect(titles.length).toBeGreaterThan(40);
    expect(titles.filter((title) => sentence(german, title) === title)).toEqual([]);
  });

  it('should know what is said about fields', () => {
    const files = globSync('src/{accounts,profiles,tokens,mediabin,rest}/**/*.ts', { cwd: projectRoot });
    const said = files
      .filter((file) => !file.endsWith('.spec.ts') && !/\/(v1|openapi)\//.test(file))
      .flatMap((file) => [
        ...readFileSync(join(projectRoot, file), 'utf8').matchAll(/[`'](This (?:must|has|field|may) [^`']+\.)[`']/g),
      ])
      .map(([, text]) => text!.replace(/\$\{[^}]*\}/g, '7'))
      // Of bodies that no form makes.
      .filter((text) => !/(list of (objects|roles|ids)|there twice|array|list of 7)/.test(text));
    expect(said.length).toBeGreaterThan(15);
    expect([...new Set(said)].filter((text) => sentence(german, text) === text)).toEqual([]);
  });

  it('should know what the checks of declared fields say', () => {
    const source = globSync('src/**/*.ts', { cwd: projectRoot, exclude: ['src/web/**', 'src/**/*.spec.ts'] })
      .map((file) => readFileSync(join(projectRoot, file), 'utf8'))
      .join('\n');
    const checks = new Set([...source.matchAll(/\bcheck: (\w+Fault)\b/g)].map(([, name]) => name!));
    expect(checks.size).toBeGreaterThan(6);
    const said = [...checks].map((name) => {
      const [body = ''] = new RegExp(`function ${name}\\(.*?\\n}`, 's').exec(source) ?? [];
      const texts = [...body.matchAll(/(["'`])([A-Z](?:(?!\1).)+\.)\1/g)].map(([, , text]) => text!);
      return { name, texts: texts.map((text) => text.replace(/\$\{[^}]*\}/g, '7')) };
    });
    expect(said.filter(({ texts }) => texts.length === 0)).toEqual([]);
    expect(said.flatMap(({ texts }) => texts).filter((text) => sentence(german, text) === text)).toEqual([]);
  });
});

describe('deedIn', () => {
  it('should know all that can be wrong with the audit trail', () => {
    const source = readFileSync(join(projectRoot, 'src/audit/audit-verification.ts'), 'utf8');
    const faults = [...source.replaceAll(/' \+\s+'/g, '').matchAll(/[`']((?:The|No|Entries|\$\{named)[^`']+\.)[`']/g)]
      .flatMap(([, text]) =>
        ['at the end', 'at the end of the part without a key'].map((where) => text!.replace('${where}', where)),
      )
      .map((text) =>
        text.replace('${named(row)}', 'Entry 7 of 2026-11-30T12:00:00.000000Z').replaceAll(/\$\{\w+\}/g, '8'),
      );
    expect(new Set(faults).size).toBe(13);
    expect(faults.filter((text) => deedIn(german, text) === undefined)).toEqual([]);
    expect(
      deedIn(
        german,
        faults.find((text) => text.includes('is broken'))!,
      ),
    ).toBe('Der Eintrag 7 vom 2026-11-30T12:00:00.000000Z passt nicht: Er oder einer davor wurde geändert.');
  });

  it('should say each part of what was done', () => {
    const detail = 'changed "ann; the \u201cold\u201d"; first_name, is_active true, name "a, b"; groups +Crew -Users';
    expect(deedIn(german, detail.replace('; the', ', the'))).toBe(
      '„ann, the \u201cold\u201d“ geändert; Vorname, aktiv ja, Name "a, b"; Gruppen +Crew -Users',
    );
    expect(deedIn(english, detail)).toBe(
      'changed "ann; the \u201cold\u201d"; first name, active yes, name "a, b"; groups +Crew -Users',
    );
  });

  it('should call members in English as people do, too', () => {
    const memberNames = Object.keys(
      JSON.parse(readFileSync(join(import.meta.dirname, 'sentences.de.json'), 'utf8')) as object,
    ).filter((key) => /^[a-z]+(_[a-z]+|[A-Z]\w+)$/.test(key));
    expect(memberNames).toContain('is_superuser');
    expect(memberNames.filter((name) => deedIn(english, name) === name)).toEqual([]);
    expect(deedIn(english, 'is_staff false, description')).toBe('staff no, description');
    expect(deedIn(english, 'started; what no one knows')).toBe('started; what no one knows');
  });

  it('should call by their names what is noted by ids and keys', () => {
    const detail = 'created for users/7; organisation "3"; groups +12 -30; roles +_user; permissions -theme';
    expect(namedIn(detail)).toEqual([
      'users/7',
      'organisations/3',
      'groups/12',
      'groups/30',
      'role-keys/_user',
      'permissions/theme',
    ]);
    const names = new Map([
      ['users/7', { name: 'Ann' }],
      ['organisations/3', { name: 'News' }],
      ['groups/12', { name: 'Night crew' }],
      ['role-keys/_user', { name: 'Benutzer' }],
    ]);
    expect(deedIn(german, detail, names)).toBe(
      'angelegt für Ann; Organisation "News"; Gruppen +Night crew, -30; Rollen +Benutzer; Berechtigungen -theme',
    );
    expect(deedIn(english, detail, names)).toBe(
      'created for Ann; organisation "News"; groups +Night crew, -30; roles +Benutzer; permissions -theme',
    );
  });

  it('should call what was changed as people do wherever it stands', () => {
    expect(deedIn(german, 'created "16 · 9"; description, uri')).toBe('„16 · 9“ angelegt; Beschreibung, URI');
    expect(deedIn(german, 'changed: css, template_string; to be approved again')).toBe(
      'geändert: Stylesheet, Template; neu freizugeben',
    );
    expect(deedIn(german, 'changed: name, of_a_package')).toBe('geändert: name, of_a_package');
    expect(deedIn(english, 'changed: name, media_type')).toBe('changed: name, kind of media');
  });

  it('should know the members of all that is stored as declared', () => {
    const declared = [...catalogues, ExportLocationResource].flatMap((type) => resourceOf(type, 'v2').fields);
    const names = declared.filter(({ writable }) => writable).map(({ name }) => name);
    expect(names).toContain('pixel_type');
    expect(names.filter((name) => deedIn(german, name) === undefined)).toEqual([]);
  });

  it('should name nothing by an id that may have lost its end', () => {
    const detail = `changed "${'x'.repeat(978)}"; groups +12`;
    expect([detail.length, namedIn(detail)]).toEqual([1000, []]);
    expect(deedIn(english, detail, new Map([['groups/12', { name: 'Night crew' }]]))).toBe(detail);
  });

  it('should take what people have written as a whole', () => {
    expect(deedIn(german, 'rejected: Too dark; too small')).toBe('zurückgegeben: Too dark; too small');
  });

  it('should say nothing where a part is not known', () => {
    expect(deedIn(german, 'started; what no one knows')).toBeUndefined();
    expect(deedIn(german, 'nonsense true')).toBeUndefined();
  });

  it('should know all that the service notes', () => {
    const files = globSync('src/{accounts,audit,audit-log,auth,profiles,rest,system,themes,tokens}/**/*.ts', {
      cwd: projectRoot,
    });
    const noted = files
      .filter((file) => !file.endsWith('.spec.ts') && !file.includes('openapi'))
      .flatMap((file) => notedIn(readFileSync(join(projectRoot, file), 'utf8')))
      // From where refusals come that are summed up.
      .map((text) => text.replace(/(try|tries) 7 since/, '$1 from this address since'));
    expect(noted.length).toBeGreaterThan(45);
    expect(noted).toContain('ended 7 sessions');
    expect([...new Set(noted)].filter((text) => deedIn(german, text) === undefined)).toEqual([]);
  });
});

/** What goes into the audit trail by a source: its details and the reasons of refusals, with 7 for what differs. */
function notedIn(source: string): string[] {
  const file = ts.createSourceFile('x.ts', source, ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Expression>();
  const found: string[] = [];
  const texts = (node: ts.Node): string[] => textsOf(node, constants);
  const reasons = (node: ts.Node): string[] => texts(node).filter((text) => text.startsWith('refused: '));
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer) constants.set(node.name.getText(), node.initializer);
    if (ts.isPropertyAssignment(node)) {
      const name = node.name.getText();
      if (name === 'outcome') found.push(...reasons(node.initializer));
      if (name === 'done' || (name === 'detail' && !ts.isArrayLiteralExpression(node.initializer))) {
        found.push(...texts(node.initializer));
      }
    }
    if (ts.isVariableDeclaration(node) && node.initializer && /^(detail|what)$/.test(node.name.getText())) {
      found.push(...texts(node.initializer));
    }
    if (ts.isCallExpression(node)) {
      const called = /\w+$/.exec(node.expression.getText())?.[0] ?? '';
      if (called === 'refused') found.push(...node.arguments.flatMap(reasons));
      // What was given and taken, by its names.
      if (/^(difference|listed)$/.test(called)) found.push(...texts(node.arguments[0]!).map((text) => `${text} 7`));
      if (/^(note|noteRefusal|inWords|inEntries)$/.test(called)) found.push(...node.arguments.flatMap(texts));
    }
    ts.forEachChild(node, visit);
  };
  // Twice: some constants stand below what they are put into.
  visit(file);
  found.length = 0;
  visit(file);
  return found
    .map((text) => text.replace(/^refused: /, '').trim())
    .filter((text) => /\p{L}{3}/u.test(text) && !/^(get|patch|delete)$/.test(text));
}

/** The texts that an expression may be. @param constants of the source, by their names */
function textsOf(node: ts.Node, constants: ReadonlyMap<string, ts.Expression>): string[] {
  const all = (nodes: readonly ts.Node[]): string[] => nodes.flatMap((one) => textsOf(one, constants));
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.reduce(
      (texts, { expression, literal }) => {
        const constant = constants.get(
          (ts.isCallExpression(expression) ? expression.expression : expression).getText(),
        );
        const values = all([constant && ts.isArrowFunction(constant) ? constant.body : (constant ?? expression)]);
        return texts.flatMap((text) => (values.length > 0 ? values : ['7']).map((one) => text + one + literal.text));
      },
      [node.head.text],
    );
  }
  if (ts.isParenthesizedExpression(node)) return all([node.expression]);
  if (ts.isConditionalExpression(node)) return all([node.whenTrue, node.whenFalse]);
  if (ts.isBinaryExpression(node)) return all([node.right]);
  if (ts.isArrayLiteralExpression(node)) return all([...node.elements]);
  return [];
}

function messageOf(fails: () => void): string {
  try {
    fails();
  } catch (error) {
    const { message, originalError } = error as Error & { originalError?: Error };
    return (originalError?.message ?? message).replace(/, line:\d+, col:\d+$/, '');
  }
  throw new Error('It did not fail.');
}
