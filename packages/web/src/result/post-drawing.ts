import { FIELD, FONTS, PAPER } from '@sandtable/board';
import type { Cast, ResultModel, ResultSide, StoryModel } from '../face/result.ts';
import type { ScreenMoment, TableEntry } from '../match/screen-moment.ts';
import type { ThemeName } from '../settings/use-theme.ts';
import { nameIn, ownFirst } from './cast.ts';
import { curveOf } from './curve-model.ts';

export interface Posted {
  readonly moment: ScreenMoment;
  readonly log: readonly TableEntry[];
  readonly result: ResultModel;
  readonly story: StoryModel | null;
  readonly cast: Cast;
  readonly theme: ThemeName;
}

/** The picture, its plate, its map, and the strip with the curve, in pixels. */
export const POST = { width: 1200, height: 630, plate: 420, strip: 120, map: { width: 780, height: 510 } };

const INKS = {
  paper: { card: '#fbf8ef', ink: '#211f1a', soft: '#5f5847', line: '#d8cfb9', strength: 0.75 },
  field: { card: '#1f2224', ink: '#e6e3da', soft: '#a8a89e', line: '#34393c', strength: 0.42 },
} as const;

/** The picture as one SVG document. `fonts` are its font-face rules. */
export function drawPost(posted: Posted, map: string, fonts: string): string {
  const { theme } = posted;
  const { card, line } = INKS[theme];
  const nested = map.replace(
    '<svg ',
    `<svg x="${POST.plate}" y="0" width="${POST.map.width}" height="${POST.map.height}" `,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${POST.width}" height="${POST.height}" viewBox="0 0 ${POST.width} ${POST.height}" font-family="${FONTS}">
<style>${fonts}</style>
<rect width="${POST.width}" height="${POST.height}" fill="${card}"/>
${nested}
${plateOf(posted)}
<path d="M${POST.plate} 0V${POST.map.height}M0 ${POST.map.height}H${POST.width}" stroke="#3A3A34" stroke-width="2"/>
${stripOf(posted)}
<path d="M0 0H${POST.width}V${POST.height}H0Z" fill="none" stroke="${line}" stroke-width="2"/>
</svg>`;
}

function plateOf({ result, story, cast, theme }: Posted): string {
  const { ink, soft } = INKS[theme];
  const { kicker, mission, headline, sides, team, unit, ending } = result;
  const title = wrapped(headline, 14);
  const size = title.length > 1 ? 50 : 60;
  const heads = title.map((words, place) => text(words, 36, 150 + place * size, size, ink, 700)).join('');
  const top = 150 + (title.length - 1) * size + 34;
  const boxes =
    team === null
      ? ownFirst(cast, sides).flatMap((place) => sides[place] ?? [])
      : sides.filter(({ side }) => cast[side] !== 'ai').slice(0, 1);
  const score = boxes.map((side, place) => box(side, 36 + place * 150, top, labelOf(side))).join('');
  function labelOf(side: ResultSide): string {
    if (team !== null) return `${bold(team.score)} of ${team.most} ${unit}`;
    return `${plain(nameIn(cast, side))}${side.score === null ? '' : ` ${bold(side.score)}`}`;
  }
  const lines = wrapped(story?.sentence ?? ending, 34).map((words, place) =>
    text(words, 36, top + 104 + place * 31, 23, ink, 400),
  );
  return [
    text(kicker.toUpperCase(), 36, 54, 16, soft, 600),
    text(mission, 36, 82, 21, soft, 600),
    heads,
    score,
    ...lines,
    text('Sandtable', 36, 486, 17, soft, 600),
  ].join('');
}

const BOX = { width: 148, height: 52 };

function box({ side }: ResultSide, x: number, y: number, label: string): string {
  const { body, rim } = coloursOf(side);
  const middle = x + BOX.width / 2;
  return `<rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="7" fill="${body}" stroke="${rim}" stroke-width="3"/><text x="${middle}" y="${y + 36}" font-size="22" text-anchor="middle" fill="#14171A">${label}</text>`;
}

function bold(figure: number): string {
  return `<tspan font-size="32" font-weight="700">${figure}</tspan>`;
}

/** The side's colours as the page has them. */
function coloursOf(side: string): { readonly body: string; readonly rim: string } {
  const probe = document.createElement('i');
  probe.dataset['side'] = side;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const found = { body: style.getPropertyValue('--side').trim(), rim: style.getPropertyValue('--side-rim').trim() };
  probe.remove();
  return { body: found.body || PAPER.table, rim: found.rim || FIELD.table };
}

function stripOf({ result, story, cast, theme }: Posted): string {
  const curve = story?.curve ?? result.curve;
  const { soft, ink, card, strength } = INKS[theme];
  if (curve === null) return text(result.ending, 36, 580, 24, ink, 400);
  const model = curveOf(result, curve, story?.points ?? [], {
    width: POST.width - 230,
    height: POST.strip + 24,
    names: 130,
  });
  const areas = model.areas.map(
    ({ side, d }) => `<path d="${d}" fill="${coloursOf(side).body}" fill-opacity="${strength}"/>`,
  );
  const lines = model.lines.map(
    ({ side, d }) =>
      `<path d="${d}" fill="none" stroke="${card}" stroke-width="6.5"/><path d="${d}" fill="none" stroke="${lineOf(side, theme)}" stroke-width="3.6"/>`,
  );
  const dots = model.dots.map(
    ({ x, y }, place) =>
      `<circle cx="${x}" cy="${y}" r="11" fill="#1B1512" stroke="#fff" stroke-width="1.5"/>${text(String(place + 1), x, y + 5, 14, '#fff', 700, 'middle')}`,
  );
  const ends = model.ends.map(({ side, x, y, figure }) => {
    const of = result.sides.find((each) => each.side === side);
    return text(`${of === undefined ? side : nameIn(cast, of)} ${figure}`, x, y + 6, 19, ink, 700);
  });
  return `<g transform="translate(200 ${POST.map.height - 6})">${[...areas, ...lines, ...dots, ...ends].join('')}</g>${wrapped(
    curve.title,
    20,
  )
    .map((words, place) => text(words, 36, POST.map.height + 52 + 22 * place, 17, soft, 600))
    .join('')}`;
}

/** In the dark a side's rim would vanish: its body is the line. */
function lineOf(side: string, theme: Posted['theme']): string {
  const { body, rim } = coloursOf(side);
  return theme === 'field' ? body : rim;
}

function text(
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

/** A match's texts come from its file: nothing in them is markup. */
function plain(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Lines of about so many letters. */
function wrapped(words: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
