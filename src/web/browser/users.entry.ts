// One box for all boxes of a table.
function offerAll(): void {
  for (const all of document.querySelectorAll<HTMLInputElement>('input[data-all]')) {
    const boxes = [...(all.form ?? document).querySelectorAll<HTMLInputElement>(`input[name="${all.dataset.all!}"]`)];
    const show = (): void => {
      const chosen = boxes.filter(({ checked }) => checked).length;
      all.checked = chosen === boxes.length;
      all.indeterminate = chosen > 0 && chosen < boxes.length;
    };
    all.addEventListener('change', () => {
      for (const box of boxes) box.checked = all.checked;
    });
    for (const box of boxes) box.addEventListener('change', show);
    all.closest('label')!.hidden = false;
    show();
  }
}

// Enter in a box would press the first button of its form: all who are chosen would be activated.
document.addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (key === 'Enter' && target instanceof HTMLInputElement && target.type === 'checkbox') event.preventDefault();
});

offerAll();
document.addEventListener('found', offerAll);
