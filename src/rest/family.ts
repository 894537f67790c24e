import type { Type } from '@nestjs/common';
import type { Command } from 'commander';
import type { EntityManager, MigrationInterface } from 'typeorm';
import { permissions, type PermissionMeaning } from '../accounts/granting/permissions.js';
import { auditEvents } from '../audit-log/audit-log.service.js';
import { problemTable, type ProblemMeaning } from '../config/problems.js';
import { tags } from './v2/openapi/tags.js';

/** Plants what a family needs in every database. A provider of the family's module. */
export interface Seeder {
  /** Runs at every start, inside a write; see `plantOnce` for what must be planted only once. */
  plant(manager: EntityManager): Promise<void>;
}

/** The families of the application, for injection. */
export const FAMILIES = Symbol('families');

/**
 * For commands: does work on the database as it is, with the providers of the application, such as `get(Database)`; they
 * are loaded for that, and closed after it.
 */
export type WithServices = <T>(work: (get: <S extends object>(type: Type<S>) => S) => Promise<T>) => Promise<T>;

/** A family of resources: all that the platform has to know of it. */
export interface Family {
  /** In lower case, such as `mediabin`. */
  name: string;
  /** Its Nest module: controllers and providers. */
  module: Type<object>;
  /** The TypeORM entities of its tables. */
  entities?: readonly Type<object>[];
  /** Of a family in a package; those of the platform's own stand in `database/migrations`. */
  migrations?: readonly Type<MigrationInterface>[];
  /** Permission words that its routes ask for. */
  permissions?: Partial<Record<keyof MediaAssetPlatform.Permissions, PermissionMeaning>>;
  /** Codes of problems that only it answers. */
  problems?: Partial<Record<keyof MediaAssetPlatform.Problems, ProblemMeaning>>;
  /** What its audit entries are about, with one sentence each. */
  auditEvents?: Partial<Record<keyof MediaAssetPlatform.AuditEvents, string>>;
  /** Chapters of the API document, with one sentence each. */
  tags?: Record<string, string>;
  /** Providers of its module that plant more than the `seed` of its resources. */
  seeds?: readonly Type<Seeder>[];
  /**
   * The folder of what its pages show: in a folder with the family's name the views (`*.liquid`) and the messages
   * (`en.json`, `de.json`). The pages themselves are controllers of its module.
   */
  pages?: URL;
  /** Adds commands to the program `platform`. */
  commands?: (platform: Command, withServices: WithServices) => void;
}

/** Declares a family: the default export of its file. */
export const defineFamily = (family: Family): Family => family;

/**
 * Makes the words of a family known: before the database is opened, and before any route is served.
 * @throws FamilyClash for a word that the platform or another family has
 */
export function registerWords(family: Family): void {
  const { name } = family;
  permissions.add(name, family.permissions ?? {});
  problemTable.add(name, family.problems ?? {});
  auditEvents.add(name, family.auditEvents ?? {});
  tags.add(name, family.tags ?? {});
}
