import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import type { SignedIn } from './auth-context.js';
import { cookieOf, SESSION_COOKIE } from './cookies.js';
import { Sessions } from './sessions.service.js';

/** Signs a request in by its session cookie. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, 'session') {
  constructor(private readonly sessions: Sessions) {
    super();
  }

  async validate(request: Request): Promise<SignedIn | undefined> {
    return this.sessions.resume(cookieOf(request, SESSION_COOKIE) ?? '');
  }
}
