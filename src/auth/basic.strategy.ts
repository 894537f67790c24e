import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import { addressOf } from '../audit-log/origin.js';
import type { SignedIn } from './auth-context.js';
import { PasswordCheck } from './password-check.service.js';

/** Signs a request in by HTTP basic. */
@Injectable()
export class BasicStrategy extends PassportStrategy(Strategy, 'basic') {
  constructor(private readonly passwords: PasswordCheck) {
    super();
  }

  async validate(request: Request): Promise<SignedIn | undefined> {
    const user = await this.passwords.verifyBasic(addressOf(request), request.headers.authorization ?? '');
    return user && { user, actor: user, via: 'basic' };
  }
}
