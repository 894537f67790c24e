// Checks the chain of the audit trail without leaving the page: that takes as long as there are entries.
import { ProblemError, unwrap } from '../../../client/src/index.js';
import { api } from './api.js';
import { offerCopies } from './copy.js';

const form = document.querySelector<HTMLFormElement>('#check-chain');
const found = document.querySelector<HTMLElement>('#found');

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const button = form.querySelector('button')!;
  button.disabled = true;
  show('busy');
  void check().finally(() => (button.disabled = false));
});

async function check(): Promise<void> {
  try {
    const { entries, hash, fault } = unwrap(await api.GET('/API/v2/audit/chain/'));
    const counted = entries.toLocaleString(document.documentElement.lang);
    show(fault === null ? 'good' : 'bad', { entries: counted, hash, fault: fault ?? '' });
  } catch (error) {
    show('failed', { detail: error instanceof ProblemError ? error.detail : '' });
  }
}

/** Shows what a template of the page says, filled in. */
function show(name: string, values: Record<string, string> = {}): void {
  const shown = document
    .querySelector<HTMLTemplateElement>(`#chain-${name}`)!
    .content.cloneNode(true) as DocumentFragment;
  for (const [key, value] of Object.entries(values)) {
    for (const place of shown.querySelectorAll(`[data-fill="${key}"]`)) place.textContent = value;
  }
  const copy = shown.querySelector<HTMLElement>('[data-copy]');
  if (copy) copy.dataset.copy = values.hash;
  offerCopies(shown);
  found!.replaceChildren(shown);
}
