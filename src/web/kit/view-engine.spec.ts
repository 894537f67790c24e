import { describe, expect, it } from '@jest/globals';
import { ViewEngine } from './view-engine.js';

const data = {
  name: 'Ann & "Bob"',
  count: 3,
  zero: 0,
  nothing: null,
  blank: '',
  yes: true,
  no: false,
  list: [{ id: '1', tags: ['a', 'b'] }, { id: '2', tags: [] }, { id: '3' }],
  words: ['x', 'y'],
  empty: [],
  key: 'id',
  map: { one: 1, two: 2 },
  inner: { deep: { deeper: 'found' } },
};

const options = { cache: true, outputEscape: 'escape', ownPropertyOnly: true, strictFilters: true } as const;
const partial = '{{ one.id }}-{{ name }}-{{ title | upcase }}';

describe('ViewEngine', () => {
  it.each([
    'text only',
    '{{ name }} {{ count }} {{ nothing }} {{ blank }} {{ yes }} {{ words }} {{ missing }} {{ missing.of.it }}',
    '{{ inner.deep.deeper }} {{ inner["deep"].deeper }} {{ list[1].id }} {{ list[0][key] }} {{ words.size }} {{ words.first }}',
    '{{ words.last }} {{ name.size }} {{ map.size }} {{ inner.constructor }} {{ words.length }} {{ list[-1].id }}',
    '{{ name | raw }} {{ name | upcase | append: "!" }} {{ missing | default: "none" }} {{ count | plus: zero | times: 2 }}',
    '{{ "a,b" | split: "," | join: "+" }} {{ list | map: "id" | join }} {{ list | where: "id", "2" | map: "id" }}',
    '{{ no | default: true, allow_false: yes }}',
    '{% if yes %}1{% endif %}{% if nothing %}2{% elsif count == 3 %}3{% else %}4{% endif %}{% if blank %}5{% endif %}{% if zero %}6{% endif %}',
    '{% unless no %}1{% endunless %}{% unless yes %}2{% elsif no %}3{% else %}4{% endunless %}',
    '{% if count > 2 and count < 4 or no %}1{% endif %}{% if count >= 3 and count <= 2 %}2{% endif %}{% if not no %}3{% endif %}',
    '{% if blank == blank %}1{% endif %}{% if empty == empty %}2{% endif %}{% if list == empty %}3{% endif %}{% if name != blank %}4{% endif %}',
    '{% if missing == nil %}1{% endif %}{% if words contains "x" %}2{% endif %}{% if name contains "Bob" %}3{% endif %}{% if name != "x" %}4{% endif %}',
    '{% for one in list %}{{ forloop.index }}/{{ forloop.length }} {{ one.id }}{% for tag in one.tags %}[{{ tag }}]{% else %}none{% endfor %}{% unless forloop.last %}, {% endunless %}{% endfor %}',
    '{% for one in empty %}1{% else %}2{% endfor %}{% for one in missing %}1{% else %}3{% endfor %}{% for one in "text" %}{{ one }}{% endfor %}',
    '{% for one in list reversed %}{{ one.id }}{% if forloop.first %}!{% endif %}{% endfor %}{% for one in list limit: 2 offset: 1 %}{{ one.id }}{{ forloop.index0 }}{% endfor %}',
    '{% for one in list offset: 5 %}1{% else %}2{% endfor %}{% for one in list limit: 0 %}1{% else %}2{% endfor %}{% for one in list reversed limit: 2 offset: zero %}{{ one.id }}{% endfor %}',
    '{% for one in list limit: 1 %}{{ one.id }}{% endfor %}{% for one in list offset: continue %}{{ one.id }}{% endfor %}{% for one in list limit: missing %}{{ one.id }}{% endfor %}',
    '{% for one in map %}{{ one[0] }}={{ one[1] }} {% endfor %}{% for n in (1..count) %}{{ n }}{% endfor %}',
    '{% for one in list %}{% if one.id == "2" %}{% continue %}{% endif %}{{ one.id }}{% endfor %}{% for one in list %}{% if one.id == "2" %}{% break %}{% endif %}{{ one.id }}{% endfor %}',
    '{% assign a = name | downcase %}{{ a }}{% capture b %}<{{ a }}>{% endcapture %}{{ b }}{{ b | raw }}',
    '{% for one in words %}{% assign last = one %}{% endfor %}{{ last }}{{ one }}',
    '{% for one in list %}{% assign one = "x" %}{{ one.id }}{% for one in words %}{{ one }}{{ forloop.index }}{% endfor %}{{ one.id }}{{ forloop.index }}{% endfor %}{{ one }}',
    '{% for one in words %}{% capture text %}{{ one }}{% if forloop.last %}!{% endif %}{% endcapture %}[{{ text }}]{% endfor %}',
    'as it `stands` ${name} \\ "is" \'it\' \n {{ "a `b` ${c} \\d" }} {{ list[0]["id"] }} {{ map["toString"] }} {{ toString }}',
    '{% case count %}{% when 1, 2 %}few{% when 3 or 4 %}some{% else %}many{% endcase %}{% case name %}{% when "x" %}1{% else %}2{% endcase %}',
    '{% for one in list %}{% render "partial", one: one, title: "t" %};{% endfor %}{% render "partial" %}',
    '{% render "partial" for list as one %}{% render "partial" with list[0] as one %}',
    '{% comment %}{{ name }}{% endcomment %}{% raw %}{{ name }}{% endraw %}{% cycle "a", "b" %}',
    '  {%- if yes -%}  {{- name -}}  {%- endif -%}  .',
  ])('should write %s as LiquidJS does', (view) => {
    const engine = new ViewEngine({ ...options, templates: { view, partial } });
    const shown = engine.show('view', data, { name: 'global' });
    expect(shown).toBe(engine.renderFileSync('view', data, { globals: { name: 'global' } }));
    // Read once, written as often as one likes.
    expect(engine.show('view', data, { name: 'global' })).toBe(shown);
  });

  it('should tell where in which view something went wrong', () => {
    const engine = new ViewEngine({
      ...options,
      templates: { outer: 'a\n{% render "inner" %}', inner: '\n\n{{ 1 | fail }}' },
    });
    engine.registerFilter('fail', () => {
      throw new Error('no luck');
    });
    expect(() => engine.show('outer', {}, {})).toThrow(/no luck, file:inner, line:3/);
    expect(() => engine.show('missing', {}, {})).toThrow(/missing/);
  });
});
