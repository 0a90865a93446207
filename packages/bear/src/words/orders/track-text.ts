import { printFacing } from '@sandtable/hex';
import { counted } from '@sandtable/kernel';
import type { HexId } from '../../model/ids.ts';
import {
  DEFAULT_SPACE,
  type SoloTerms,
  type TrackEvent,
  type TrackSpace,
  type TrackTile,
} from '../../model/solo/solo.ts';
import type { Seen } from '../../model/battle/state.ts';
import { vpIfEndedNow, yellowAhead } from '../../rules/victory/victory.ts';
import { type EventNames, eventNames, SIDE_NAMES } from '../event-names.ts';
import { printOrder } from './order-text.ts';

// What the AI follows besides its cards: the mission's track, Counteractions and Mission Orders.

type TrackNames = Pick<EventNames, 'hex' | 'unit'>;
type EventKind = TrackEvent['kind'];
/** Declared as a method, so that its parameter is bivariant: the kind has already selected the line for this event. */
type Say<Event> = { say(event: Event, names: TrackNames): string }['say'];
type Words = { readonly [Kind in EventKind]: Say<Extract<TrackEvent, { readonly kind: Kind }>> };

const trackWords: Words = {
  rumor: ({ hexes }, names) => `A Rumored Enemy appears in ${all(hexes, names).join(', another in ')}`,
  rumorAtCardHex: ({ count }) =>
    count === 1
      ? 'Draw an Order Card: a Rumored Enemy appears in its hex'
      : `Draw ${count} Order Cards: a Rumored Enemy appears in the hex of each`,
  reinforce: ({ units, hexes, facing }, names) =>
    `${units.map((unit) => names.unit(unit)).join(', ')} ${units.length === 1 ? 'enters' : 'enter'} at ${oneOf(hexes, names)}, facing ${printFacing(facing)}`,
  order: ({ order, asAction }) => `${asAction ? AS_ACTION : ''}${printOrder(order)}`,
  confusion: ({ asAction }) =>
    `${asAction ? AS_ACTION : ''}The fresh unit with the highest FP, closest to an AI, becomes spent`,
  capSurplus: () => '+1 on all AI rolls while the marker is here',
  swiftAction: () => 'The AI draws another Order Card after this one and acts again',
  asCommand: () => 'The Order Card that moved the marker is executed as a Command card',
  commandExperience: ({ cards }) =>
    cards === 1 ? 'A Command card that left the game returns' : `${cards} Command cards that left the game return`,
  smoke: ({ hexes }, names) => `Smoke is laid in ${all(hexes, names).join(', ')}`,
  smokeAtCardHex: ({ count }) =>
    count === 1
      ? 'Draw an Order Card: smoke is laid in its hex'
      : `Draw ${count} Order Cards: smoke is laid in the hex of each`,
  drawDefense: ({ count }) =>
    `Draw ${count === 1 ? 'a Defense Counter' : `${count} Defense Counters`} and place ${count === 1 ? 'it' : 'them'} to the AI’s advantage`,
  barrage: () =>
    'Draw two Order Cards: a barrage falls on the hex of one and all around it, whichever hurts the player more',
  airStrike: ({ hexes }, names) => `Aircraft strike the units in ${all(hexes, names).join(', ')}`,
  playerCaps: ({ amount }) => `The player ${amount < 0 ? 'loses' : 'gains'} ${counted(Math.abs(amount), 'CAP')}`,
  vp: ({ side, amount }) => `${SIDE_NAMES[side]} ${amount < 0 ? 'loses' : 'scores'} ${Math.abs(amount)} VP`,
  endRound: () => 'The round ends after this turn',
};

const AS_ACTION = 'As AI Action: ';

export function printTrackEvent(event: TrackEvent, names: TrackNames): string {
  const say: Say<TrackEvent> = trackWords[event.kind];
  return say(event, names);
}

/** All events of a space; '' if there are none. */
export function printTrackEvents(events: readonly TrackEvent[], names: TrackNames): string {
  return events.map((event) => printTrackEvent(event, names)).join('. ');
}

/** `4 Reports (yellow): A Rumored Enemy appears in D05` */
export function printSpace({ space, name, yellow, events }: TrackSpace, names: TrackNames): string {
  const happens = printTrackEvents(events, names);
  return `${space} ${name}${yellow ? ' (yellow)' : ''}${happens === '' ? '' : `: ${happens}`}`;
}

/** The sheet of a solo mission: its track, and the orders its cards refer to. */
export function printSoloSheet(terms: SoloTerms, names: TrackNames & Pick<EventNames, 'tile'>): string[] {
  const { length, track, counteractions, missionOrders, generated } = terms;
  const nameOrder = (list: string, tiles: readonly number[] | undefined, place: number): string => {
    if (tiles === undefined) return `${list} ${place + 1}`;
    const tile = tiles[place] ?? NO_TILE;
    return tile === NO_TILE ? `${list} ${DEFAULT_SPACE}` : `${list} ${place + 1}, ${names.tile(tile)}`;
  };
  return [
    `The Mission Track ends on space ${length}`,
    ...track.map((space) => printSpace(space, names)),
    ...(generated?.tiles ?? []).map((tile) => printTrackTile(tile, names)),
    ...counteractions.map(
      (order, place) => `${nameOrder('Counteraction', generated?.counteractionTiles, place)}: ${printOrder(order)}`,
    ),
    ...missionOrders.map(
      (order, place) => `${nameOrder('Mission Order', generated?.missionOrderTiles, place)}: ${printOrder(order)}`,
    ),
  ];
}

const NO_TILE = -1;

/** G5.5: `Tile 01 on 2, then 5, 9, 14, 17, Well Prepared: ...` */
function printTrackTile(
  { tile, name, yellow, events, path }: TrackTile,
  names: TrackNames & Pick<EventNames, 'tile'>,
): string {
  const [first, ...later] = path;
  const way = later.length === 0 ? `on ${first}` : `on ${first}, then ${later.join(', ')}`;
  const happens = printTrackEvents(events, names);
  return `${names.tile(tile)} ${way}, ${name}${yellow ? ' (yellow)' : ''}: ${happens}`;
}

function all(hexes: readonly HexId[], names: TrackNames): string[] {
  return hexes.map((hex) => names.hex(hex));
}

const MOST_NAMED = 6;

/** `D05 or E06`; shortened for a whole edge. */
function oneOf(hexes: readonly HexId[], names: TrackNames): string {
  const named = all(hexes, names);
  return named.length > MOST_NAMED
    ? `one of ${named.length} hexes, ${named[0]} to ${named.at(-1)}`
    : named.join(' or ');
}

/** R-209: the result if the player concludes the mission now, shown before he confirms. */
export function explainConclusion(seen: Seen): string[] {
  const names = eventNames(seen);
  const spaces = yellowAhead(seen);
  const { german, soviet } = vpIfEndedNow(seen);
  return [
    'This ends the mission.',
    spaces.length === 0
      ? 'No yellow space is left on the Mission Track.'
      : `First ${spaces.length === 1 ? 'this yellow space happens' : 'these yellow spaces happen'}: ${spaces.map((space) => printSpace(space, names)).join('; ')}.`,
    `Then the round and the mission are scored. As things stand: German ${german} VP, Soviet ${soviet} VP.`,
  ];
}
