import type { Database } from '../../database/database.js';
import { Theme, ThemeStatus } from '../../themes/theme.entity.js';
import { pick, type Dice } from './dice.js';
import { addressesOf, type DemoLook, demoLooks, plantLooks } from './looks.js';
import { insertRows, lastId, readRows, slices } from './insert.js';

const nouns = ['Harbour', 'Night shift', 'Meadow', 'Broadcast', 'Studio', 'Aurora', 'Archive', 'Skyline', 'Elections'];

const states = [ThemeStatus.Approved, ThemeStatus.Editing, ThemeStatus.Pending, ThemeStatus.Hidden];

/** Old installations bring templates of another dialect along; the platform keeps them as they are. */
const templates = [
  '{% layout "base" %}{% block title %}{{ site.title }}{% endblock %}\n',
  '<header class="brand"><img src="{{ logo }}" alt="{{ title | escape }}"></header>\n<main>{{ content }}</main>\n',
  '{% themeextends "base.html" %}\n{% block title %}Médiathèque · Μέσα · 素材{% endblock %}\n',
  '',
];

/** Adds themes in all states, none of them the default; the first ones have files, and change the look thoroughly. */
export async function plantThemes(
  database: Database,
  dice: Dice,
  count: number,
  planted: (count: number) => void,
): Promise<void> {
  if (count > 0) await plantLooks();
  const last = await lastId(database, Theme);
  const themes = Array.from({ length: count }, (_, at) => madeUp(dice, last + 1 + at, states[at % 4]!, demoLooks[at]));
  for (const part of slices(themes, 2000)) {
    await database.write((manager) => insertRows(manager, Theme, part));
    planted(part.length);
  }
}

/** A theme with files is approved: everybody may choose it. */
function madeUp(dice: Dice, number: number, status: ThemeStatus, look?: DemoLook): Omit<Theme, 'id'> {
  const theme = themeOf(dice, number, status);
  if (!look) return theme;
  return {
    ...theme,
    title: look.title,
    templateString: look.template,
    status: ThemeStatus.Approved,
    ...addressesOf(look),
  };
}

/** Users can choose themes that are approved. */
export async function choosableThemes(database: Database): Promise<string[]> {
  const rows = await readRows(database, Theme, 'id', 'WHERE status = ? ORDER BY id LIMIT 500', [ThemeStatus.Approved]);
  return rows.map(({ id }) => String(id));
}

function themeOf(dice: Dice, number: number, status: ThemeStatus): Omit<Theme, 'id'> {
  const colour = dice.color.human();
  const title = `${colour[0]!.toUpperCase()}${colour.slice(1)} ${pick(dice, nouns)} ${number}`;
  // Of files there are those of the demonstration's own looks.
  const { css, logoimage } = addressesOf(pick(dice, demoLooks));
  const maybe = (text: string, probability: number): string => (dice.datatype.boolean(probability) ? text : '');
  return {
    title,
    templateString: dice.datatype.boolean(0.6) ? pick(dice, templates) : null,
    css: maybe(css, 0.6),
    javascript: '',
    status,
    logoimage: maybe(logoimage, 0.5),
    isDefault: null,
    submittedById: null,
    note: '',
  };
}
