/**
 * What a template of the old platform extends, whatever it calls it: a frame whose regions it fills. What it does not
 * fill is as in the frame that is built in; what runs by itself (`inlinejs`, `extra_script`) does so as far as the
 * policy of the page lets it.
 */
export const frameTemplate = `{% block theme %}{% endblock %}{% block extra_head %}{% endblock %}{% block extra_css %}{% endblock %}
{%- block body -%}
<a class="skip" href="#main">{{ "Skip to the content" | trans }}</a>
<div class="shell">
<header class="site">
{% block icon %}<a class="brand" href="/">{% if logo %}<img src="{{ logo }}" alt="{{ site.name }}">{% else %}<span>{{ site.name }}</span>{% endif %}</a>{% endblock %}
{% block heading %}{% endblock %}
{% block navigation %}{{ navigation }}{% endblock %}
</header>
{% block drawer %}{% endblock %}
<main id="main" tabindex="-1">
{% block messages %}{{ messages }}{% endblock %}
{% block content %}{{ content }}{% endblock %}
</main>
{% block footer %}{% endblock %}
</div>
{%- endblock -%}
{% block extra_script %}{% endblock %}{% block inlinejs %}{% endblock %}`;

/** What templates may print that is no plain value: pieces of HTML that are put in afterwards. */
export const trusted = ['head', 'content', 'navigation', 'messages', 'csrf_field'] as const;
export type Trusted = (typeof trusted)[number];

/** All names that templates may use, with the members that are known of them. */
export const contract: Readonly<Record<string, readonly string[] | undefined>> = {
  ...Object.fromEntries(trusted.map((name) => [name, []])),
  title: [],
  logo: [],
  user: undefined,
  theme: ['id', 'title', 'css', 'javascript', 'logo_url'],
  page: ['name', 'title', 'content'],
  site: ['name'],
  language: [],
  scheme: [],
  STATIC_URL: [],
  request: ['path'],
  querystring: [],
  block: ['super'],
  forloop: undefined,
  tablerowloop: undefined,
};
