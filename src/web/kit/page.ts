import {
  applyDecorators,
  Controller,
  Get,
  Post,
  SetMetadata,
  UseInterceptors,
  createParamDecorator,
} from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { LastingPower, RequireAccess, type Access } from '../../auth/access.decorators.js';
import { PageInterceptor } from './page.interceptor.js';
import { ACTION, PAGE, type ActionOptions, type PageOptions } from './declared.js';
import type { VisitingRequest } from './visit.js';

/**
 * Puts a controller's pages below an address. Acting for others is for the API: with RUNAS they answer 403.
 * @param path such as `mediabin`; empty for the root
 */
export function Pages(path: string): ClassDecorator {
  return applyDecorators(Controller(path), LastingPower(), UseInterceptors(PageInterceptor), ApiExcludeController());
}

/** Declares a page: GET of the path below the controller's; the handler returns what its view shows. */
export function Page(path: string | string[], options: PageOptions): MethodDecorator {
  return applyDecorators(Get(path), RequireAccess(options.access), SetMetadata(PAGE, options));
}

/** Declares a file: GET of the path below the controller's, whose handler sends it; see downloads.ts. */
export function Download(path: string, { access }: { access: Access }): MethodDecorator {
  return applyDecorators(Get(path), RequireAccess(access));
}

/**
 * Declares what a form does: POST to the path. The handler returns where to go next (`visit.done`), or a view. A
 * refusal of the API shows the page again, with what was typed and what is wrong with it.
 */
export function Action(path: string | string[], options: ActionOptions & { access: Access }): MethodDecorator {
  return applyDecorators(Post(path), RequireAccess(options.access), SetMetadata(ACTION, options));
}

/** The Visit of the request, for a handler's parameter. */
export const Visiting = createParamDecorator((_: unknown, context: ExecutionContext) => {
  return context.switchToHttp().getRequest<VisitingRequest>().visit;
});
