import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { administratorRole, type Power } from '../../accounts/granting/permissions.js';
import { Database } from '../../database/database.js';
import { languages } from '../../profiles/user-profile.entity.js';
import { unwrap } from '../../../client/src/index.js';
import { Catalogues } from './catalogues.service.js';
import { clientFor } from './in-process.js';
import { calledName, type Person } from './person.js';
import { Visit, type VisitingRequest } from './visit.js';
import { languageOf, Words } from './words.js';

/** Finds out for whom a page is made. */
@Injectable()
export class Visits {
  constructor(
    private readonly catalogues: Catalogues,
    private readonly database: Database,
  ) {}

  async of(request: VisitingRequest, response: Response): Promise<Visit> {
    const person = request.auth && (await this.personOf(request));
    const chosen = person?.preferences.language;
    const language = chosen && languages.includes(chosen) ? chosen : languageOf(request.headers['accept-language']);
    return new Visit(request, response, new Words(this.catalogues.catalogue, language), person);
  }

  private async personOf(request: VisitingRequest): Promise<Person> {
    const { user } = request.auth!;
    // Every page asks for it: a third of the time of a short one, where it is not remembered.
    const { preferences, etag } = await this.database.remember(`me ${user.id}`, async () => {
      const answer = await clientFor(request, { cookies: [] }).GET('/API/v2/me/');
      return { preferences: unwrap(answer), etag: answer.response.headers.get('etag') };
    });
    const powers: Power[] = await user.permissions();
    if (await user.isAdministrator()) powers.push(administratorRole);
    return {
      id: user.id,
      username: preferences.username,
      name: calledName(preferences),
      isSuperuser: user.isSuperuser,
      powers: new Set(powers),
      preferences,
      etag,
    };
  }
}
