import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { settings } from '../../config/settings.js';

/** Pictures for the media of the demonstration: drawn by us, the same every time, served below /media/demo/. */

/** How many there are of each type. */
const perType = 24;
const [width, height] = [640, 360];

type Random = () => number;

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const between = (random: Random, from: number, to: number): number => from + random() * (to - from);
const whole = (random: Random, from: number, to: number): number => Math.round(between(random, from, to));
const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

const sky = (id: string, top: string, bottom: string): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;
const backdrop = (top: string, bottom: string): string =>
  `<defs>${sky('sky', top, bottom)}</defs><rect width="${width}" height="${height}" fill="url(#sky)"/>`;

/** A line of hills over the whole width, down to the bottom. */
function hills(random: Random, level: number, rise: number, fill: string): string {
  const points = range(9).map((at) => `${at * 80} ${Math.round(level - between(random, 0, rise))}`);
  const curve = points.slice(1).map((point, at) => `S${at * 80 + 40} ${point.split(' ')[1]} ${point}`);
  return `<path d="M${points[0]}${curve.join('')}V${height}H0z" fill="${fill}"/>`;
}

function landscape(random: Random): string {
  // Skies are blue, violet or of the evening.
  const [from, to] = [
    [195, 250],
    [270, 335],
    [8, 40],
  ][whole(random, 0, 2)]! as [number, number];
  const hue = whole(random, from, to);
  const isNight = random() < 0.3;
  const [low, high] = isNight ? [10, 28] : [58, 84];
  const disc = `<circle cx="${whole(random, 90, 550)}" cy="${whole(random, 60, 170)}" r="${whole(random, 22, 52)}" fill="hsl(${isNight ? 50 : 38} 90% ${isNight ? 88 : 72}%)" opacity=".9"/>`;
  const ground = range(4).map((at) =>
    hills(
      random,
      210 + at * 40,
      60,
      `hsl(${(hue + 150 + at * 9) % 360} ${28 + at * 5}% ${(isNight ? 26 : 52) - at * (isNight ? 5 : 11)}%)`,
    ),
  );
  return backdrop(`hsl(${hue} 55% ${low}%)`, `hsl(${(hue + 40) % 360} 70% ${high}%)`) + disc + ground.join('');
}

function sea(random: Random): string {
  const hue = whole(random, 185, 225);
  const x = whole(random, 150, 490);
  const glints = range(26).map((at) => {
    const y = 206 + at * 6;
    const long = between(random, 8, 30 + at * 4);
    return `<path d="M${Math.round(x - long + between(random, -20, 20))} ${y}h${Math.round(long * 2)}" stroke="#ffe9b8" stroke-width="${at < 10 ? 2 : 3}" opacity="${(0.75 - at * 0.022).toFixed(2)}"/>`;
  });
  return `${backdrop(`hsl(${hue + 40} 45% 34%)`, 'hsl(24 92% 70%)')}<circle cx="${x}" cy="${whole(random, 160, 196)}" r="46" fill="#ffdf9e"/><rect y="200" width="${width}" height="160" fill="hsl(${hue} 58% 24%)"/>${glints.join('')}`;
}

function city(random: Random): string {
  const hue = whole(random, 200, 330);
  const layer = (count: number, least: number, most: number, light: number, windows: boolean): string =>
    range(count)
      .map((at) => {
        const [x, tall, wide] = [
          Math.round((at * width) / count),
          whole(random, least, most),
          Math.ceil(width / count) + 1,
        ];
        const lit = windows
          ? range(Math.floor(tall / 18))
              .flatMap((row) => range(3).map((column) => [row, column] as const))
              .filter(() => random() < 0.45)
              .map(([row, column]) => `M${x + 8 + column * 13} ${height - tall + 10 + row * 18}h6v8h-6z`)
          : [];
        return `<path d="M${x} ${height}v-${tall}h${wide}v${tall}z" fill="hsl(${hue} 30% ${light}%)"/>${lit.length > 0 ? `<path d="${lit.join('')}" fill="#ffd98a" opacity=".85"/>` : ''}`;
      })
      .join('');
  return (
    backdrop(`hsl(${hue} 50% 16%)`, `hsl(${(hue + 60) % 360} 65% 62%)`) +
    layer(16, 90, 220, 30, false) +
    layer(12, 40, 170, 12, true)
  );
}

function interview(random: Random): string {
  const hue = whole(random, 0, 360);
  const x = whole(random, 220, 420);
  const lights = range(9).map(
    () =>
      `<circle cx="${whole(random, 0, width)}" cy="${whole(random, 20, 240)}" r="${whole(random, 12, 46)}" fill="hsl(${(hue + whole(random, -40, 40) + 360) % 360} 80% 65%)" opacity="${between(random, 0.08, 0.3).toFixed(2)}"/>`,
  );
  const skin = `hsl(${whole(random, 18, 32)} 45% ${whole(random, 28, 74)}%)`;
  return `${backdrop(`hsl(${hue} 32% 14%)`, `hsl(${hue} 36% 30%)`)}${lights.join('')}<path d="M${x - 130} 360c0-86 50-126 130-126s130 40 130 126z" fill="hsl(${(hue + 180) % 360} 26% 26%)"/><path d="M${x - 22} 200h44v50a22 22 0 0 1-44 0z" fill="${skin}"/><ellipse cx="${x}" cy="158" rx="54" ry="66" fill="${skin}"/><path d="M${x - 58} 156c-6-62 22-92 58-92s66 28 58 92c-8-34-22-44-58-44s-50 12-58 44z" fill="hsl(${whole(random, 14, 34)} 35% ${whole(random, 6, 24)}%)"/>`;
}

function bars(): string {
  const top = ['#c0c0c0', '#c0c000', '#00c0c0', '#00c000', '#c000c0', '#c00000', '#0000c0'];
  const low = ['#0000c0', '#131313', '#c000c0', '#131313', '#00c0c0', '#131313', '#c0c0c0'];
  const row = (all: string[], y: number, tall: number): string =>
    all
      .map(
        (fill, at) =>
          `<rect x="${(at * width) / 7}" y="${y}" width="${width / 7 + 1}" height="${tall}" fill="${fill}"/>`,
      )
      .join('');
  return `<rect width="${width}" height="${height}" fill="#131313"/>${row(top, 0, 240)}${row(low, 240, 30)}<path d="M0 270h107v90H0z" fill="#00214c"/><path d="M107 270h107v90H107z" fill="#fff"/><path d="M214 270h107v90H214z" fill="#32006a"/>`;
}

function waves(random: Random): string {
  const hue = whole(random, 0, 360);
  const phase = between(random, 0, 6);
  const lines = range(106).map((at) => {
    const shape = Math.abs(Math.sin(at / 9 + phase) * Math.sin(at / 31 + phase * 2)) * 0.8 + 0.1;
    const half = Math.round(shape * between(random, 50, 130)) + 3;
    return `M${8 + at * 6} ${180 - half}v${half * 2}`;
  });
  return `${backdrop(`hsl(${hue} 40% 12%)`, `hsl(${(hue + 30) % 360} 45% 20%)`)}<path d="${lines.join('')}" stroke="hsl(${hue} 80% 68%)" stroke-width="3" stroke-linecap="round"/>`;
}

function paper(random: Random): string {
  const hue = whole(random, 0, 360);
  const lines = range(9).map((at) => `M232 ${122 + at * 22}h${whole(random, 90, 172)}`);
  return `${backdrop(`hsl(${hue} 24% 78%)`, `hsl(${hue} 24% 62%)`)}<path d="M206 34h180l48 48v264H206z" fill="#fdfcf8"/><path d="M386 34l48 48h-48z" fill="#d8d4c8"/><path d="M232 88h110" stroke="hsl(${hue} 45% 36%)" stroke-width="12"/><path d="${lines.join('')}" stroke="#b8b4aa" stroke-width="7"/>`;
}

function stack(random: Random): string {
  const hue = whole(random, 0, 360);
  const cards = range(3).map((at) => {
    const [x, y] = [150 + at * 40, 104 - at * 26];
    return `<g transform="rotate(${(at - 1) * 4} ${x + 150} ${y + 90})"><rect x="${x}" y="${y}" width="270" height="170" rx="10" fill="hsl(${(hue + at * 50) % 360} 45% ${38 + at * 12}%)"/><path d="M${x} ${y + 170}l80-84 62 56 42-36 86 64z" fill="#000" opacity=".25"/></g>`;
  });
  return backdrop(`hsl(${hue} 22% 18%)`, `hsl(${hue} 26% 30%)`) + cards.join('');
}

const drawings: Record<string, readonly ((random: Random) => string)[]> = {
  video: [landscape, interview, city, sea, landscape, interview, bars, city],
  audio: [waves],
  image: [landscape, city, sea],
  item: [paper],
  collection: [stack],
};

/** One picture: with a slate, as stills of moving pictures and sounds have one. */
export function still(type: string, number: number): string {
  const random = randomFrom(number * 7919 + type.length * 104_729);
  const all = drawings[type]!;
  const picture = all[number % all.length]!(random);
  const two = (value: number): string => String(value).padStart(2, '0');
  const time = [whole(random, 0, 2), whole(random, 0, 59), whole(random, 0, 59), whole(random, 0, 24)]
    .map(two)
    .join(':');
  const slate =
    type === 'video' || type === 'audio'
      ? `<rect x="16" y="316" width="300" height="30" rx="4" fill="#000" opacity=".72"/><text x="28" y="337" font-family="ui-monospace, monospace" font-size="17" fill="#fff">A${two(number + 1)} C${two(whole(random, 1, 40))}  ${time}</text>`
      : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${picture}${slate}</svg>\n`;
}

/** The address of a picture of something of that type. */
export function stillAddress(type: string, id: number): string {
  return `${settings.publicUrl ?? ''}/media/demo/${type}-${id % perType}.svg`;
}

/** Puts the pictures where they are served from. */
export async function plantStills(): Promise<void> {
  const folder = join(settings.dataDir, 'media/demo');
  await mkdir(folder, { recursive: true });
  for (const type of Object.keys(drawings)) {
    for (const number of range(perType)) await writeFile(join(folder, `${type}-${number}.svg`), still(type, number));
  }
}
