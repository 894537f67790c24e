import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

const { SourceTextModule, createContext } = vm;

/** By file: its text, and what V8 made of it. Each test file loads the same modules again. */
const compiled = new Map();

vm.SourceTextModule = class extends SourceTextModule {
  constructor(code, options) {
    const known = compiled.get(options.identifier);
    if (known?.code === code) {
      try {
        super(code, { ...options, cachedData: known.cachedData });
        return;
      } catch (error) {
        // A test has changed a flag of V8 meanwhile.
        if (error.code !== 'ERR_VM_MODULE_CACHED_DATA_REJECTED') throw error;
      }
    }
    super(code, options);
    compiled.set(options.identifier, { code, cachedData: this.createCachedData() });
  }
};

/**
 * Jest's own for Node, but for two things: modules are compiled once in a process, and globals are looked up by V8, not by
 * way of a Proxy. Both together take a third from a test file that does little, and a tenth from one that does much.
 */
export default class extends TestEnvironment {
  constructor(...parameters) {
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...parameters);
    } finally {
      vm.createContext = createContext;
    }
  }
}
