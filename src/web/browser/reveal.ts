/** Lets a reader see a new password while it is typed; it is sent, and remembered by browsers, as a password. */
export function offerReveals(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('.shown-or-not > button')) {
    const input = button.previousElementSibling as HTMLInputElement;
    const show = button.textContent;
    const hide = button.dataset.hide!;
    const turn = (isShown: boolean): void => {
      input.type = isShown ? 'text' : 'password';
      button.textContent = isShown ? hide : show;
    };
    button.hidden = false;
    // Nor is it sent to be checked.
    input.spellcheck = false;
    input.autocapitalize = 'off';
    button.addEventListener('click', () => turn(input.type === 'password'));
    input.form?.addEventListener('submit', () => turn(false));
  }
}
