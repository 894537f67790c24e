// What unit specs import from @jest/globals, collected and run within this process: a mutant takes milliseconds that
// way, where a run of jest takes seconds.
import { ModernFakeTimers } from '@jest/fake-timers';
import { expect } from 'expect';
import { bind } from 'jest-each';
import { ModuleMocker } from 'jest-mock';
import { mock } from './typescript.mjs';

const mocker = new ModuleMocker(globalThis);
const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });

export { expect };

export const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  clearAllMocks: () => mocker.clearAllMocks(),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  useFakeTimers: (options) => timers.useFakeTimers(options),
  useRealTimers: () => timers.useRealTimers(),
  setSystemTime: (now) => timers.setSystemTime(now),
  getTimerCount: () => timers.getTimerCount(),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
  unstable_mockModule: mock,
};

const block = (name, parent) => ({
  name,
  parent,
  children: [],
  beforeAll: [],
  afterAll: [],
  beforeEach: [],
  afterEach: [],
});
let current = block('');

export function describe(name, body) {
  const outer = current;
  current = block(name, outer);
  outer.children.push(current);
  body();
  current = outer;
}
describe.each = bind(describe, false);

export function it(name, body) {
  current.children.push({ name, parent: current, body });
}
it.each = bind(it, false);
export const test = it;

export const beforeAll = (hook) => void current.beforeAll.push(hook);
export const afterAll = (hook) => void current.afterAll.push(hook);
export const beforeEach = (hook) => void current.beforeEach.push(hook);
export const afterEach = (hook) => void current.afterEach.push(hook);

/** The suite of the specs that `load` imports. */
export async function collect(load) {
  current = block('');
  await load();
  return current;
}

const nameOf = (node) => (node.parent?.parent ? `${nameOf(node.parent)} ${node.name}` : node.name);

let strayError;
const stray = (error) => (strayError ??= error);

/**
 * Runs the tests of a suite whose full names `isWanted`, each between `before(name)` and `after({ name, error, ms })`,
 * until `after` returns false.
 */
export async function run(suite, isWanted, before, after) {
  const has = (node) => (node.children ? node.children.some(has) : isWanted(nameOf(node)));
  const hooks = (node, kind) => (node ? [...hooks(node.parent, kind), ...node[kind]] : []);

  async function runTest(node) {
    const name = nameOf(node);
    const began = performance.now();
    let error;
    strayError = undefined;
    before(name);
    try {
      for (const hook of hooks(node.parent, 'beforeEach')) await hook();
      await node.body();
      error = expect.extractExpectedAssertionsErrors()[0]?.error;
    } catch (thrown) {
      error = thrown ?? new Error('threw nothing');
    }
    try {
      for (const hook of hooks(node.parent, 'afterEach').reverse()) await hook();
    } catch (thrown) {
      error ??= thrown;
    }
    return after({ name, error: error ?? strayError, ms: performance.now() - began }) !== false;
  }

  async function runBlock(node) {
    let goesOn = await runHooks('before', node);
    if (goesOn) {
      for (const child of node.children.filter(has)) {
        goesOn &&= await (child.children ? runBlock(child) : runTest(child));
      }
    }
    return (await runHooks('after', node)) && goesOn;
  }

  async function runHooks(when, node) {
    try {
      for (const hook of node[`${when}All`]) await hook();
      return true;
    } catch (error) {
      return after({ name: `${when} all of ${nameOf(node)}`, error, ms: 0 }) !== false;
    }
  }

  process.on('uncaughtException', stray).on('unhandledRejection', stray);
  try {
    await runBlock(suite);
  } finally {
    process.off('uncaughtException', stray).off('unhandledRejection', stray);
    timers.useRealTimers();
    mocker.restoreAllMocks();
  }
}
