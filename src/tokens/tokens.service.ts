import { BadRequestException, Injectable, NotFoundException } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Accounts } from '../accounts/accounts.service.js';
import { ApiToken, type TokenAccess, type TokenRunAs } from '../auth/api-token.entity.js';
import { readPepper } from '../auth/pepper.js';
import { digestOf, newKey } from '../auth/token-key.js';
import { settings } from '../config/settings.js';
import { Database } from '../database/database.js';
import { now, parseInstant, type Instant } from '../database/instant.js';

export interface NewToken {
  /** The name of the user whose rights the token carries. */
  owner: string;
  /** The id of who makes it; null for the administration command. */
  creatorId: string | null;
  label?: string;
  /** ISO 8601; without it the token lasts until it is revoked, or as long as TOKEN_MAX_DAYS allows. */
  expires?: string;
  access?: TokenAccess;
  runAs?: TokenRunAs;
}

/** API tokens. */
@Injectable()
export class Tokens {
  private readonly pepper = readPepper(settings);

  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
  ) {
    accounts.whenReset((manager, ownerId) =>
      manager.update(ApiToken, { ownerId, revokedAt: IsNull() }, { revokedAt: now() }),
    );
  }

  /**
   * Makes a token. The key is in the result and nowhere else.
   * @throws NotFoundException, BadRequestException
   */
  async create(token: NewToken): Promise<{ id: string; key: string }> {
    const owner = await this.accounts.find(token.owner);
    const { label = '' } = token;
    if ([...label].length > 150) throw new BadRequestException('A label has at most 150 characters.');
    const expiresAt = expiry(token.expires);
    const key = newKey();
    const id = await this.database.write(async (manager) => {
      const { identifiers } = await manager.insert(ApiToken, {
        digest: digestOf(key, this.pepper),
        label,
        last4: key.slice(-4),
        ownerId: owner.id,
        creatorId: token.creatorId,
        access: token.access ?? 'full',
        runAs: token.runAs ?? 'allowed',
        createdAt: now(),
        expiresAt,
      });
      return String(identifiers[0]!.id);
    });
    return { id, key };
  }

  /** A user's tokens, newest first. @throws NotFoundException */
  async of(owner: string): Promise<ApiToken[]> {
    const { id } = await this.accounts.find(owner);
    return this.database.dataSource.manager.find(ApiToken, { where: { ownerId: id }, order: { id: 'DESC' } });
  }

  /** Ends a token at once. @throws NotFoundException for one that does not exist or has ended already */
  async revoke(id: string): Promise<void> {
    await this.database.write(async (manager) => {
      const { affected } = await manager.update(ApiToken, { id, revokedAt: IsNull() }, { revokedAt: now() });
      if (affected === 0) throw new NotFoundException('There is no such token, or it is revoked already.');
    });
  }
}

function expiry(text: string | undefined): Instant | null {
  const latest = settings.tokenMaxDays === undefined ? null : now(settings.tokenMaxDays * 86_400);
  if (text === undefined) return latest;
  const instant = parseInstant(text);
  if (!instant) {
    throw new BadRequestException('The end of a token must be a date and time such as 2027-06-30T12:00:00Z.');
  }
  if (instant <= now()) throw new BadRequestException('The end of a token must lie in the future.');
  if (latest && instant > latest) {
    throw new BadRequestException(`A token lasts at most ${settings.tokenMaxDays} days here.`);
  }
  return instant;
}
