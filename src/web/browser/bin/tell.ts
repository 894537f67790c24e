/** Says what has happened where notices stand; with a way back, or as what went wrong. */
export function tell(text: string, { undo = false, bad = false } = {}): HTMLElement {
  const notice = document.querySelector<HTMLTemplateElement>('#undo')!.content.firstElementChild!.cloneNode(true);
  const element = notice as HTMLElement;
  element.querySelector('p')!.textContent = text;
  if (!undo) element.querySelector('form')!.remove();
  element.classList.toggle('bad', bad);
  document.querySelector('#notices')?.replaceChildren(element);
  if (undo) {
    // The bar's buttons are about the others by now: pressing Enter once more must do nothing.
    if (document.activeElement?.closest('.bin-bar')) element.focus({ preventScroll: true });
    else goOn(element);
  }
  return element;
}

/** Says that one is signed out, and where to sign in again. */
export function tellSignedOut({ dataset }: HTMLElement): HTMLElement {
  const notice = tell(dataset.signedOut!, { bad: true });
  const link = document.createElement('a');
  link.href = `/login/?next=${encodeURIComponent(location.pathname)}`;
  link.textContent = dataset.signIn!;
  notice.querySelector('p')!.append(' ', link);
  return notice;
}

/** Where readers go on whose place is gone, such as a button in a menu that was closed. */
export function goOn(element: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isThere =
    activeElement && activeElement !== body && activeElement.checkVisibility() && !activeElement.matches(':disabled');
  if (!isThere) element?.focus({ preventScroll: true });
}

/** Takes back what the page says was wrong, once something else is tried. */
export function forgive(): void {
  document.querySelector('#mistakes')?.remove();
  for (const part of document.querySelectorAll('#bin .why')) part.remove();
  for (const row of document.querySelectorAll('#bin .mistake')) row.classList.remove('mistake');
  for (const field of document.querySelectorAll('#bin [aria-invalid]')) {
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
  }
}
