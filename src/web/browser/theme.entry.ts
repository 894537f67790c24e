// The preview of a theme follows while one types. Each goes into a frame of its own, which takes the place of the one
// before when it is there: nothing flickers, and the way back is not full of previews.
const stage = document.querySelector<HTMLElement>('[data-preview]')!;
const form = document.querySelector<HTMLFormElement>(`#${stage.dataset.preview!}`)!;
const button = form.querySelector<HTMLButtonElement>('[formtarget]')!;

/** How long nobody has typed before they see it, in milliseconds. */
const pause = 600;

let frame = stage.querySelector('iframe')!;
let coming: HTMLIFrameElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let count = 0;

function show(): void {
  coming?.remove();
  const next = (coming = frame.cloneNode() as HTMLIFrameElement);
  next.removeAttribute('src');
  next.name = `sample-${++count}`;
  next.hidden = true;
  stage.append(next);
  next.addEventListener('load', () => {
    // Some browsers load the empty page first.
    if (next !== coming || next.contentDocument?.URL === 'about:blank') return;
    next.hidden = false;
    frame.remove();
    frame = next;
    coming = undefined;
  });
  button.formTarget = next.name;
  // As it is: what is half typed is shown, too.
  form.requestSubmit(button);
}

form.addEventListener('input', () => {
  clearTimeout(timer);
  timer = setTimeout(show, pause);
});
form.addEventListener('submit', () => clearTimeout(timer));
button.addEventListener('click', (event) => {
  if (event.isTrusted) {
    event.preventDefault();
    show();
  }
});
// These stand outside of the form that they belong to.
for (const scheme of document.querySelectorAll<HTMLInputElement>(`input[form="${form.id}"]`)) {
  scheme.addEventListener('change', show);
}
