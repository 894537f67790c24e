/** Shows points in time in the reader's own zone. */
export function showTimes(root: ParentNode): void {
  const language = document.documentElement.lang;
  const exact = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long' });
  const forms: Record<string, Intl.DateTimeFormat> = {
    day: new Intl.DateTimeFormat(language, { dateStyle: 'medium' }),
    moment: new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }),
  };
  for (const time of root.querySelectorAll('time[datetime]')) {
    const at = new Date(time.getAttribute('datetime')!);
    if (Number.isNaN(at.getTime())) continue;
    time.setAttribute('title', exact.format(at));
    const form = forms[time.getAttribute('data-form') ?? ''];
    if (form) time.textContent = form.format(at);
  }
}
