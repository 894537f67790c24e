import { createHmac } from 'node:crypto';
import {
  ForbiddenException,
  Injectable,
  SetMetadata,
  UnauthorizedException,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { InjectRepository } from '@nestjs/typeorm';
import type { Request } from 'express';
import { IsNull, Repository } from 'typeorm';
import { ApiToken, type User } from './entities.js';
import { pepper } from './settings.js';

export interface SignedRequest extends Request {
  owner: User;
}

export const RequirePermission = (permission: string) => SetMetadata('permission', permission);

@Injectable()
export class TokenGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @InjectRepository(ApiToken) private readonly tokens: Repository<ApiToken>,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<SignedRequest>();
    const key = request.headers['auth-token'];
    if (typeof key !== 'string') throw new UnauthorizedException();
    const token = await this.tokens.findOne({
      where: { digest: createHmac('sha256', pepper).update(key).digest(), revoked_at: IsNull() },
      relations: { owner: { groups: { permissions: true } } },
    });
    const expired = token?.expires_at && token.expires_at <= new Date().toISOString().slice(0, 23);
    if (!token?.owner.is_active || expired) throw new UnauthorizedException();

    const required = this.reflector.getAllAndOverride<string>('permission', [context.getHandler(), context.getClass()]);
    const { owner } = token;
    if (!owner.groups.some(({ permissions }) => permissions.some(({ permission }) => permission === required))) {
      throw new ForbiddenException();
    }
    request.owner = owner;
    return true;
  }
}
