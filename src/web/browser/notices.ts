/** Tells readers of a screen reader what has happened. */
export function say(text: string): void {
  const told = document.createElement('p');
  told.className = 'hidden';
  told.textContent = text;
  notices()?.append(told);
  setTimeout(() => told.remove(), 5000);
}

/** Tells everybody what does not work, in the words that the notices have for it; the notice stays until it is removed. */
export function warn(what: 'notCopied' | 'notFollowed'): HTMLElement {
  const told = document.createElement('div');
  told.className = 'notice bad';
  told.append(Object.assign(document.createElement('p'), { textContent: notices()?.dataset[what] }));
  notices()?.append(told);
  return told;
}

const notices = (): HTMLElement | null => document.querySelector('#notices');
