import { printFacing } from '@sandtable/hex';
import type { SoloTerms } from '../model/solo.ts';
import type { TrackEvent, TrackSpace } from '../model/track-event.ts';
import { type EventNames, SIDE_NAMES } from './events.ts';
import { printOrder } from './order-text.ts';
import type { HexId } from '../model/ids.ts';

// What a mission tells the AI besides its cards: the spaces of its track, its Counteractions and its Mission Orders.

type TrackNames = Pick<EventNames, 'hex' | 'unit'>;
type EventKind = TrackEvent['kind'];
/** Written as a method, so that the table can be asked with any event: the kind has chosen the line that takes it. */
type Say<Event> = { say(event: Event, names: TrackNames): string }['say'];
type Words = { readonly [Kind in EventKind]: Say<Extract<TrackEvent, { readonly kind: Kind }>> };

const trackWords: Words = {
  rumor: ({ hexes }, names) => `A Rumored Enemy appears in ${all(hexes, names).join(', another in ')}`,
  rumorAtCardHex: ({ count }) =>
    count === 1
      ? 'A Rumored Enemy appears in the hex that an Order Card drawn for it names'
      : `${count} Rumored Enemies appear, each in the hex that an Order Card drawn for it names`,
  reinforce: ({ units, hexes, facing }, names) =>
    `${units.map((unit) => names.unit(unit)).join(', ')} ${units.length === 1 ? 'comes' : 'come'} in at ${oneOf(hexes, names)}, facing ${printFacing(facing)}`,
  order: ({ order, asAction }) => `${asAction ? AS_ACTION : ''}${printOrder(order)}`,
  confusion: ({ asAction }) =>
    `${asAction ? AS_ACTION : ''}The fresh unit of highest AR closest to an AI becomes spent`,
  capSurplus: () => 'While the marker stands here the AI has 1 more on every roll',
  swiftAction: () => 'After this Order Card the AI draws another and acts again',
  commandExperience: ({ cards }) =>
    cards === 1
      ? 'A Command card that has left the game comes back'
      : `${cards} Command cards that have left the game come back`,
  smoke: ({ hexes }, names) => `Smoke rises in ${all(hexes, names).join(', ')}`,
  barrage: () =>
    'Shells fall on the hex that an Order Card names and on all around it: of two cards the one that hurts the player more',
  airStrike: ({ hexes }, names) => `Aircraft strike the units in ${all(hexes, names).join(', ')}`,
  playerCaps: ({ amount }) => `The player ${amount < 0 ? 'loses' : 'gains'} ${caps(Math.abs(amount))}`,
  vp: ({ side, amount }) => `${SIDE_NAMES[side]} ${amount < 0 ? 'loses' : 'scores'} ${Math.abs(amount)} VP`,
  endRound: () => 'The round ends with this turn',
};

const AS_ACTION = 'As AI Action: ';

export function printTrackEvent(event: TrackEvent, names: TrackNames): string {
  const say: Say<TrackEvent> = trackWords[event.kind];
  return say(event, names);
}

/** `4 Reports (yellow): A Rumored Enemy appears in D05` */
export function printSpace({ space, name, yellow, events }: TrackSpace, names: TrackNames): string {
  const happens = events.map((event) => printTrackEvent(event, names)).join('. ');
  return `${space} ${name}${yellow ? ' (yellow)' : ''}${happens === '' ? '' : `: ${happens}`}`;
}

/** The sheet of a solo mission: what is on its track, and what the AI is ordered where a card says so. */
export function printSoloSheet(
  { length, track, counteractions, missionOrders }: SoloTerms,
  names: TrackNames,
): string[] {
  return [
    `The Mission Track ends on space ${length}`,
    ...track.map((space) => printSpace(space, names)),
    ...counteractions.map((order, place) => `Counteraction ${place + 1}: ${printOrder(order)}`),
    ...missionOrders.map((order, place) => `Mission Order ${place + 1}: ${printOrder(order)}`),
  ];
}

function all(hexes: readonly HexId[], names: TrackNames): string[] {
  return hexes.map((hex) => names.hex(hex));
}

const MOST_NAMED = 6;

/** Where it may be any of them, those of a whole edge are not all named. */
function oneOf(hexes: readonly HexId[], names: TrackNames): string {
  const named = all(hexes, names);
  return named.length > MOST_NAMED
    ? `one of ${named.length} hexes, ${named[0]} to ${named.at(-1)}`
    : named.join(' or ');
}

function caps(amount: number): string {
  return `${amount} ${amount === 1 ? 'CAP' : 'CAPs'}`;
}
