import { say, warn } from './notices.js';

/**
 * Gives what is marked by `data-copy` its button: a press copies the text and says so. Without encryption browsers have
 * no clipboard.
 */
export function offerCopies(root: ParentNode): void {
  if (!navigator.clipboard) return;
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    button.hidden = false;
    const label = button.textContent;
    const copied = (): void => {
      button.textContent = button.dataset.copied ?? label;
      say(button.dataset.copied ?? '');
      setTimeout(() => (button.textContent = label), 2000);
    };
    button.addEventListener('click', () => {
      void navigator.clipboard.writeText(button.dataset.copy!).then(copied, () => mark(button));
    });
  }
}

let told: HTMLElement | undefined;

/** Where the browser lets nothing be copied: whoever reads it does so by hand. */
function mark(button: HTMLButtonElement): void {
  const shown = [...document.querySelectorAll<HTMLElement>('textarea, code')].find(
    ({ textContent }) => textContent.trim() === button.dataset.copy,
  );
  if (shown instanceof HTMLTextAreaElement) shown.select();
  else if (shown) getSelection()?.selectAllChildren(shown);
  told?.remove();
  told = warn('notCopied');
  told.scrollIntoView({ block: 'nearest' });
}
