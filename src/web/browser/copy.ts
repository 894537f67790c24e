/** Gives what is marked by `data-copy` its button: a press copies the text and says so. */
export function offerCopies(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    button.hidden = false;
    const label = button.textContent;
    button.addEventListener('click', () => {
      void navigator.clipboard.writeText(button.dataset.copy!).then(() => {
        button.textContent = button.dataset.copied ?? label;
        say(button.dataset.copied ?? '');
        setTimeout(() => (button.textContent = label), 2000);
      });
    });
  }
}

/** Tells readers of a screen reader what has happened. */
export function say(text: string): void {
  const region = document.querySelector('#notices');
  const told = document.createElement('p');
  told.className = 'hidden';
  told.textContent = text;
  region?.append(told);
  setTimeout(() => told.remove(), 5000);
}
