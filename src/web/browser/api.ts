import { connect } from '../../../client/src/index.js';

const connection = { baseUrl: location.origin, session: true } as const;

/** Version 2 of the API, in the session of the page, as the person whom the page was made for. */
export const api = connect(connection);

const person = document.querySelector<HTMLElement>('[data-person]')?.dataset.person;

/** What marks the session in which that person was last seen to be signed in. */
let seenIn = document.querySelector<HTMLInputElement>('[name="csrfmiddlewaretoken"]')?.value;

// In another window somebody else may have signed in, who would see and change what is theirs under this one's name.
api.use({
  async onRequest() {
    const session = /(?:^|; )csrftoken=([^;]+)/.exec(document.cookie)?.[1];
    if (person === undefined || session === undefined || session === seenIn) return undefined;
    const { data } = await connect(connection).GET('/API/v2/whoami/');
    if (data && data.user.id !== person) {
      const problem = { status: 401, code: 'unauthenticated', title: 'Not signed in', detail: 'Somebody else is.' };
      return Response.json(problem, { status: 401, headers: { 'Content-Type': 'application/problem+json' } });
    }
    seenIn = session;
    return undefined;
  },
});
