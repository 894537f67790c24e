import { describe, expect, it } from '@jest/globals';
import { translate } from './dialect.js';

const liquidOf = (template: string): string => translate(template).liquid;
const found = (template: string): string[] =>
  translate(template).findings.map(({ code, what, line, column }) => `${line}:${column} ${code} ${what}`);

describe('templates of this platform', () => {
  it.each([
    '<p>{{ title | upcase | truncate: 20, "…" }}</p>',
    '{%- if user.first_name == "a b" and page != "login" -%}x{%- endif -%}',
    '{% for x in user.permissions limit: 2 %}{{ forloop.index }}{% else %}none{% endfor %}',
    '{% assign a = "1,2" | split: "," %}{{ a | join: " | " }}',
    '{% raw %}{% trans "x" %}{{ x|y }}{% endraw %}',
    '{% case page %}{% when "a" %}1{% else %}2{% endcase %}',
    '{{ "not closed }',
    'a { b } c {# of\nno comment #} %}',
  ])('should stay as they are: %s', (template) => {
    expect(liquidOf(template)).toBe(template);
    expect(found(template)).toEqual([]);
  });
});

describe('templates of the old platform', () => {
  it.each([
    ['{% load i18n cache %}a{# said {{ nobody }} #}b', 'ab'],
    [
      '{% themeextends "base.html" %}{% block footer %}x{% endblock footer %}',
      '{% layout "frame" %}{% block footer %}x{% endblock %}',
    ],
    ['{% if a %}1{% elif not b %}2{% endif %}', '{% if a %}1{% elsif not b %}2{% endif %}'],
    ['{% if a in b and c not in d %}', '{% if b contains a and not d contains c %}'],
    ['{% if a is not None or items|length > 3 %}', '{% if a != nil or items.size > 3 %}'],
    ['{% if a.b|divisibleby:"2" %}', '{% if a.b|divisibleby:"2" %}'],
    ['{% if forloop.counter|upper %}', '{% if forloop.index| upcase %}'],
    ['{% ifequal a "b c" %}x{% endifequal %}', '{% if a == "b c" %}x{% endif %}'],
    ['{% ifnotequal a b %}x{% else %}y{% endifnotequal %}', '{% if a != b %}x{% else %}y{% endif %}'],
    [
      '{% for a in b %}{{ forloop.counter }}{% empty %}-{% endfor %}',
      '{% for a in b %}{{ forloop.index }}{% else %}-{% endfor %}',
    ],
    ['{% for k, v in b.items %}', '{% for k_v in b %}{% assign k = k_v[0] %}{% assign v = k_v[1] %}'],
    ['{% with a="x y" b=c|upper %}{{ a }}{% endwith %}', '{% assign a = "x y" %}{% assign b = c| upcase %}{{ a }}'],
    ['{% with c as d %}', '{% assign d = c %}'],
    ['{% trans "Sign in" %}{{ _("Bin") }}', '{{ "Sign in" | trans }}{{ "Bin" | trans }}'],
    ['{% trans "x" as y %}', '{% assign y = "x" | trans %}'],
    ['{% csrf_token %}', '{{ csrf_field }}'],
    ['<a href="{% url "login" %}">', '<a href="{{ "/login/" }}">'],
    ['{% url "vs_item" item.id as to %}', '{% assign to = item.id | prepend: "/vs/item/" | append: "/" %}'],
    ['{% themeinclude "includes/navigation.html" %}', '{{ navigation }}'],
    [
      '{{ a|date:"d.m.Y H:i" }}{{ a|date:"DATETIME_FORMAT" }}',
      '{{ a| date: "%d.%m.%Y %H:%M" }}{{ a| date: "%Y-%m-%d %H:%M" }}',
    ],
    ['{{ a|date:"toString" }}', '{{ a| date: "%M%-m%-I" }}'],
    ['{{ a|safe|default:"x|y"|length }}', '{{ a|default:"x|y"| size }}'],
    ['{% verbatim %}{{ x }}{% endverbatim %}', '{% raw %}{{ x }}{% endraw %}'],
    ['{% docstring %}{% nobody %}{% enddocstring %}', '{% comment %}{% nobody %}{% endcomment %}'],
    ['{% switch a %}{% case 1 %}x{% endcase %}{% endswitch %}', '{% case a %}{% when 1 %}x{% endcase %}'],
    [
      '{% permissionrequired "theme" %}x{% endpermissionrequired %}',
      '{% if user.permissions contains "theme" %}x{% endif %}',
    ],
    ['{% static "a.css" %}', '{{ "a.css" | prepend: STATIC_URL }}'],
    ['{% compress %}a{% endcompress %}{% pluginblock "X" %}{% spaceless %}b{% endspaceless %}', 'ab'],
    ['{% cycle "a" b %}', '{% cycle "a", b %}'],
  ])('should become the language that renders: %s', (template, liquid) => {
    expect(liquidOf(template)).toBe(liquid);
    expect(found(template)).toEqual([]);
  });

  it.each([
    ['a\n  {% sparkle x %}b{% endsparkle %}', 'a\n  b', '2:3 unknown-tag sparkle'],
    ['{{ a|sparkle:"x" }}', '{{ a}}', '1:1 unknown-filter sparkle'],
    ['{% if a|sparkle %}x{% endif %}', '{% if a %}x{% endif %}', '1:1 unknown-filter sparkle'],
    ['é\n{% url "reports" %}', 'é\n{{ "#" }}', '2:1 unknown-page reports'],
    ['{% themeinclude "tree.html" %}', '', '1:1 unknown-part tree.html'],
    [
      '{% extends "b" %}{% block sidebar %}{% endblock %}',
      '{% layout "frame" %}{% block sidebar %}{% endblock %}',
      '1:18 unknown-region sidebar',
    ],
    ['{% current_nav "x" %}', '', '1:1 without-meaning the tag "current_nav"'],
    ['{% if a|upper == b %}', '{% if a == b %}', '1:1 without-meaning a filter in the condition "a|upper == b"'],
  ])('should tell where something means nothing: %s', (template, liquid, finding) => {
    expect(liquidOf(template)).toBe(liquid);
    expect(found(template)).toEqual([finding]);
  });

  it('should tell where in the template that is which stands in what came of it', () => {
    const { liquid, placeOf } = translate('{% load x %}\n{% trans "a" %} {{ b }}\n{# c #}{{ d }}');
    expect(placeOf(liquid.indexOf('{{ b'))).toEqual({ line: 2, column: 17 });
    expect(placeOf(liquid.indexOf('{{ d'))).toEqual({ line: 3, column: 8 });
  });

  it.each(['{% comment %}', '{#', '{{', '{%', '{% if "', '{{ _("', '{% for a in ', '{#\n', '{% raw %}', '{{ a|'])(
    'should be done at once with many of %s',
    (piece) => {
      const before = process.cpuUsage();
      translate(piece.repeat(Math.floor(65_536 / piece.length)));
      expect(process.cpuUsage(before).user).toBeLessThan(400_000);
    },
  );
});
