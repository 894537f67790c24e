// A test runner for Stryker that runs the unit specs within its own process: a mutant takes milliseconds that way,
// where a run of jest takes seconds. Stryker makes the mutants, ends what hangs, counts and reports.
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { collect, run } from './suites.mjs';
import { forget, load } from './typescript.mjs';

const setup = ['test/support/random.ts', 'test/support/sqlite.ts'];

class InProcessRunner {
  #stryker = (globalThis.__stryker__ ??= {});

  capabilities() {
    return { reloadEnvironment: true };
  }

  init() {
    process.env.TEST_FOLDER ??= process.cwd(); // the sandbox, which Stryker removes
  }

  async dryRun({ files }) {
    const specs = new Set(files.flatMap(specsOf));
    const result = await this.#run([...specs], () => true, true);
    const mutantCoverage = structuredClone(this.#stryker.mutantCoverage);
    // Once more: what fails only because of the run before it would count as killed.
    const again = await this.#run([...specs], () => true, true);
    return { ...again, tests: [...result.tests, ...again.tests.filter(failed)], mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, sandboxFileName, mutantActivation, hitLimit, disableBail }) {
    const stryker = this.#stryker;
    stryker.mutantCoverage = undefined;
    stryker.hitLimit = hitLimit;
    stryker.hitCount = hitLimit === undefined ? undefined : 0;
    stryker.activeMutant = mutantActivation === 'static' ? activeMutant.id : undefined;
    const wanted = testFilter && new Set(testFilter);
    const result = await this.#run(
      wanted ? [...new Set(testFilter.map(specOf))] : specsOf(sandboxFileName),
      (id) => wanted?.has(id) ?? true,
      disableBail,
      () => (stryker.activeMutant = activeMutant.id),
    );
    return toMutantRunResult(determineHitLimitReached(stryker.hitCount, hitLimit) ?? result);
  }

  async #run(specs, isWanted, goOn, loaded = () => undefined) {
    const tests = [];
    for (const spec of specs) {
      const id = (name) => `${spec}: ${name}`;
      let suite;
      forget();
      try {
        for (const file of setup) await load(resolve(file));
        suite = await collect(() => load(resolve(spec)));
      } catch (error) {
        suite = await collect(() => undefined);
        tests.push(failure(`${spec}: loading`, spec, error, 0));
        if (!goOn) break;
      }
      loaded();
      await run(
        suite,
        (name) => isWanted(id(name)),
        (name) => (this.#stryker.currentTestId = id(name)),
        ({ name, error, ms }) => {
          this.#stryker.currentTestId = undefined;
          const said = { id: id(name), name, fileName: spec, timeSpentMs: ms };
          tests.push(
            error === undefined ? { ...said, status: TestStatus.Success } : failure(id(name), spec, error, ms),
          );
          return goOn || error === undefined;
        },
      );
      if (!goOn && tests.some(failed)) break;
    }
    return { status: DryRunStatus.Complete, tests };
  }
}

const failed = ({ status }) => status === TestStatus.Failed;

const failure = (id, fileName, error, timeSpentMs) => ({
  id,
  name: id,
  fileName,
  timeSpentMs,
  status: TestStatus.Failed,
  failureMessage: String(error?.message ?? error),
});

const specOf = (id) => id.slice(0, id.indexOf(': '));

/** The specs beside a file: `x.spec.ts` and `x-*.spec.ts` of `x.ts`, as paths from the root. */
function specsOf(path) {
  const stem = relative(process.cwd(), resolve(path)).replace(/\.ts$/, '');
  return globSync([`${stem}.spec.ts`, `${stem}-*.spec.ts`]).sort();
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessRunner)];
