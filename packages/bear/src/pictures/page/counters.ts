import { drawCounter, FONTS, PAPER } from '@sandtable/board';
import type { Seen } from '../../model/battle/state.ts';
import type { UnitId } from '../../model/ids.ts';
import { pieceOf } from '../pieces.ts';
import { html, words } from './html.ts';

/** A counter to look at, or to cut out: the figures and the number are all on it. */
function counterPicture(seen: Seen, unit: UnitId): string {
  const picture = drawCounter(pieceOf(seen, unit, -1), PAPER, 'close');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 109 111" font-family="${words(FONTS)}">${picture}</svg>`;
}

interface Labelled {
  readonly unit: UnitId;
  readonly name: string;
  readonly place: string;
}

/** A row of counters, each with its name and where it is. */
export function counterRow(seen: Seen, units: readonly Labelled[]): string {
  return html(
    'div',
    'counters',
    ...units.map(({ unit, name, place }) =>
      html('div', 'counter', counterPicture(seen, unit), html('b', '', words(name)), words(place)),
    ),
  );
}
