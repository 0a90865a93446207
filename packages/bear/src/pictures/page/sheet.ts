import { AI_SEAT } from '../../model/battle/player.ts';
import type { Seen } from '../../model/battle/state.ts';
import { unitLabel } from '../../words/mission/forces.ts';
import {
  type SheetOrder,
  type SheetSpace,
  sheetText,
  type SheetTile,
  type TileText,
} from '../../words/orders/sheet-text.ts';
import { counterRow } from './forces.ts';
import { html, list, words } from './html.ts';

/** G5.3: the Solo Mission Sheet with its tiles, the Order deck and the cups; empty between people. */
export function sheetPart(seen: Seen): string {
  const sheet = sheetText(seen);
  if (sheet === null) return '';
  const { posture, deck, counteractions, missionOrders, track } = sheet;
  return html(
    'section',
    'part',
    html('h2', '', words(`Solo Mission Sheet: ${posture}`)),
    html('p', '', words(`${aiName(seen)} Order deck: cards ${deck}, shuffled.`)),
    html('h3', '', 'Counteractions'),
    html('p', '', 'Tried from the left; one is executed.'),
    html('div', 'orders', ...counteractions.map(orderBox)),
    html('h3', '', 'Mission Orders'),
    html('p', '', 'Tried from the left; one is executed.'),
    html('div', 'orders', ...missionOrders.map(orderBox)),
    html('h3', '', 'Mission Track'),
    html(
      'p',
      '',
      'The marker starts on 1. A tile that the marker lands on or passes leaps to the next space of its row, 1a to 1e or 2a to 2e; ' +
        'passed and not landed on, it is executed only if it is yellow (double rim).',
    ),
    html('div', 'track', ...track.map((space) => spaceBox(space, track.length))),
    cups(seen),
  );
}

function aiName({ view: { players } }: Seen): string {
  const side = players.find(({ seat }) => seat === AI_SEAT)?.side;
  return side === 'german' ? 'The AI is German, you are Soviet.' : 'The AI is Soviet, you are German.';
}

function orderBox({ space, tile, text }: SheetOrder): string {
  const title = tile === null ? `${space}: on the sheet` : `${space}: ${tile.title}`;
  return html(
    'article',
    'card',
    html('h4', '', words(title), html('span', '', words(tile?.posture ?? ''))),
    html('p', '', words(text)),
    ...parametersOf(tile),
  );
}

/** G6.1 */
function parametersOf(tile: TileText | null): string[] {
  return (tile?.parameters ?? []).map((text) => html('p', 'note', words(`${text}, from the first turn to the last.`)));
}

function spaceBox({ space, name, yellow, text, row, tiles }: SheetSpace, last: number): string {
  const look = ['space', ...(yellow ? ['yellow'] : []), ...(space === last ? ['end'] : [])].join(' ');
  return html(
    'div',
    look,
    ...(row === '' ? [] : [html('span', 'row', row)]),
    html('b', '', String(space)),
    ` ${words(name)}`,
    ...(text === '' ? [] : [html('div', '', words(text))]),
    ...tiles.map(tileBox),
  );
}

function tileBox(tile: SheetTile): string {
  const { title, name, yellow, text, posture } = tile;
  return html(
    'div',
    yellow ? 'tile yellow' : 'tile',
    html('b', '', words(title)),
    words(` ${name} (${posture}): ${text}`),
    ...parametersOf(tile),
  );
}

/** G5.6a: the units in the AI Draw Cup, and what the Rumored Enemy cup holds. */
function cups(seen: Seen): string {
  const { draft, terms } = seen.view;
  const drawn = (draft?.ai?.cup ?? []).map((unit) => ({ unit, name: unitLabel(seen, unit), place: '' }));
  const rumored = (terms.solo?.cup ?? []).map((unit) =>
    unit >= 0 ? unitLabel(seen, unit) : unit === -1 ? 'No Enemy' : 'Mine',
  );
  return [
    ...(drawn.length === 0 ? [] : [html('h3', '', 'AI Draw Cup'), counterRow(seen, drawn)]),
    ...(rumored.length === 0 ? [] : [html('h3', '', 'Rumored Enemy cup'), list('', rumored)]),
  ].join('');
}
