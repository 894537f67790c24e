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
   * Removes those of the files that the theme does not show, now that it has been changed, or has not. When the change
   * is a part of a transaction that goes on, they are looked at after its end, which is not waited for.
   */
  async tidy(themeId: string, paths: readonly string[]): Promise<void> {
    const own = paths.filter((path) => this.media.isLogoOf(themeId, path));
    if (own.length === 0) return;
    const remove = (): Promise<void> =>
      this.database
        .apart(() => this.removeUnused(themeId, own))
        .catch((error: unknown) =>
          this.logger.error({ message: 'A logo that is not used any more could not be removed.', themeId, error }),
        );
    if (this.database.transaction()) this.later = this.later.then(remove);
    else await remove();
  }

  /** With the theme locked: whoever is about to show such a file has stored it and says so, or does both afterwards. */
  private async removeUnused(themeId: string, paths: readonly string[]): Promise<void> {
    await this.database.write(async (manager) => {
      const theme = await lockedThemeIfAny(manager, themeId);
      for (const path of paths) if (path !== theme?.logoimage) await this.media.remove(path);
    });
  }
}
