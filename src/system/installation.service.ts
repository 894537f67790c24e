import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  exclusively,
  migrate,
  newUserValues,
  passwordFault,
  plantDefaults,
  plantPlatformRole,
  Seeds,
  SettingsError,
  UserDirectory,
  usernameFault,
  Users,
} from '../kit/administration.js';
import { AuditLog, Database, settings } from '../kit/index.js';

/** The first administrator, when this start created one. */
export interface FirstAdministrator {
  username: string;
  /** Only when it was made up here and so must be told. */
  password?: string;
}

/**
 * Looks at the settings for the first administrator, before there is a database.
 * @throws SettingsError
 */
export function checkFirstAdministrator(): void {
  const { adminUsername, adminPassword } = settings;
  const name = usernameFault(adminUsername);
  if (name !== undefined) throw new SettingsError(`ADMIN_USERNAME cannot be used: ${name}`);
  const password = adminPassword === undefined ? undefined : passwordFault(adminPassword);
  if (password !== undefined) throw new SettingsError(`ADMIN_PASSWORD cannot be used: ${password}`);
}

/** Brings the database to the state that this version of the service needs. */
@Injectable()
export class Installation {
  constructor(
    private readonly database: Database,
    private readonly users: Users,
    private readonly directory: UserDirectory,
    private readonly seeds: Seeds,
    private readonly audit: AuditLog,
  ) {}

  /** Migrates and seeds, and creates an administrator where there is no user at all. May be run any number of times. */
  async prepare(): Promise<FirstAdministrator | undefined> {
    return exclusively(this.database.dataSource, async () => {
      await this.migrateAndSeed();
      return (await this.directory.isEmpty()) ? this.createAdministrator() : undefined;
    });
  }

  /** Migrates and seeds only: an administration command may come before the first start and create the first user. */
  async update(): Promise<void> {
    await exclusively(this.database.dataSource, () => this.migrateAndSeed());
  }

  /** Runs the migrations that are missing; returns their names. */
  async migrate(): Promise<string[]> {
    return exclusively(this.database.dataSource, () => migrate(this.database.dataSource));
  }

  /** Plants the reference data that is new in this version. */
  async seed(): Promise<void> {
    await this.database.write(async (manager) => {
      await plantDefaults(manager);
      await this.seeds.plant(manager);
      await plantPlatformRole(manager);
    });
  }

  private async migrateAndSeed(): Promise<void> {
    await migrate(this.database.dataSource);
    await this.requireSecret();
    await this.seed();
  }

  /**
   * With another secret all tokens are good for nobody, and what is noted breaks the audit trail for good. Whoever says
   * which one it is may have changed it. @throws SettingsError
   */
  private async requireSecret(): Promise<void> {
    if (settings.tokenPepper !== undefined || (await this.audit.hasOurKey())) return;
    throw new SettingsError(
      `The database was made with another secret: restore token-pepper in ${settings.dataDir}, or set DATA_DIR or ` +
        'TOKEN_PEPPER as it was.',
    );
  }

  private async createAdministrator(): Promise<FirstAdministrator> {
    const { adminUsername: username, adminPassword } = settings;
    const password = adminPassword ?? randomBytes(15).toString('base64url');
    const user = newUserValues({ username, password, isSuperuser: true, isAdministrator: true });
    await this.users.create(undefined, user);
    return adminPassword ? { username } : { username, password };
  }
}
