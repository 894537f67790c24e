/** What is the same minute in the reader's zone and in UTC, as fields of times write it; nothing for no time. */
const local = (utc: string): string => {
  const at = new Date(`${utc}Z`);
  return written(new Date(at.getTime() - at.getTimezoneOffset() * 60_000));
};
const utc = (typed: string): string => written(new Date(typed));
const written = (at: Date): string => (Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(0, 16));

/**
 * Has a form's times typed in the reader's own zone, as the page shows them; they are sent in UTC, in which the labels
 * say they are.
 */
export function askInZone(form: HTMLFormElement): void {
  const fields = showInZone(form);
  const zone = new Intl.DateTimeFormat(document.documentElement.lang, { timeZoneName: 'short' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')!.value;
  for (const { labels } of fields) {
    for (const label of labels!) label.textContent = label.textContent.replace('UTC', zone);
  }
  form.addEventListener('formdata', ({ formData }) => {
    for (const { name, value } of fields) formData.set(name, utc(value));
  });
}

/** The fields of times of a form, each with the time that it came with in the reader's zone. */
export function showInZone(form: HTMLFormElement): HTMLInputElement[] {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[type=datetime-local]')];
  // What it came with is in the attribute: a browser that goes back may have filled in what was typed, in the zone.
  for (const field of fields) field.value = local(field.defaultValue);
  return fields;
}
