import { type TokenAccess, tokenAccess, tokenRunAs, type TokenRunAs } from '../kit/administration.js';
import { Integer, Moment, Text } from '../kit/index.js';
import { longestLabel, maxOverlapMinutes } from './token-fields.js';

const password = {
  help: 'A fresh proof, for callers who signed in by a session',
  writable: true,
  writeOnly: true,
  max: 1024,
  example: 'correct horse battery',
} as const;
const overlap = {
  help: 'Minutes for which the key before goes on to work',
  writable: true,
  min: 0,
  max: maxOverlapMinutes,
  default: 0,
  example: 60,
} as const;
const end = {
  help: 'When it ends, in the future, and as early as the site may ask for; without it, it lasts until it is revoked',
  writable: true,
  nullable: true,
  example: '2099-12-31T00:00:00.000000Z',
} as const;

/**
 * Enough to send the request again, with its Idempotency-Key, when the answer was lost: the key that it is sent with
 * must work.
 */
export const ownOverlap = 5;

/** The body that makes a token. */
export class NewToken {
  @Text({ help: 'What it is for', writable: true, required: true, max: longestLabel, example: 'Playout server' })
  label: string;
  @Moment(end) expires_at?: string | null;
  @Text({
    help: 'All that its owner may, or reading only: then it does not rotate or revoke itself either',
    writable: true,
    words: tokenAccess,
    default: 'full',
    example: 'read',
  })
  access?: TokenAccess;
  @Text({
    help: 'Whether it may, must not or must be used with RUNAS',
    writable: true,
    words: tokenRunAs,
    default: 'allowed',
    example: 'forbidden',
  })
  run_as?: TokenRunAs;
  @Text({
    help: 'The name of the user whose rights it has; by administrators only',
    writable: true,
    max: 150,
    example: 'ann',
  })
  assignee?: string;
  @Text({
    help: 'Who gets the key of a token for somebody else',
    writable: true,
    words: ['assignee', 'now'],
    default: 'assignee',
    example: 'assignee',
  })
  reveal?: 'assignee' | 'now';
  @Text(password) password?: string;
}

export class TokenChanges {
  @Text({ help: 'What it is for', writable: true, max: longestLabel, example: 'Playout server 2' }) label?: string;
  @Moment(end) expires_at?: string | null;
  @Text({
    help: 'To read only from now on; nothing gives a token more than it was made with',
    writable: true,
    words: ['read'],
    example: 'read',
  })
  access?: 'read';
  @Text(password) password?: string;
}

export class TokenProof {
  @Text(password) password?: string;
}

export class TokenRotation {
  @Integer(overlap) overlap_minutes?: number;
  @Text(password) password?: string;
}

export class OwnRotation {
  @Integer({ ...overlap, default: ownOverlap }) overlap_minutes?: number;
}
