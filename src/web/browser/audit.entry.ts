// Checks the chain of the audit trail without leaving the page: that takes as long as there are entries.
import { offerCopies } from './copy.js';
import { sessionUsed } from './session.js';
import { showTimes } from './times.js';

const form = document.querySelector<HTMLFormElement>('#check-chain');
const found = document.querySelector<HTMLElement>('#found')!;

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  // Disabled in truth, it would lose the focus.
  const button = form.querySelector('button')!;
  if (button.ariaDisabled) return;
  button.ariaDisabled = 'true';
  show('busy');
  void check(form).finally(() => (button.ariaDisabled = null));
});

/** Takes over what the page that the form leads to has found. */
async function check(sent: HTMLFormElement): Promise<void> {
  const body = new URLSearchParams([...new FormData(sent)].map(([name, value]) => [name, value as string]));
  try {
    const answer = await fetch(sent.action, { method: 'POST', headers: { Accept: 'text/html' }, body });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const state = page.querySelector('#found');
    // Whoever is signed out meanwhile learns that from the page itself.
    if (!answer.ok || !state) return sent.submit();
    sessionUsed();
    found.replaceChildren(...state.childNodes);
    showTimes(found);
    offerCopies(found);
  } catch {
    show('failed'); // the network is away
  }
}

/** Shows what a template of the page says. */
function show(name: string): void {
  found.replaceChildren(document.querySelector<HTMLTemplateElement>(`#chain-${name}`)!.content.cloneNode(true));
}
