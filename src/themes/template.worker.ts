import { parentPort, workerData } from 'node:worker_threads';
import { Liquid } from 'liquidjs';

export interface TemplateJob {
  template: string;
  values: object;
  limits: { parse: number; milliseconds: number; memory: number; output: number };
}

export interface TemplateResult {
  html: string | null;
  problem: string | null;
}

const { template, values, limits } = workerData as TemplateJob;

const engine = new Liquid({
  templates: {}, // instead of files
  relativeReference: false,
  ownPropertyOnly: true,
  outputEscape: 'escape',
  parseLimit: limits.parse,
  renderLimit: limits.milliseconds,
  memoryLimit: limits.memory,
});
for (const tag of ['include', 'render', 'layout']) delete engine.tags[tag];

async function render(): Promise<TemplateResult> {
  try {
    const html = (await engine.parseAndRender(template, values)) as string;
    if (html.length > limits.output) return { html: null, problem: `it makes more than ${limits.output} characters` };
    return { html, problem: null };
  } catch (error) {
    return { html: null, problem: sentence(error as LiquidFault) };
  }
}

interface LiquidFault extends Error {
  token?: { getPosition(): [line: number, column: number] };
  originalError?: Error;
}

/** What is wrong, and where, but nothing of how this program found it. */
function sentence({ message, token, originalError }: LiquidFault): string {
  const cause = (originalError?.message ?? message).replace(/, line:\d+, col:\d+$/, '').replace(/\s+/g, ' ');
  const said = cause === 'Maximum call stack size exceeded' ? 'it is nested too deep' : cause.slice(0, 200);
  if (!token) return said;
  const [line, column] = token.getPosition();
  return `${said} (line ${line}, column ${column})`;
}

parentPort!.postMessage('started');
parentPort!.postMessage(await render());
