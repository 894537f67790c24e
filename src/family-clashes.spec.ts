import { describe, expect, it } from '@jest/globals';
import { Controller, Get, Module, Post, type Type } from '@nestjs/common';
import { FamilyClash } from './config/word-table.js';
import { requireDistinct } from './family-clashes.js';

class Base {
  @Get(':id')
  one(): void {}
}

@Controller('API/v2/notes')
class Notes extends Base {
  @Get()
  all(): void {}
}

@Controller(['API/v2/notes', 'API/v2/jottings'])
class Jottings {
  @Post()
  add(): void {}
}

@Controller('API/v2')
class Elsewhere {
  @Get('notes/:name/')
  named(): void {}
}

function family(name: string, ...controllers: Type<object>[]) {
  class FamilyModule {}
  Module({ controllers })(FamilyModule);
  return { name, module: FamilyModule };
}

describe('requireDistinct', () => {
  it('should let families be that answer at different addresses, or by different methods', () => {
    expect(() => requireDistinct([family('a', Notes), family('b', Jottings), family('c')])).not.toThrow();
  });

  it('should let a family declare a route twice', () => {
    expect(() => requireDistinct([family('a', Notes, Elsewhere)])).not.toThrow();
  });

  it('should refuse two of one name', () => {
    expect(() => requireDistinct([family('a'), family('a')])).toThrow(new FamilyClash('There are two families "a".'));
  });

  it('should refuse an address that two answer at, also by what they inherit and whatever its parameters are called', () => {
    expect(() => requireDistinct([family('a', Notes), family('b', Elsewhere)])).toThrow(
      new FamilyClash('The families "a" and "b" both answer at GET /API/v2/notes/:name.'),
    );
    expect(() => requireDistinct([family('a', Jottings), family('b', Jottings)])).toThrow(
      new FamilyClash('The families "a" and "b" both answer at POST /API/v2/notes.'),
    );
  });
});
