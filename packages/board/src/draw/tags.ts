import type { Point } from '@sandtable/hex';
import type { Box } from './plane.ts';
import { escapeText, num, path, tag } from './svg.ts';
import { INK } from './theme.ts';

type Tone = 'plain' | 'move' | 'fire' | 'reason' | 'faint';

export interface TagLook {
  /** What the text has to be multiplied by to be readable at this zoom. */
  readonly scale: number;
  readonly tone: Tone;
  readonly anchor?: 'start' | 'middle';
}

const FILLS: Readonly<Record<Tone, string>> = {
  plain: INK.white,
  move: INK.move,
  fire: INK.fire,
  reason: INK.reason,
  faint: '#C9C9C4',
};

const SIZE = 14;
/** Letters are narrower than they are high; a little too wide a tag does no harm, too narrow a one would. */
const WIDE = 0.64;

/** What a tag covers. */
export function plateOf(text: string, at: Point, { scale, anchor = 'middle' }: TagLook): Box {
  const size = SIZE * scale;
  const width = text.length * size * WIDE + size * 0.8;
  const height = size * 1.5;
  return { x: anchor === 'middle' ? at.x - width / 2 : at.x, y: at.y - height / 2, width, height };
}

/** A few words on a plate of their own, cased in black and white. */
export function drawTag(text: string, at: Point, look: TagLook): string {
  const { scale, tone } = look;
  const size = SIZE * scale;
  const { x: left, y: top, width, height } = plateOf(text, at, look);
  const plate = `M${num(left)} ${num(top)}h${num(width)}v${num(height)}h${num(-width)}Z`;
  const line = { 'stroke-linejoin': 'round' };
  return (
    path(plate, { ...line, fill: INK.white, stroke: INK.white, 'stroke-width': 4.5 * scale }) +
    path(plate, { ...line, fill: FILLS[tone], stroke: INK.black, 'stroke-width': 2 * scale }) +
    tag(
      'text',
      {
        x: left + width / 2,
        y: at.y + size * 0.36,
        'font-size': size,
        'font-weight': 700,
        'text-anchor': 'middle',
        fill: tone === 'move' ? INK.white : INK.black,
      },
      escapeText(text),
    )
  );
}
