import { type DefaultTreeAdapterTypes as Tree, parse, parseFragment } from 'parse5';
import { kindOf } from '../template/assemble.js';
import { finding, type Finding } from './finding.js';

/** Elements whose content is no part of what a page shows. */
const hidden = new Set([
  'head',
  'script',
  'style',
  'title',
  'textarea',
  'template',
  'noscript',
  'select',
  'iframe',
  'svg',
]);

/** What elements load by which attribute; where people are led by links is theirs. */
const loads: Record<string, string | undefined> = {
  script: 'src',
  link: 'href',
  img: 'src',
  iframe: 'src',
  source: 'src',
  video: 'src',
  audio: 'src',
  embed: 'src',
  object: 'data',
  form: 'action',
  base: 'href',
};

const file = 'template_string';

export interface DocumentReport {
  findings: Finding[];
  addresses: string[];
}

/** What is wrong with what a template has made, with marks in the place of its parts. */
export function readDocument(html: string, marks: { content: string; head: string }): DocumentReport {
  const isWhole = kindOf(html) === 'document';
  const found = new Map<string, Finding>();
  const addresses = new Set<string>();
  const add = (one: Finding): void => void found.set(one.code + one.message, one);
  let shown = false;
  let headed = false;

  const visit = (node: Tree.Node, inside: readonly string[]): void => {
    if (node.nodeName === '#text') {
      const { value } = node as Tree.TextNode;
      if (value.includes(marks.content) && !inside.some((name) => hidden.has(name))) {
        shown = true;
        if (!inside.includes('main')) add(finding('no-main', '{{ content }} stands outside of <main>.', file));
      }
    }
    if ('tagName' in node) look(node, inside);
    const within = 'tagName' in node ? [...inside, node.tagName] : inside;
    const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
    for (const child of children) visit(child, within);
  };

  const look = (node: Tree.Element, inside: readonly string[]): void => {
    const { tagName, attrs } = node;
    const value = (name: string): string | undefined => attrs.find((one) => one.name === name)?.value;
    if (value('name') === marks.head) headed = inside.at(-1) === 'head';
    const address = value(loads[tagName] ?? '');
    if (address) addresses.add(address);
    if (tagName === 'html' && isWhole && !value('lang')) add(finding('no-language', '<html> has no lang.', file));
    const isInline = (tagName === 'script' && value('src') === undefined) || tagName === 'style';
    if (isInline) add(finding('blocked-by-policy', `There is a <${tagName}> in the template.`, file));
    for (const { name } of attrs) {
      if (name === 'style' || name.startsWith('on')) {
        add(finding('blocked-by-policy', `<${tagName}> has the attribute ${name}.`, file));
      }
    }
  };

  // As text it would end the head.
  visit(isWhole ? parse(html.replace(marks.head, `<meta name="${marks.head}">`)) : parseFragment(html), []);
  if (!shown) add(finding('misplaced-part', '{{ content }} stands where no page can show it.', file));
  if (isWhole && !headed) add(finding('misplaced-part', '{{ head }} does not stand in the head.', file));
  return { findings: [...found.values()], addresses: [...addresses].slice(0, 200) };
}
