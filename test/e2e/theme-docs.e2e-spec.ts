import { expect, it } from '@jest/globals';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { colours, measures } from '../../src/themes/look.js';
import { demoLooks } from '../../src/cli/demo/looks.js';
import { ThemeStatus } from '../../src/themes/theme.entity.js';
import { e2e } from '../support/service.js';

const file = join(import.meta.dirname, '../../docs/themes.md');
const docs = readFileSync(file, 'utf8');
const example = (language: string): string => new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(docs)![1]!;

it('docs/themes.md should list every variable', () => {
  const rows = [
    ...Object.entries(colours).map(([name, { light, dark, help }]) => [name, `\`${light}\``, `\`${dark}\``, help]),
    ...Object.entries(measures).map(([name, { value, help }]) => [name, `\`${value}\``, '', help]),
  ];
  const table = rows.map(([name, ...cells]) => `| \`--map-${name}\` | ${cells.join(' | ')} |`.replace('|  |', '| |'));
  const listed = docs.slice(docs.indexOf('| Variable |'), docs.indexOf('## What a template gets')).trim().split('\n');
  expect(listed.slice(2)).toEqual(table);
});

e2e('themes that are shown to others', (service) => {
  it.each([
    [
      'of docs/themes.md',
      () => ({ name: 'harbour', template: example('liquid'), css: example('css'), javascript: '' }),
    ],
    ...demoLooks.map((look) => [`of the demonstration: ${look.name}`, () => look] as const),
  ])('should have nothing wrong with them: %s', async (_, given) => {
    const { name, template, css, javascript } = given();
    const media = join(process.env.DATA_DIR!, 'media/themes');
    mkdirSync(media, { recursive: true });
    writeFileSync(join(media, `${name}.css`), css);
    if (javascript) writeFileSync(join(media, `${name}.js`), javascript);
    const administrator = service.client.asToken((await service.administrator()).token);
    const { json: theme } = await administrator.post('/API/v2/themes/', {
      title: name,
      template_string: template,
      css: `/media/themes/${name}.css`,
      javascript: javascript && `/media/themes/${name}.js`,
    });
    const at = `/API/v2/themes/${theme.id}/`;
    expect((await administrator.get(`${at}check/`)).json).toEqual({ errors: 0, warnings: 0, advices: 0, findings: [] });
    await administrator.post(`${at}submit/`, {});
    expect((await administrator.post(`${at}approve/`, {})).json).toMatchObject({ status: ThemeStatus.Approved });
    const { text, headers } = await service.client.get(`/media/themes/${name}.css`);
    expect({ text, type: headers['content-type'] }).toEqual({ text: css, type: 'text/css; charset=utf-8' });
  });
});
