import { Req } from '@nestjs/common';
import type { Request } from 'express';
import { CallCounts, V1_DAYS } from '../kit/administration.js';
import {
  administratorRole,
  component,
  listQuery,
  Parameters,
  parametersOf,
  Problem,
  readFilters,
  RequirePermission,
  resourceOf,
  Route,
  single,
  V2Controller,
  v2Endpoints,
  type ValueOf,
} from '../kit/index.js';
import { V1UsageResource } from './v1-usage.resource.js';
import { V1UsageRules } from './v1-usage.rules.js';

const usual = 30;

const resource = resourceOf(V1UsageResource, 'v2');

/** Those of the list that speak of what is counted by day too. */
const filters = Object.fromEntries(
  Object.entries(listQuery(resource)).filter(([name]) => ['user', 'token', 'route'].includes(name.split('__')[0]!)),
);

const v1Days = {
  type: 'object',
  required: ['calls', 'days'],
  properties: {
    calls: { type: 'integer', description: 'All of them within these days; 0 says that they were quiet' },
    days: {
      type: 'array',
      description: 'Each of these days, the oldest first; the last is the present one',
      items: {
        type: 'object',
        required: ['day', 'calls'],
        properties: { day: { type: 'string', format: 'date', description: 'In UTC' }, calls: { type: 'integer' } },
      },
    },
  },
} as const;

/** Calls by day: comes before the addresses of single rows. */
@V2Controller('v1-usage/days', 'v1-usage')
export class V1DaysController {
  constructor(private readonly counts: CallCounts) {}

  @Route('get', '', {
    id: 'listV1Days',
    summary: 'Read how often the first version was called on each of the last days',
    description: 'All calls, or those of a user, by a token or of a route; the last of them a few seconds later.',
    query: {
      days: {
        type: 'integer',
        minimum: 1,
        maximum: V1_DAYS,
        default: usual,
        description: 'How many days, of which the present one is the last',
      },
      ...filters,
    },
    answers: { 200: component('V1Days', v1Days) },
    codes: ['unknown_parameter', 'invalid_parameter', 'too_slow'],
  })
  @RequirePermission(administratorRole)
  async days(@Req() request: Request): Promise<ValueOf<typeof v1Days>> {
    const parameters = parametersOf(request, 'days', ...Object.keys(filters));
    const days = await this.counts.v1Days(readDays(parameters), readFilters(resource, parameters, ['days']));
    return { calls: days.reduce((all, { calls }) => all + calls, 0), days };
  }
}

@V2Controller('v1-usage', 'v1-usage')
export class V1UsageController extends v2Endpoints(V1UsageResource, { rules: V1UsageRules }) {}

/** @throws Problem */
function readDays(parameters: Parameters): number {
  const text = single(parameters, 'days') ?? String(usual);
  const days = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (days >= 1 && days <= V1_DAYS) return days;
  throw new Problem('invalid_parameter', `days must be a whole number from 1 to ${V1_DAYS}.`);
}
