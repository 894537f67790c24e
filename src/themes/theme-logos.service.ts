import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../kit/index.js';
import { MediaStore } from './media-store.js';
import { lockedThemeIfAny } from './stored-theme.js';

/** Sees to it that of the files that were stored as logos those are left that themes show. */
@Injectable()
export class ThemeLogos {
  private readonly logger = new Logger('Themes');
  /** One after the other: each waits for the end of the transaction, with a connection that others could have. */
  private later: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly media: MediaStore,
  ) {}

  /**
   * Removes those of the files that no theme shows, now that one has been changed, or has not. When the change is a part
   * of a transaction that goes on, they are looked at after its end, which is not waited for.
   * @param changed the id of the theme that was to be changed
   */
  async tidy(changed: string, paths: readonly string[]): Promise<void> {
    const stored = paths.filter((path) => this.media.themeOf(path) !== undefined);
    if (stored.length === 0) return;
    const remove = (): Promise<void> =>
      this.database
        .apart(async () => {
          for (const path of stored) await this.removeUnused(changed, path);
        })
        .catch((error: unknown) =>
          this.logger.error({
            message: 'A logo that is not used any more could not be removed.',
            paths: stored,
            error,
          }),
        );
    if (this.database.transaction()) this.later = this.later.then(remove);
    else await remove();
  }

  /**
   * With the changed theme locked, so that its change has ended, and with that for which the file was stored: whoever is
   * about to show the file there has stored it and says so, or does both afterwards. A copy of that theme shows it too.
   */
  private async removeUnused(changed: string, path: string): Promise<void> {
    const ids = new Set([changed, this.media.themeOf(path)!]);
    await this.database.write(async (manager) => {
      // In one order: two that do this would otherwise wait for each other.
      for (const id of [...ids].sort()) await lockedThemeIfAny(manager, id);
      const [shown] = await manager.query<unknown[]>('SELECT id FROM theme WHERE logoimage = ? LIMIT 1', [path]);
      if (shown === undefined) await this.media.remove(path);
    });
  }
}
