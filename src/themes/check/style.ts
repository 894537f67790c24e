import { type Atrule, type CssNode, type Declaration, generate, parse, type Rule as StyleRule, walk } from 'css-tree';
import { colours, measures } from '../look.js';
import { contrastFindings, type Setting, type Settings, type Situation, situations } from './contrast.js';
import { finding, type Finding } from './finding.js';

interface StylePlace {
  line: number;
  column: number;
}

/** An address that a style sheet loads from. */
export interface StyleAddress extends StylePlace {
  address: string;
}

export interface StyleReport {
  findings: Finding[];
  addresses: StyleAddress[];
  /** The colours of the contract, as the style sheet sets them. */
  settings: Settings;
}

/** Of each kind; the rest would say nothing new. */
const mostFindings = 20;

const widest = 320;

/** What is wrong with a style sheet, and what it loads. */
export function readStyle(css: string, file: string): StyleReport {
  const findings: Finding[] = [];
  const addresses: StyleAddress[] = [];
  const all = Object.fromEntries(situations.map((name) => [name, new Map<string, Setting>()])) as Record<
    Situation,
    Map<string, Setting>
  >;
  const special = Object.fromEntries(situations.map((name) => [name, new Map<string, Setting>()])) as typeof all;
  const add = (code: Finding['code'], message: string, { line, column }: StylePlace): void => {
    if (findings.filter((one) => one.code === code).length < mostFindings) {
      findings.push(finding(code, message, file, line, column));
    }
  };

  const tree = parse(css, {
    positions: true,
    parseCustomProperty: false,
    onParseError: ({ message, line, column }) => {
      add('unread-style', `${message}.`, { line, column });
    },
  });
  walk(tree, function (this: { atrule: Atrule | null; rule: StyleRule | null }, node: CssNode) {
    if (node.type === 'Atrule' && node.name === 'import') {
      add('imported-style', 'Another style sheet is imported.', start(node));
      const from = node.prelude && /^(?:url\()?\s*["']?([^"')\s]*)/.exec(generate(node.prelude))?.[1];
      if (from) addresses.push({ address: from, ...start(node) });
    } else if (node.type === 'Url' && !(this.atrule?.name === 'import')) {
      addresses.push({ address: node.value, ...start(node) });
    } else if (node.type === 'Declaration') {
      declared(node, this.atrule, this.rule);
    }
  });
  for (const name of situations) for (const [key, setting] of special[name]) all[name].set(key, setting);
  if (![...all.light.keys(), ...all.dark.keys()].some((name) => name.startsWith('--map-'))) {
    findings.push(finding('no-variables', 'None of the variables is set.', file));
  }
  return { findings: [...findings, ...contrastFindings(all, file)], addresses, settings: all };

  function declared(node: Declaration, atrule: Atrule | null, rule: StyleRule | null): void {
    const { property } = node;
    const selector = rule ? generate(rule.prelude) : '';
    const media = atrule?.name === 'media' && atrule.prelude ? generate(atrule.prelude) : '';
    const value = node.value.type === 'Raw' ? node.value.value : generate(node.value);
    if (property.startsWith('--')) return custom(node, selector, media, value);
    if (/^outline(-style|-width)?$/.test(property) && /^(none|0)\b/.test(value) && /:focus/.test(selector)) {
      add('hidden-focus', `${selector} takes the outline away.`, start(node));
    }
    const pixels = /^(min-)?width$/.test(property) ? Number(/^([\d.]+)px$/.exec(value)?.[1] ?? 0) : 0;
    if (pixels > widest && !media.includes('width')) add('fixed-width', `${selector} is ${value} wide.`, start(node));
  }

  function custom(node: Declaration, selector: string, media: string, value: string): void {
    const { property } = node;
    if (property.startsWith('--map-')) {
      const name = property.slice('--map-'.length);
      if (!Object.hasOwn(colours, name) && !Object.hasOwn(measures, name)) {
        add('unknown-variable', `There is no ${property}.`, start(node));
      }
    }
    const setting = { value: value.trim(), ...start(node) };
    const chosen = /\[data-scheme=["']?(light|dark)["']?\]/.exec(selector.replace(/:not\([^)]*\)/g, ''))?.[1];
    const isOfAll = /(^|,)\s*(:root|html|body|:host|\*)/.test(selector) || chosen !== undefined;
    if (!isOfAll) return;
    const system = /prefers-color-scheme:\s*(light|dark)/.exec(media)?.[1];
    const only: Situation[] =
      system === 'dark'
        ? ['dark by the system']
        : system === 'light' || chosen === 'light'
          ? ['light']
          : chosen
            ? ['dark']
            : [];
    for (const name of only) special[name].set(property, setting);
    // Media of paper and of sizes do not say how pages usually look.
    if (only.length === 0 && media === '') for (const name of situations) all[name].set(property, setting);
  }
}

const start = (node: CssNode): StylePlace => ({
  line: node.loc?.start.line ?? 1,
  column: node.loc?.start.column ?? 1,
});
