import { connect } from '../../../client/src/index.js';

/** Version 2 of the API, in the session of the page. */
export const api = connect({ baseUrl: location.origin, session: true });
