import { AI_SEAT } from '../../model/battle/player.ts';
import type { Seen } from '../../model/battle/state.ts';
import {
  type SheetOrder,
  type SheetSpace,
  sheetText,
  type SheetTile,
  type TileText,
} from '../../words/orders/sheet-text.ts';
import { chosenText, leapText } from '../../words/mission/set-up-text.ts';
import { html, terms, words } from './html.ts';

/** G5.3: the Solo Mission Sheet with its tiles, the Order deck and the cups; empty without an AI. */
export function sheetPart(seen: Seen): string {
  const sheet = sheetText(seen);
  if (sheet === null) return '';
  const { posture, notes, counteractions, missionOrders, track } = sheet;
  return html(
    'section',
    '',
    html('h2', '', words(`Solo Mission Sheet: ${posture}. ${aiName(seen)}`)),
    html('dl', '', ...notes.flatMap(({ label, rule, text }) => terms(label, `${text} (${rule})`))),
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
      'The marker starts on 1. A tile that the marker lands on is executed, one that it passes only if it is yellow (double rim). ' +
        'Either way it then leaps to the next of its spaces. What happens as AI Action takes the place of the Order Card; if it cannot ' +
        'be done, the card is executed.',
    ),
    html('div', 'track', ...track.map((space) => spaceBox(space, track.length))),
  );
}

function aiName({ view: { players } }: Seen): string {
  const side = players.find(({ seat }) => seat === AI_SEAT)?.side;
  return side === 'german' ? 'The AI is German, you are Soviet.' : 'The AI is Soviet, you are German.';
}

function orderBox({ space, tile, text, chosen }: SheetOrder): string {
  const title = tile === null ? `${space}: on the sheet` : `${space}: ${tile.title}`;
  return html(
    'article',
    'card',
    html('h4', '', words(title), html('span', '', words(tile?.posture ?? ''))),
    html('p', '', words(`${text}${chosenText(chosen)}`)),
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
  const { title, name, yellow, text, posture, chosen } = tile;
  return html(
    'div',
    yellow ? 'tile yellow' : 'tile',
    html('b', '', words(title)),
    words(` ${name} (${posture}): ${text}${chosenText(chosen)}`),
    html('div', 'leaps', words(leapText(tile))),
    ...parametersOf(tile),
  );
}
