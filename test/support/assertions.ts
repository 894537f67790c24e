import { beforeEach, expect } from '@jest/globals';

// A test that comes to its end without having compared anything has shown nothing.
beforeEach(() => expect.hasAssertions());
