import type { Point } from '@sandtable/hex';
import type { Box } from './plane.ts';
import { escapeText, num, path, tag } from './svg.ts';
import { INK } from './theme.ts';

type Tone = 'plain' | 'move' | 'fire' | 'reason' | 'faint' | 'could' | 'out';

export interface TagLook {
  /** Text scale factor that keeps it readable at this zoom. */
  readonly scale: number;
  readonly tone: Tone;
  readonly anchor?: 'start' | 'middle';
}

interface Colours {
  readonly fill: string;
  readonly rim: string;
  readonly ink: string;
}

const DARK = '#1B1512';

const TONES: Readonly<Record<Tone, Colours>> = {
  plain: { fill: INK.white, rim: INK.black, ink: INK.black },
  move: { fill: INK.move, rim: INK.white, ink: INK.white },
  fire: { fill: DARK, rim: INK.fire, ink: INK.white },
  reason: { fill: INK.reason, rim: INK.black, ink: INK.black },
  faint: { fill: '#D8D6CE', rim: INK.black, ink: INK.black },
  could: { fill: '#FFF8DC', rim: INK.black, ink: INK.black },
  out: { fill: '#E4E2DA', rim: '#8A887F', ink: '#3B3A35' },
};

const SIZE = 14;
/** Estimated width of a letter relative to its height; too wide a tag does no harm. */
const WIDE = 0.56;

export function plateOf(text: string, at: Point, { scale, anchor = 'middle' }: TagLook): Box {
  const size = SIZE * scale;
  const width = text.length * size * WIDE + size * 0.9;
  const height = size * 1.36;
  return { x: anchor === 'middle' ? at.x - width / 2 : at.x, y: at.y - height / 2, width, height };
}

/** A few words on a pill, cased so that they show on every ground. */
export function drawTag(text: string, at: Point, look: TagLook): string {
  const { scale, tone } = look;
  const { fill, rim, ink } = TONES[tone];
  const size = SIZE * scale;
  const { x, y, width, height } = plateOf(text, at, look);
  const round = Math.min(height / 2, 6 * scale);
  const straight = num(width - 2 * round);
  const arc = (dx: number, dy: number): string => `a${num(round)} ${num(round)} 0 0 1 ${num(dx)} ${num(dy)}`;
  const side = num(height - 2 * round);
  const pill = `M${num(x + round)} ${num(y)}h${straight}${arc(round, round)}v${side}${arc(-round, round)}h-${straight}${arc(-round, -round)}v-${side}${arc(round, -round)}Z`;
  return (
    path(pill, {
      fill: 'none',
      stroke: tone === 'plain' || tone === 'faint' ? INK.white : INK.black,
      'stroke-width': 4.4 * scale,
      'stroke-opacity': 0.8,
    }) +
    path(pill, { fill, stroke: rim, 'stroke-width': 2.2 * scale }) +
    tag(
      'text',
      {
        x: x + width / 2,
        y: at.y + size * 0.34,
        'font-size': size,
        'font-weight': 700,
        'text-anchor': 'middle',
        fill: ink,
      },
      escapeText(text),
    )
  );
}
