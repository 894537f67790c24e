import TestSequencer from '@jest/test-sequencer';

/** What takes long whatever its size, the longest first: begun last, it would keep the run waiting with idle workers. */
const long = [
  'test/contract/extending',
  'test/e2e/access-matrix',
  'test/e2e/pages-',
  'test/contract/packages',
  'test/e2e/cli',
  'test/contract/v1',
  'test/e2e/docs',
  'test/e2e/process',
  'src/auth/password-check',
  'src/kit/kit',
];

/** The order of a run: a fresh clone does not know yet how long each file takes. */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const at = long.findIndex((part) => path.includes(`/${part}`));
      return at < 0 ? long.length : at;
    };
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
}
