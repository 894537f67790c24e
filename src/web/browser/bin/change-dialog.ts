import { changeOf, idOf, nameOf } from './shelf.js';

/** Shows what can be done to one item: its name, its place, and taking it out. */
export function openChange(card: HTMLElement): void {
  document.querySelector('section.change')?.remove(); // the same form, of the item that the page was asked for
  const template = document.querySelector<HTMLTemplateElement>('#change-form')!;
  const dialog = template.content.firstElementChild!.cloneNode(true) as HTMLDialogElement;
  const id = idOf(card);
  const name = nameOf(card).textContent;
  dialog.querySelector('h2')!.textContent = name;
  for (const form of dialog.querySelectorAll('form')) {
    form.action = form.getAttribute('action')!.replace('/0/', `/${id}/`);
  }
  const [named, position] = ['resource_name', 'position'].map((field) =>
    dialog.querySelector<HTMLInputElement>(`[name=${field}]`)!,
  );
  named!.value = name === card.querySelector('code')!.textContent ? '' : name;
  position!.value = card.querySelector('.place')!.textContent;
  position!.max = String(card.parentElement!.childElementCount);
  dialog.querySelector('[data-close]')!.addEventListener('click', (event) => {
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (card.isConnected) changeOf(card).focus();
  });
  document.querySelector('.content')!.append(dialog);
  dialog.showModal();
}
