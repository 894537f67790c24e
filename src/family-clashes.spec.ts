import { describe, expect, it } from '@jest/globals';
import { Controller, Get, Module, Post, type Type } from '@nestjs/common';
import { AuthenticatedOnly, Public, RequirePermission } from './auth/access.decorators.js';
import { DeclarationFault, FamilyClash } from './config/word-table.js';
import { requireDistinct, requireServable } from './family-clashes.js';
import { serves } from './rest/resource-of-controller.js';
import type { Resource } from './rest/declaration/resource.js';

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

describe('requireServable', () => {
  @Controller('API/v2/notes')
  @AuthenticatedOnly()
  class Served {
    @Get()
    all(): void {}

    @Get(':id')
    @Public()
    one(): void {}
  }

  it('should let families be whose routes say who may call them, or whose controllers do', () => {
    expect(() => requireServable([family('a', Served)])).not.toThrow();
  });

  it('should refuse a route that does not, and one for a permission that nobody defines', () => {
    expect(() => requireServable([family('a', Served, Jottings)])).toThrow(
      new DeclarationFault('Jottings.add of the family "a" does not say who may call it.'),
    );
    class Mistyped {
      @Get()
      @RequirePermission('teme' as 'theme')
      all(): void {}
    }
    Controller('API/v2/mistyped')(Mistyped);
    expect(() => requireServable([family('a', Mistyped)])).toThrow(
      new DeclarationFault('Mistyped.all of the family "a" asks for "teme", which no family defines.'),
    );
  });

  it('should refuse a resource whose audit entries are about what nobody defines', () => {
    serves(Served, { audit: 'reel' } as unknown as Resource);
    expect(() => requireServable([family('a', Served)])).toThrow(
      new DeclarationFault('The family "a" does not define its audit event "reel".'),
    );
  });
});
