import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Database } from '../database/database.js';
import { now } from '../database/instant.js';
import type { Principal } from '../accounts/principal.js';
import { AuditEntry } from './audit-entry.entity.js';
import type { Via } from './auth-context.js';

export interface AuditNote {
  event: 'sign-in' | 'run-as';
  outcome: string;
  /** The real user, or the name that was tried. */
  actor: Principal | string;
  effective?: Principal | string;
  via: Via;
}

/** Keeps who did what to whose power, and from where. */
@Injectable()
export class AuditLog {
  constructor(private readonly database: Database) {}

  /** Adds an entry for a request; it is stored when the promise resolves. */
  async record(request: Request, note: AuditNote): Promise<void> {
    const entry = {
      at: now(),
      event: note.event,
      outcome: note.outcome,
      ...named('actor', note.actor),
      ...named('effective', note.effective ?? ''),
      via: note.via,
      method: cut(request.method, 10),
      route: cut(request.path, 255),
      address: addressOf(request),
    } as AuditEntry;
    await this.database.write((manager) => manager.insert(AuditEntry, entry));
  }
}

/** The caller's address: the socket's, or what a trusted proxy says. */
export function addressOf(request: Request): string {
  return cut(request.ip ?? '', 45);
}

function named(role: 'actor' | 'effective', who: Principal | string): Partial<AuditEntry> {
  return typeof who === 'string'
    ? { [`${role}Id`]: null, [role]: cut(who, 150) }
    : { [`${role}Id`]: who.id, [role]: who.username };
}

/** The first characters of a text from outside, safe to store and to show. */
function cut(text: string, length: number): string {
  return [...text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD')].slice(0, length).join('');
}
