import { jsonText } from '../../rest/json-text.js';
import { day, momentBetween, pick, today, type Dice } from './dice.js';
import type { Surroundings, UserDraft } from './draft.js';
import type { Person } from './people.js';

const pages = ['', '', '/', '/mediabin/', '/profile/tokens/', '/themes/'];
const metadataGroups = [null, null, '', 'Film', 'News', 'Sports', 'Rights'];
const sortFields = ['created', 'title', 'modified', 'durationSeconds'];

/** A profile with each of its optional members now set, now empty, now missing. */
export function profileOf(
  { dice, themeIds }: Surroundings,
  person: Person,
  groups: readonly { name: string }[],
  joined: number,
): UserDraft['profile'] {
  const group = (): string => (groups.length > 0 && dice.datatype.boolean() ? pick(dice, groups).name : '');
  return {
    notes: pick(dice, [null, null, '', notesOf(dice, person)]),
    createDate: momentBetween(dice, joined, Math.min(joined + day, today)),
    paginateBy: pick(dice, [20, 20, 20, 10, 50, 100]),
    contactNumber: pick(dice, [null, '', person.phone, person.phone]),
    extraInfo: jsonText(dice.datatype.boolean(0.4) ? extraOf(dice, person) : {}),
    themeId: themeIds.length > 0 && dice.datatype.boolean(0.3) ? pick(dice, themeIds) : null,
    homepage: pick(dice, pages),
    defaultIngestGroup: group(),
    defaultGroup: group(),
    defaultSortList: jsonText(sortListOf(dice)),
    defaultMetadataGroup: pick(dice, metadataGroups),
    language: null,
    colourScheme: null,
    metadataFields: jsonText(dice.datatype.boolean(0.3) ? metadataFieldsOf(dice) : {}),
  };
}

function notesOf(dice: Dice, { firstName, city }: Person): string {
  return pick(dice, [
    `Works from ${city}; best reached in the morning.`,
    `${firstName} covers the night shift.\nCall before 22:00 "only if it is urgent".`,
    'Freelance until the end of the season.',
    'On leave; ask the desk instead.',
    `Moved here from ${city}. Speaks four languages & reads six.`,
  ]);
}

function extraOf(dice: Dice, { firstName, city }: Person): object {
  const all = {
    office: { city, floor: dice.number.int({ min: 0, max: 12 }), room: dice.string.alphanumeric(4) },
    languages: dice.helpers.arrayElements(['en', 'de', 'el', 'ar', 'hi', 'ja'], { min: 0, max: 3 }),
    nickname: firstName,
    on_call: dice.datatype.boolean(),
    manager: null,
    quota_gb: dice.number.float({ min: 1, max: 500, fractionDigits: 1 }),
  };
  const chosen = new Set(dice.helpers.arrayElements(Object.keys(all), { min: 1, max: 4 }));
  return Object.fromEntries(Object.entries(all).filter(([key]) => chosen.has(key)));
}

function sortListOf(dice: Dice): object[] {
  if (dice.datatype.boolean(0.5)) return [];
  const fields = dice.helpers.arrayElements(sortFields, { min: 1, max: 2 });
  return fields.map((field) => ({ field, order: pick(dice, ['descending', 'ascending']) }));
}

function metadataFieldsOf(dice: Dice): object {
  const fields = ['title', 'director', 'slugline', 'rights_holder', 'recorded_on'];
  const groups = dice.helpers.arrayElements(['film', 'news', 'sports'], { min: 1, max: 2 });
  return Object.fromEntries(groups.map((group) => [group, dice.helpers.arrayElements(fields, { min: 1, max: 4 })]));
}
