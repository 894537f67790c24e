/** What a browser calls itself, shortest first among those that pretend to be others. */
const browsers: readonly [pattern: RegExp, name: string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly [pattern: RegExp, name: string][] = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What a session was started by, as far as it says so. */
export interface Browser {
  /** Empty when it says nothing. */
  name: string;
  system?: string;
}

/** Reads a User-Agent header. Of what is no browser the name is the first that it says, such as `curl`. */
export function browserOf(userAgent: string): Browser {
  const find = (known: typeof browsers): string | undefined => known.find(([pattern]) => pattern.test(userAgent))?.[1];
  const name = find(browsers) ?? userAgent.split(/[/\s;(]/)[0]!.slice(0, 60);
  return { name, system: find(systems) };
}
