import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { settings } from '../../config/settings.js';
import { colours, type Scheme } from '../../themes/look.js';

/** A theme with its files, as an administrator would put them into the data directory. */
export interface DemoLook {
  /** The name of its files below media/themes. */
  name: string;
  title: string;
  template: string;
  css: string;
  javascript: string;
  logo: string;
}

type Palette = Record<keyof typeof colours, string>;

const palette = (values: Palette): string =>
  Object.entries(values)
    .map(([name, value]) => `  --map-${name}: ${value};`)
    .join('\n');

/** The variables in both schemes: as somebody has chosen, or as their system says. */
function variables({ light, dark }: Record<Scheme, Palette>, more: string): string {
  return `:root {
${palette(light)}
${more}
}
[data-scheme='light'] {
${palette(light)}
}
[data-scheme='dark'] {
${palette(dark)}
}
@media (prefers-color-scheme: dark) {
  :root:not([data-scheme='light']) {
${palette(dark)}
  }
}
`;
}

const nightShift: DemoLook = {
  name: 'night-shift',
  title: 'Night shift',
  template: `<!doctype html>
<html lang="{{ language }}" data-scheme="{{ scheme }}">
  <head>
    {{ head }}
  </head>
  <body class="night" data-page="{{ page }}">
    <a class="skip" href="#main">{{ "Skip to the content" | trans }}</a>
    <section class="desk" aria-label="{{ site.name }}">
      <a class="brand" href="/"><img src="{{ logo }}" alt="{{ site.name }}" width="132" height="36"></a>
      <p class="on-air" id="clock" hidden></p>
    </section>
    <div class="shell">
      <header class="site">{{ navigation }}</header>
      <main id="main" tabindex="-1">
        {{ messages }}
        {{ content }}
      </main>
    </div>
    <footer class="desk">{{ theme.title }}{% if user %} · {{ user.username }}{% endif %}</footer>
  </body>
</html>
`,
  css: `/* Night shift: for a dark control room. Square, amber, everything in fixed columns. */
${variables(
  {
    light: {
      bg: '#f4f1ea',
      surface: '#fffdf8',
      raised: '#ffffff',
      text: '#221d14',
      muted: '#625849',
      border: '#ddd5c5',
      'field-border': '#857a67',
      accent: '#8a4b00',
      'on-accent': '#ffffff',
      link: '#7a4300',
      danger: '#a3231b',
      'on-danger': '#ffffff',
      success: '#1c6136',
      warning: '#6b4500',
      focus: '#8a4b00',
    },
    dark: {
      bg: '#0b0a08',
      surface: '#15130f',
      raised: '#1e1b15',
      text: '#f0e9dc',
      muted: '#aba08c',
      border: '#332e25',
      'field-border': '#80765f',
      accent: '#ffb224',
      'on-accent': '#231700',
      link: '#ffc65c',
      danger: '#ff8d7e',
      'on-danger': '#2b0503',
      success: '#7cd992',
      warning: '#ffd166',
      focus: '#ffc65c',
    },
  },
  `  --map-font: ui-monospace, 'SF Mono', 'Cascadia Mono', 'Noto Sans Mono', monospace;
  --map-radius: 0;
  --map-space: 7px;`,
)}
.desk {
  display: flex;
  align-items: center;
  gap: 1rem;
  padding: 0.6rem 1.25rem;
  color: var(--map-muted);
  background: var(--map-surface);
}
section.desk {
  margin: 0;
  justify-content: space-between;
  border-bottom: 3px solid var(--map-accent);
}
footer.desk {
  justify-content: center;
  border-top: 1px solid var(--map-border);
  font-size: 0.8rem;
}
.desk img {
  display: block;
  height: 2.25rem;
  width: auto;
}
.on-air {
  margin: 0;
  padding: 0.1rem 0.6rem;
  border: 1px solid var(--map-accent);
  color: var(--map-text);
  font-variant-numeric: tabular-nums;
}
h1,
h2 {
  text-transform: uppercase;
  letter-spacing: 0.06em;
}
h1::before {
  content: '▮ ';
  color: var(--map-accent);
}
nav.pages a[aria-current='page'] {
  box-shadow: inset 3px 0 0 var(--map-accent);
}
thead th {
  text-transform: uppercase;
  letter-spacing: 0.05em;
  font-size: 0.8em;
}
`,
  javascript: `// The clock of the control room, in the reader's zone.
const clock = document.getElementById('clock');
if (clock) {
  const form = new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: 'short' });
  const show = () => (clock.textContent = form.format(new Date()));
  show();
  clock.hidden = false;
  setInterval(show, 10_000);
}
`,
  logo: `<svg xmlns="http://www.w3.org/2000/svg" width="132" height="36" viewBox="0 0 132 36"><rect width="36" height="36" fill="#ffb224"/><path d="M11 9l15 9-15 9z" fill="#231700"/><path d="M46 25V11h3l6 9v-9h3v14h-3l-6-9v9zm18 0V11h3v14zm8-7c0-4 3-7 7-7 2 0 4 1 5 2l-2 2a4 4 0 1 0 1 6h-3v-3h6v4c-1 2-4 3-7 3-4 0-7-3-7-7zm18 7V11h3v5h5v-5h3v14h-3v-6h-5v6zm18 0V14h-4v-3h11v3h-4v11z" fill="#b87400"/></svg>
`,
};

const filmArchive: DemoLook = {
  name: 'film-archive',
  title: 'Film archive',
  // As templates of the old platform are written: they extend a frame, and fill its regions.
  template: `{% load i18n %}{# The archive's pages, as they were before #}
{% themeextends "core/base.html" %}

{% block icon %}
<a class="brand" href="{% url 'home' %}"><img src="{{ logo }}" alt="{{ site.name }}" width="150" height="40"></a>
{% endblock icon %}

{% block heading %}
<p class="motto">{% trans "Kept for those who come after us" %}</p>
{% endblock heading %}

{% block navigation %}
{% themeinclude "includes/navigation.html" %}
{% endblock navigation %}

{% block footer %}
<footer class="shelf">
  {% if user.username %}
    {% with name=user.first_name|default:user.username %}<p>{% trans "Signed in as" %} {{ name }}</p>{% endwith %}
    {% ifnotequal page "mediabin" %}<p><a href="{% url 'mediabin' %}">{% trans "Your media bin" %}</a></p>{% endifnotequal %}
  {% else %}
    <p><a href="{% url 'login' %}">{% trans "Sign in" %}</a></p>
  {% endif %}
  <p class="year">{% now "Y" %}</p>
</footer>
{% endblock footer %}
`,
  css: `/* Film archive: paper and green cloth, serifs, round corners. */
${variables(
  {
    light: {
      bg: '#eef3ee',
      surface: '#fbfdfa',
      raised: '#ffffff',
      text: '#14231a',
      muted: '#4e6155',
      border: '#cbd8cd',
      'field-border': '#6b8072',
      accent: '#1d6b45',
      'on-accent': '#ffffff',
      link: '#17593a',
      danger: '#a1243b',
      'on-danger': '#ffffff',
      success: '#1d6637',
      warning: '#6b4e00',
      focus: '#1d6b45',
    },
    dark: {
      bg: '#0c1410',
      surface: '#131e18',
      raised: '#1a2820',
      text: '#e2efe6',
      muted: '#9db5a5',
      border: '#28392f',
      'field-border': '#6f8b7a',
      accent: '#7bd6a5',
      'on-accent': '#04210f',
      link: '#96e0b9',
      danger: '#ff9aa8',
      'on-danger': '#33040d',
      success: '#86dba2',
      warning: '#f0ca6b',
      focus: '#96e0b9',
    },
  },
  `  --map-font: 'Iowan Old Style', Palatino, 'Noto Serif', Georgia, serif;
  --map-radius: 14px;
  --map-space: 9px;`,
)}
header.site {
  border-top: 6px double var(--map-accent);
}
.brand img {
  display: block;
  height: 2.5rem;
  width: auto;
}
.motto {
  margin: 0;
  color: var(--map-muted);
  font-style: italic;
}
h1 {
  font-weight: 500;
  font-size: 2rem;
}
.shelf {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  padding: 1rem 1.25rem;
  border-top: 6px double var(--map-accent);
  background: var(--map-surface);
  color: var(--map-muted);
}
.shelf p {
  margin: 0;
}
.shelf .year {
  margin-inline-start: auto;
}
@media (min-width: 64rem) {
  .shelf {
    grid-column: 1 / -1;
  }
}
`,
  javascript: '',
  logo: `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="40" viewBox="0 0 150 40"><circle cx="20" cy="20" r="18" fill="#1d6b45"/><circle cx="20" cy="20" r="4" fill="#eef3ee"/><circle cx="20" cy="9" r="4" fill="#eef3ee"/><circle cx="20" cy="31" r="4" fill="#eef3ee"/><circle cx="9" cy="20" r="4" fill="#eef3ee"/><circle cx="31" cy="20" r="4" fill="#eef3ee"/><path d="M48 14h94M48 20h94M48 26h58" stroke="#3f8a63" stroke-width="3" stroke-linecap="round"/></svg>
`,
};

export const demoLooks: readonly DemoLook[] = [nightShift, filmArchive];

/** The addresses of a theme's files; those that are empty have none. */
export function addressesOf({ name, javascript }: DemoLook): { css: string; javascript: string; logoimage: string } {
  return {
    css: `/media/themes/${name}.css`,
    javascript: javascript && `/media/themes/${name}.js`,
    logoimage: `themes/${name}.svg`,
  };
}

/** Puts the files of the themes where they are served from. */
export async function plantLooks(): Promise<void> {
  const folder = join(settings.dataDir, 'media/themes');
  await mkdir(folder, { recursive: true });
  for (const { name, css, javascript, logo } of demoLooks) {
    await writeFile(join(folder, `${name}.css`), css);
    await writeFile(join(folder, `${name}.svg`), logo);
    if (javascript !== '') await writeFile(join(folder, `${name}.js`), javascript);
  }
}
