import { beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { projectRoot } from '../../src/config/project.js';
import { problems } from '../../src/config/problems.js';
import '../../src/families.js'; // they bring problems of their own
import { UserAccountProfileResource } from '../../src/profiles/profile.resources.js';
import { resourceOf } from '../../src/rest/declaration/resource.js';
import { documentFile } from '../support/api-document.js';
import type { Client } from '../support/client.js';
import { furtherPermissions } from '../support/further-samples.js';
import { routesOf } from '../support/routes.js';
import { e2e } from '../support/service.js';
import { collections } from '../support/v2-collections.js';

interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: object[];
  'x-permission'?: string | string[];
  'x-lasting-power'?: boolean;
  parameters?: { $ref?: string; name: string; required?: boolean; schema: any }[];
  requestBody?: { content: Record<string, { schema: { $ref?: string } }> };
  responses: Record<string, { $ref?: string }>;
}

/** All that are declared of the resources. */
const resources = [...collections().map(([, resource]) => resource), resourceOf(UserAccountProfileResource, 'v2')];
const allFields = resources.flatMap(({ fields }) => fields);

const text = readFileSync(documentFile, 'utf8');
const document = JSON.parse(text);
const schemas = document.components.schemas as Record<string, any>;
const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

describe('docs/openapi.json', () => {
  it('should pass the recommended rules of a linter', async () => {
    // As text: to compare an object with all that there may be takes the compiler a tenth of its time.
    const config = await createConfig(
      JSON.stringify({
        extends: ['recommended'],
        rules: { 'no-path-trailing-slash': 'off' }, // paths look as in the first version
      }),
    );
    const found = await lintFromString({ source: text, absoluteRef: documentFile, config });
    const faults = found.map(({ ruleId, location }) => `${ruleId} at ${location[0]!.pointer}`);
    // What is open to everyone and takes nothing from them has nothing to refuse.
    const open = ['~1API~1v2~1healthcheck~1simple', '~1API~1v2~1openapi.json'];
    expect(faults.sort()).toEqual(open.map((path) => `operation-4xx-response at #/paths/${path}/get/responses`));
  });

  it('should be what the types of the client are made of: otherwise run `npm run api`', () => {
    const types = execFileSync(process.execPath, ['scripts/client-types.mjs'], {
      cwd: projectRoot,
      env: { ...process.env, NODE_OPTIONS: '' },
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    // Compared as a whole first: a difference of 10 000 lines takes a test runner minutes.
    const written = readFileSync(join(projectRoot, 'client/src/schema.ts'), 'utf8');
    expect(types === written ? 'the same' : 'Run `npm run api`.').toBe('the same');
  });

  it('should name each operation once, and say in which chapter it is and what it does', () => {
    const chapters = new Map<string, string>(document.tags.map(({ name, description }: any) => [name, description]));
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(ids).toEqual([...new Set(ids)]);
    for (const { operation } of operations) {
      const { operationId, summary, description, tags } = operation;
      expect({ operationId, summary }).toEqual({ operationId, summary: expect.stringMatching(/^[A-Z].*[^.]$/) });
      expect({ operationId, description }).toEqual({
        operationId,
        description: expect.stringMatching(/^[A-Z0-9`].*\.$/),
      });
      expect({ operationId, chapters: tags?.map((tag) => chapters.get(tag)) }).toEqual({
        operationId,
        chapters: [expect.stringMatching(/^[A-Z].*\.$/)],
      });
    }
  });

  it('should hold examples and defaults that are true to their own schemas', () => {
    const ajv = new Ajv2020({ allErrors: true, strict: false });
    formats.default(ajv);
    ajv.addSchema({ $id: 'document', components: { schemas } });
    const faults: object[] = [];
    let values = 0;
    const visit = (part: any, place: string): void => {
      if (part === null || typeof part !== 'object') return;
      const isSchema = Array.isArray(part.examples) || part.default !== undefined;
      if (isSchema && (part.type || part.allOf || part.$ref)) {
        const validate = ajv.compile(
          JSON.parse(JSON.stringify(part).replaceAll('"#/components', '"document#/components')),
        );
        for (const value of [...(part.examples ?? []), ...(part.default === undefined ? [] : [part.default])]) {
          values++;
          if (!validate(value)) faults.push({ place, value, errors: validate.errors });
        }
      }
      for (const [key, inner] of Object.entries(part)) {
        if (key !== 'examples' && key !== 'default') visit(inner, `${place}/${key}`);
      }
    };
    visit(document, '#');
    expect(faults).toEqual([]);
    expect(values).toBeGreaterThan(100);
  });

  it('should show a value of every field that clients send', () => {
    const sent = operations.flatMap(({ operation }) => Object.values(operation.requestBody?.content ?? {}));
    const names = [...new Set(sent.flatMap(({ schema }) => referred(schema)))];
    const without = names.flatMap((name) =>
      Object.entries<any>(schemas[name].properties ?? {})
        .filter(([, property]) => property.examples === undefined && property.items?.$ref === undefined)
        .map(([property]) => `${name}.${property}`),
    );
    expect(without).toEqual([]);
    expect(names.length).toBeGreaterThan(20);
  });

  it('should say in words what a schema cannot say of a field that clients send', () => {
    const sent = allFields.filter(({ writable, check, kind }) => writable && (check || kind === 'json'));
    for (const { name, owner, form, kind } of sent) {
      const described = Object.values(schemas).flatMap(({ properties }) => properties?.[name]?.description ?? []);
      const words = kind === 'json' ? 'at most 64 KiB as JSON' : (form ?? 'its form');
      expect({ field: `${owner.name}.${name}`, described }).toEqual({
        field: `${owner.name}.${name}`,
        described: expect.arrayContaining([expect.stringContaining(words)]),
      });
    }
    expect(sent.length).toBeGreaterThan(8);
  });

  it('should say how long passwords are, and that the name must be repeated to delete a user', () => {
    const lengths = [
      schemas.NewUser.properties.password,
      schemas.PasswordReset.properties.password,
      schemas.PasswordChange.properties.new_password,
    ];
    expect(lengths).toEqual(lengths.map(() => expect.objectContaining({ minLength: 8, maxLength: 1024 })));
    expect(parametersOf('deleteUser').get('confirm')).toMatchObject({ required: true });
  });

  it('should say of each filter by a field of a few words which ones there are', () => {
    const listed = operations.filter(({ operation }) => parametersOf(operation.operationId).has('order_by'));
    let found = 0;
    for (const { operation } of listed) {
      const parameters = parametersOf(operation.operationId);
      const { $ref } = operation.responses[200] as any;
      const page = referred((operation.responses[200] as any)?.content['application/json'].schema)[0] ?? $ref;
      const { properties } = schemas[page.replace(/Page$/, '')];
      for (const [name, { enum: words }] of Object.entries<any>(properties)) {
        if (!words || !parameters.has(name)) continue;
        found++;
        expect({ name, words: parameters.get(name).schema.enum }).toEqual({ name, words });
        expect({ name, words: parameters.get(`${name}__in`).schema.items.enum }).toEqual({ name, words });
      }
    }
    expect(found).toBeGreaterThan(6);
  });

  it('should say of each refusal with which codes it comes', () => {
    const refusals = operations.flatMap(({ operation }) =>
      Object.entries(operation.responses)
        .map(([status, { $ref = '' }]) => ({ status, refusal: document.components.responses[$ref.split('/').at(-1)!] }))
        .filter(({ refusal }) => refusal?.content?.['application/problem+json']),
    );
    for (const { status, refusal } of refusals) {
      const codes = refusal['x-problem-codes'] as (keyof typeof problems)[];
      expect(codes.map((code) => problems[code].status)).toEqual(codes.map(() => Number(status)));
      expect(codes.filter((code) => !refusal.description.includes(`\`${code}\`: ${problems[code].title}`))).toEqual([]);
    }
    expect(refusals.length).toBeGreaterThan(500);
  });

  it('should tell every code at some operation that can refuse with it', () => {
    const told = new Set(
      Object.values<any>(document.components.responses).flatMap((one) => one['x-problem-codes'] ?? []),
    );
    const nowhere = Object.keys(problems).filter((code) => !told.has(code));
    // The answer where there is no operation, and that to a header of which no operation knows.
    expect(nowhere).toEqual(['method_not_allowed', 'expectation_failed']);
  });
});

e2e('the API document', (service) => {
  it('should be served as it is in docs/openapi.json: otherwise run `npm run api`', async () => {
    const answer = await service.client.get('/API/v2/openapi.json');
    expect(answer.status).toBe(200);
    const [served, written] = [partsOf(answer.json), partsOf(document)];
    const names = [...new Set([...served.keys(), ...written.keys()])];
    expect(names.filter((name) => served.get(name) !== written.get(name))).toEqual([]);
  });

  it('should have all routes of the second version, with the access that their decorators say, and no others', () => {
    const pages = /^\/API\/v2\/docs/;
    const routes = routesOf(service.app).filter(({ path }) => /^\/API\/v2(\/|$)/.test(path) && !pages.test(path));
    const declared = routes.map(({ method, path, access, lastingPower }) => ({
      route: `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
      access: access[0],
      lastingPower,
    }));
    const documented = operations.map(({ method, path, operation }) => ({
      route: `${method} ${path.replace(/\/$/, '')}`,
      access: operation['x-permission'] ?? (operation.security && 'public'),
      lastingPower: operation['x-lasting-power'] ?? false,
    }));
    const sorted = (all: { route: string }[]): object[] => all.sort((a, b) => (a.route < b.route ? -1 : 1));
    expect(sorted(documented)).toEqual(sorted(declared));
  });

  it('should let those routes be called by a token that take one, and no others', async () => {
    const { username } = await service.user({ isSuperuser: true, isAdministrator: true });
    const byToken = service.client.asToken(await service.token(username));
    const asking = operations.filter(({ operation }) => codesOf(operation).includes('proof_required'));
    for (const { method, path, operation } of asking) {
      const [name = ''] = referred(jsonBody(operation));
      const { required = [], examples: [example = {}] = [] } = schemas[name] ?? {};
      const body = Object.fromEntries(Object.entries(example as object).filter(([key]) => required.includes(key)));
      const answer = await byToken
        .with({ 'Content-Type': 'application/json' })
        .send(method, path.replace(/\{\w+\}/g, '999999'), JSON.stringify(body));
      const ways = operation.security?.flatMap((one) => Object.keys(one)) ?? ['basic', 'token', 'session'];
      const isRefused = answer.status === 403 && answer.json.code === 'proof_required';
      expect({ path, isRefused }).toEqual({ path, isRefused: !ways.includes('token') });
    }
    expect(asking.filter(({ operation }) => operation.security).length).toBeGreaterThan(3);
  });

  it('should refuse a word that no field has, where it says which ones there are', async () => {
    const { username } = await service.user({ isSuperuser: true, isAdministrator: true });
    const client = service.client.asToken(await service.token(username));
    for (const [query, status] of [
      ['event=sign-in', 200],
      ['event=logn', 400],
      ['event__in=token,logn', 400],
      ['via=x', 400],
      ['via=command', 200],
    ] as const) {
      expect({ query, status: (await client.get(`/API/v2/audit/?${query}`)).status }).toEqual({ query, status });
    }
    for (const query of ['access=none', 'run_as__in=allowed,x', 'scope=x']) {
      expect({ query, status: (await client.get(`/API/v2/tokens/?${query}`)).status }).toEqual({ query, status: 400 });
    }
    expect((await client.get('/API/v2/themes/?status=5')).json.detail).toBe('status takes 1, 2, 3, 4.');
    expect((await client.get('/API/v2/themes/?status__gt=4')).status).toBe(200);
    // As ever.
    expect((await client.get('/API/v1/theme/?status=5')).status).toBe(200);
  });

  describe('with the examples of its bodies', () => {
    let admin: Client;
    beforeAll(async () => {
      const permissions = furtherPermissions();
      admin = service.client.asBasic(await service.user({ isSuperuser: true, isAdministrator: true, permissions }));
    });

    const collections = operations
      .filter(({ method, path }) => method === 'POST' && !path.endsWith('/bulk/'))
      .map(({ path, operation }) => ({ path, name: referred(jsonBody(operation))[0] ?? '' }))
      .filter(({ name }) => name.startsWith('New'))
      // A token can be for a user only who is there.
      .sort((a, b) => Number(b.name === 'NewUser') - Number(a.name === 'NewUser'));

    /** Other tests of this file have made users and groups of these names. */
    const renamed = (example: Record<string, unknown>, n: number): object => {
      const key = ['username', 'name'].find((one) => one in example);
      const [, size] = /^(\d+x)\d+$/.exec(String(key && example[key])) ?? [];
      return key ? { ...example, [key]: size ? `${size}${n}` : `${String(example[key])} ${n}` } : example;
    };

    it.each(collections)('should be able to create and to change objects at $path', async ({ path, name }) => {
      const answer = await admin.post(path, renamed(schemas[name].examples[0], 2));
      expect({ status: answer.status, text: answer.text }).toEqual({ status: 201, text: expect.any(String) });
      const one = `${path}{id}/`;
      const change = operations.find(({ method, path: at }) => method === 'PATCH' && at === one)!;
      const [changes = ''] = referred(jsonBody(change.operation));
      const changed = await admin.patch(`${path}${answer.json.id}/`, renamed(schemas[changes].examples[0], 3));
      expect({ status: changed.status, text: changed.text }).toEqual({ status: 200, text: expect.any(String) });
    });

    it('should find every collection that one can add to', () => {
      expect(collections.map(({ name }) => name).sort()).toEqual(
        Object.keys(schemas)
          .filter((name) => name.startsWith('New'))
          .sort(),
      );
    });

    it("should be able to change one's own preferences", async () => {
      const changed = await admin.patch('/API/v2/me/', schemas.MeChanges.examples[0]);
      expect({ status: changed.status, json: changed.json }).toMatchObject({
        status: 200,
        json: schemas.MeChanges.examples[0],
      });
    });
  });
});

/** The parameters of an operation, by their names. */
function parametersOf(id: string): Map<string, any> {
  const { parameters = [] } = operations.find(({ operation }) => operation.operationId === id)!.operation;
  const whole = parameters.map((one) => (one.$ref ? document.components.parameters[one.$ref.split('/').at(-1)!] : one));
  return new Map(whole.map((one) => [one.name, one]));
}

/** The text of each path, of each component, and of all the rest. */
function partsOf({ paths, components, ...rest }: Record<string, any>): Map<string, string> {
  const named = Object.entries<object>(components).flatMap(([kind, all]) =>
    Object.entries(all).map(([name, part]) => [`${kind}/${name}`, part] as const),
  );
  const parts = [...Object.entries(paths), ...named, ['the rest', rest] as const];
  return new Map(parts.map(([name, part]) => [name, JSON.stringify(part)]));
}

/** What an operation can be refused with. */
function codesOf({ responses }: Operation): string[] {
  return Object.values(responses).flatMap(
    ({ $ref = '' }) => document.components.responses[$ref.split('/').at(-1)!]?.['x-problem-codes'] ?? [],
  );
}

function jsonBody(operation: Operation): { $ref?: string } | undefined {
  return operation.requestBody?.content['application/json']?.schema;
}

/** The names of the schemas that a schema refers to. */
function referred(schema: object | undefined): string[] {
  return [...JSON.stringify(schema ?? {}).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!);
}
