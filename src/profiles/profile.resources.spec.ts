import { describe, expect, it } from '@jest/globals';
import { resourceOf } from '../kit/index.js';
import { selectOf } from '../rest/query/select.js';
import { UserProfileResource } from './profile.resources.js';

describe.each(['v1', 'v2'] as const)('a list of users in %s', (version) => {
  const resource = resourceOf(UserProfileResource, version);
  const long = ['notes', 'extra_info', 'default_sort_list', 'metadata_fields'];

  it('should leave what may be long unread, unless it is asked for and short', () => {
    expect(selectOf(resource, new Set(['id']))).not.toMatch(new RegExp(long.join('|')));
    const sql = selectOf(resource, resource.listed);
    for (const name of long) expect(sql).toMatch(new RegExp(`CASE WHEN OCTET_LENGTH\\(\\w+\\.${name}\\) <= \\d+ THEN`));
  });
});
