import TestSequencer from '@jest/test-sequencer';

/** What takes long whatever its size, the longest first: begun last, it would keep the run waiting with idle workers. */
const long = [
  'contract/extending',
  'e2e/access-matrix',
  'e2e/pages-',
  'contract/packages',
  'e2e/cli',
  'contract/v1',
  'e2e/docs',
  'e2e/process',
];

/** The order of a run: a fresh clone does not know yet how long each file takes. */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const at = long.findIndex((part) => path.includes(`/test/${part}`));
      return at < 0 ? long.length : at;
    };
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
}
