import { FIELD, FONTS, PAPER } from '@sandtable/board';
import type { ThemeName } from '../settings/use-theme.ts';

export interface Post {
  /** Small, above the rest: the game, or its war. */
  readonly kicker: string;
  readonly mission: string;
  readonly headline: string;
  readonly boxes: readonly PostBox[];
  readonly lines: readonly string[];
  /** Below everything: a separate drawing. */
  readonly strip: string;
  readonly theme: ThemeName;
}

/** A side and its score; `figure` is bold. */
export interface PostBox {
  readonly side: string;
  readonly name: string;
  readonly figure: number | null;
  readonly unit: string;
}

/** In pixels: the picture, its plate, its map, and the strip with the curve. */
export const POST = { width: 1200, height: 630, plate: 420, strip: 120, map: { width: 780, height: 510 } };

export const INKS = {
  paper: { card: '#fbf8ef', ink: '#211f1a', soft: '#5f5847', line: '#d8cfb9', strength: 0.75 },
  field: { card: '#1f2224', ink: '#e6e3da', soft: '#a8a89e', line: '#34393c', strength: 0.42 },
} as const;

/** The picture as one SVG document. `fonts` are its font-face rules. */
export function drawPost(post: Post, map: string, fonts: string): string {
  const { card, line } = INKS[post.theme];
  const nested = map.replace(
    '<svg ',
    `<svg x="${POST.plate}" y="0" width="${POST.map.width}" height="${POST.map.height}" `,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${POST.width}" height="${POST.height}" viewBox="0 0 ${POST.width} ${POST.height}" font-family="${FONTS}">
<style>${fonts}</style>
<rect width="${POST.width}" height="${POST.height}" fill="${card}"/>
${nested}
${plateOf(post)}
<path d="M${POST.plate} 0V${POST.map.height}M0 ${POST.map.height}H${POST.width}" stroke="#3A3A34" stroke-width="2"/>
${post.strip}
<path d="M0 0H${POST.width}V${POST.height}H0Z" fill="none" stroke="${line}" stroke-width="2"/>
</svg>`;
}

/** More lines would run into the name at the foot. */
const MOST_LINES = 6;

function plateOf({ kicker, mission, headline, boxes, lines, theme }: Post): string {
  const { ink, soft } = INKS[theme];
  const title = wrapped(headline, 14).slice(0, 3);
  const size = title.length > 1 ? 50 : 60;
  const heads = title.map((words, place) => text(words, 36, 150 + place * size, size, ink, 700)).join('');
  const top = 150 + (title.length - 1) * size + 34;
  const first = top + (boxes.length === 0 ? 24 : 104);
  const told = lines.flatMap((each) => wrapped(each, 34)).slice(0, MOST_LINES - title.length);
  return [
    text(kicker.toUpperCase(), 36, 54, 16, soft, 600),
    text(mission, 36, 82, 21, soft, 600),
    heads,
    ...boxes.slice(0, 2).map((each, place) => box(each, 36 + place * 172, top)),
    ...told.map((words, place) => text(words, 36, first + place * 31, 23, ink, 400)),
    text('Sandtable', 36, 486, 17, soft, 600),
  ].join('');
}

const BOX = { width: 164, height: 52 };

function box({ side, name, figure, unit }: PostBox, x: number, y: number): string {
  const { body, rim } = coloursOf(side);
  const score = figure === null ? '' : `<tspan font-size="32" font-weight="700">${figure}</tspan> `;
  return `<rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="7" fill="${body}" stroke="${rim}" stroke-width="3"/><text x="${x + BOX.width / 2}" y="${y + 36}" font-size="22" text-anchor="middle" fill="#14171A">${plain(name)} ${score}${plain(unit)}</text>`;
}

/** The side's colours, as the page's style sheets set them. */
export function coloursOf(side: string): { readonly body: string; readonly rim: string } {
  const probe = document.createElement('i');
  probe.dataset['side'] = side;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const found = { body: style.getPropertyValue('--side').trim(), rim: style.getPropertyValue('--side-rim').trim() };
  probe.remove();
  return { body: found.body || PAPER.table, rim: found.rim || FIELD.table };
}

export function text(
  words: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  weight: number,
  anchor = 'start',
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${plain(words)}</text>`;
}

/** A match's texts come from its file and must not act as markup. */
function plain(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Lines of about this many letters. */
export function wrapped(words: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
