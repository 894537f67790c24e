import type { QueryOf, Schemas } from '../../../client/src/index.js';
import { pagerOf, type Pager } from '../kit/list-page.js';
import type { Visit } from '../kit/visit.js';

export type Token = Schemas['Token'];
type Advice = Schemas['TokenUse']['advice'][number];

/** A token as the pages speak of it. */
export interface ShownToken extends Token {
  /** Its label, or a word for one without. */
  name: string;
  isOwn: boolean;
  /** Who made it, in words. */
  maker: string;
  /** Whether it has not ended. */
  isOpen: boolean;
}

export function shown(visit: Visit, token: Token): ShownToken {
  const { username } = visit.person!;
  const { label, assignee, created_by: by, state } = token;
  const maker =
    by === null
      ? visit.say('tokens.by.command')
      : by === username
        ? visit.say('tokens.by.you')
        : visit.say('tokens.by.other', { name: by });
  return {
    ...token,
    name: label.trim() || visit.say('tokens.unnamed'),
    isOwn: assignee === username,
    maker,
    isOpen: state === 'active' || state === 'unrevealed',
  };
}

/** A list of tokens, with the advice for each. */
export async function advisedTokens(
  visit: Visit,
  query: QueryOf<'/API/v2/tokens/'>,
): Promise<{ tokens: (ShownToken & { advice: readonly Advice[] })[]; pager: Pager }> {
  const { objects, meta } = await visit.ask(visit.api.GET('/API/v2/tokens/', { params: { query } }));
  const tokens = objects as Token[];
  const advice = await adviceOf(visit, tokens);
  return {
    tokens: tokens.map((token) => ({ ...shown(visit, token), advice: advice.get(token.id) ?? [] })),
    pager: pagerOf(visit, meta),
  };
}

async function adviceOf(visit: Visit, tokens: readonly Token[]): Promise<ReadonlyMap<string, readonly Advice[]>> {
  if (tokens.length === 0) return new Map();
  const query = { id__in: tokens.map(({ id }) => id) };
  const { objects } = await visit.ask(visit.api.GET('/API/v2/tokens/advice/', { params: { query } }));
  return new Map(objects.map(({ id, advice }) => [id, advice]));
}
