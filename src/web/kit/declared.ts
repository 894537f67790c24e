import { Injectable, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Access } from '../../auth/access.decorators.js';

export const PAGE = 'platform:page';
export const ACTION = 'platform:page-action';

/** Where a page stands in the navigation. */
export interface Place {
  /** What one works with, what is one's own, or what administrators do. */
  part: 'work' | 'own' | 'administration';
  /** Pages of a part stand in this order. */
  order: number;
  /** A name of the set of icons, such as `key`. */
  icon: string;
}

export interface PageOptions {
  /** Its name, as themes' templates see it in `page`. */
  name: string;
  /** The message that is its title, such as `tokens.title`; a page may say a more exact one, see `View.title`. */
  title: string;
  /** Who may open it: that of the version 2 route that holds its data. */
  access: Access;
  navigation?: Place;
  /** Of a page where secrets are typed or shown: it never has a theme. */
  safe?: boolean;
  /** The Referrer-Policy, where it is not `same-origin`. */
  referrer?: 'no-referrer';
  /** Whether other pages of this site may show it in a frame. */
  framed?: boolean;
}

export interface ActionOptions {
  /** The method whose page has the form; it is shown again after a mistake. */
  page: string;
}

/** A page of the running application. */
export interface DeclaredPage extends PageOptions {
  /** With its parameters, such as `/users/:id/`. */
  path: string;
}

/** All pages of the application, found on its controllers. */
@Injectable()
export class DeclaredPages {
  private found?: readonly DeclaredPage[];

  constructor(private readonly discovery: DiscoveryService) {}

  all(): readonly DeclaredPage[] {
    this.found ??= this.discovery.getControllers().flatMap(({ metatype }) => pagesOf(metatype as Type<object>));
    return this.found;
  }

  /** The page that an address stands below, such as that of a form; undefined where that would be the start page. */
  above(path: string): string | undefined {
    const own = parts(path);
    while (own.pop() !== undefined && own.length > 0) {
      const page = `/${own.join('/')}/`;
      if (this.has(page)) return page;
    }
    return undefined;
  }

  /** The page at an address, else the one that it stands below. */
  nearest(path: string): string | undefined {
    return this.has(path) ? path : this.above(path);
  }

  /** Whether there is a page at a path of this site, whatever query it has. */
  has(path: string): boolean {
    const asked = parts(path.replace(/[?#].*$/s, ''));
    return this.all().some((page) => {
      const own = parts(page.path);
      return own.length === asked.length && own.every((part, n) => part.startsWith(':') || part === asked[n]);
    });
  }
}

/** The path that a page is declared at, of several the first. @param handler of the controller */
export function pathOf(controller: Type<object>, handler: object): string {
  const [base, path] = [controller, handler].map((one) => Reflect.getMetadata(PATH_METADATA, one) as string | string[]);
  return `/${[base].flat()[0]}/${[path].flat()[0]}/`.replace(/\/+/g, '/');
}

const parts = (path: string): string[] => path.split('/').filter((part) => part !== '');

function pagesOf(controller: Type<object>): DeclaredPage[] {
  const prototype = controller.prototype as Record<string, () => unknown>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
    const handler = prototype[name]!;
    const page = Reflect.getMetadata(PAGE, handler) as PageOptions | undefined;
    const isRead = Reflect.getMetadata(METHOD_METADATA, handler) === RequestMethod.GET;
    if (!page || !isRead) return [];
    return [{ ...page, path: pathOf(controller, handler) }];
  });
}
