import { type Facing, printFacing } from '@sandtable/hex';
import type { Ending } from '../model/ending.ts';
import type { BearEvent } from '../model/event.ts';
import type { RollFor, WayToPay } from '../model/frame.ts';
import { MINE, NO_ENEMY } from '../model/solo.ts';
import type { Seen } from '../model/state.ts';
import type { Side } from '../model/unit-type.ts';
import { cardName } from './cards.ts';
import { count } from './count.ts';
import { HIT_NAMES } from './hit-words.ts';
import { MARKER_NAMES } from './marker-words.ts';
import { orderCardName } from './order-text.ts';
import { ACTION_NAMES } from './order-words.ts';
import { AI_SEAT } from '../model/player.ts';

/** How things of a match are called in its log. */
export interface EventNames {
  hex(hex: number): string;
  unit(unit: number): string;
  player(player: number): string;
  card(card: number): string;
  orderCard(card: number): string;
  /** The title of a space of the Mission Track. */
  space(space: number): string;
  marker(marker: number): string;
}

/** Units go by their words, players by their sides: the Soviet player, or with several of them Soviet player 2. */
export function eventNames({ pack, map, view }: Seen): EventNames {
  return {
    hex: (hex) => map.names[hex] ?? 'somewhere',
    unit: (unit) => pack.counters[unit]?.word ?? 'nobody',
    player: (player) => printSeat(view.players[player]?.seat ?? '?'),
    card: (card) => cardName(pack.actionCards[card] ?? { id: '?' }),
    orderCard: (card) => orderCardName(pack.orderCards[card]?.number ?? '?'),
    space: (space) => view.terms.solo?.track.find((each) => each.space === space)?.name ?? 'nothing',
    marker: (marker) => {
      const kind = pack.hitMarkers[marker]?.kind;
      return kind === undefined ? 'hit without a marker' : HIT_NAMES[kind];
    },
  };
}

/** What is rolled for; there may be no unit in it. */
export const ROLL_NAMES: Readonly<Record<RollFor, (unit: string) => string>> = {
  attack: (unit) => (unit === '' ? 'for the attack' : `against ${unit}`),
  rally: (unit) => `for the rally of ${unit}`,
  wire: (unit) => `for what the obstacle costs ${unit}`,
  rubble: (unit) => `for getting ${unit} through the rubble`,
  mine: (unit) => `for the mine under ${unit}`,
  barrage: (unit) => (unit === '' ? 'for the shells' : `for the shells on ${unit}`),
  activation: (unit) => `for the AP of ${unit}`,
  sergeant: (unit) => (unit === '' ? 'for more AP' : `for an easier check of ${unit}`),
  officer: () => 'for more CAPs',
  sniper: () => 'for the marksman',
};

const WAY_NAMES: Readonly<Record<WayToPay, string>> = {
  ap: '',
  command: ' as a command action',
  pool: ' from the activation',
  activate: ' with a new activation',
  opportunity: ' as an opportunity action',
  free: '',
  toll: ', the obstacle included',
  'command-toll': ' as a command action, the obstacle included',
  'pool-toll': ' from the activation, the obstacle included',
  'activate-toll': ' with a new activation, the obstacle included',
};

const ENDINGS: Readonly<Record<Ending['key'], string>> = {
  lastRound: 'the last round is over',
  haltOrder: 'a Cease Fire has come',
  wipedOut: 'one side has nobody left to fight',
  controlsAll: 'one side holds all that it was to take',
  trackEnded: 'the Mission Track has come to its end',
  nobodyEffective: 'one side has nobody left who can fight',
};

const FOUND_NAMES: Readonly<Record<number, string>> = { [NO_ENEMY]: 'false', [MINE]: 'a mine' };

export const SIDE_NAMES: Readonly<Record<Side, string>> = { german: 'The German side', soviet: 'The Soviet side' };

type EventKey = BearEvent['key'];

/** The event with this key; where several share a form, that form with the one key. */
type WithKey<Event extends BearEvent, Key extends EventKey> = Event extends unknown
  ? Key extends Event['key']
    ? Event & { readonly key: Key }
    : never
  : never;
/** Written as a method, so that the table can be asked with any event: the key has chosen the line that takes it. */
type Say<Event> = { say(event: Event, names: EventNames): string }['say'];
type Words = { readonly [Key in EventKey]: Say<WithKey<BearEvent, Key>> };

const eventWords: Words = {
  roundBegan: ({ round }) => `Round ${round} begins`,
  roundEnded: ({ round }) => `Round ${round} is over`,
  smokeThinned: () => 'The smoke thins out',
  capsReset: ({ player, caps }, names) => `${names.player(player)} has ${count(caps, 'CAP', 'CAPs')}`,
  drew: ({ player, card }, names) => `${names.player(player)} draws ${card === null ? 'a card' : names.card(card)}`,
  played: ({ player, card }, names) => `${names.player(player)} plays ${names.card(card)}`,
  reinforced: ({ units }, names) => `${list(units, names)} may come in from now on`,
  initiativeRolled: ({ player, dice, caps }, names) =>
    `${names.player(player)} rolls ${printDice(dice, caps)} for the first turn`,
  initiativeTied: () => 'A tie: it is rolled again',
  hasInitiative: ({ player }, names) => `${names.player(player)} has the first turn`,
  passed: ({ player }, names) => `${names.player(player)} passes`,
  stalled: ({ player, unit }, names) =>
    unit === -1 ? `${names.player(player)} stalls for 1 CAP` : `${names.unit(unit)} stalls`,
  paid: ({ way, ap, caps, units }, names) =>
    `${list(units, names)} ${units.length > 1 ? 'act' : 'acts'} for ${printPrice(ap, caps)}${WAY_NAMES[way]}`,
  checked: ({ cost, number, remainsFresh, spent, units }, names) =>
    `${list(units, names)} ${units.length > 1 ? 'are' : 'is'} ${spent ? 'spent' : 'still fresh'}: checked at ${cost}, the number is ${number}${remainsFresh ? ' with the sign of freshness' : ''}`,
  activated: ({ unit, ap }, names) => `${names.unit(unit)} is active with ${ap} AP`,
  becameSpent: ({ units }, names) => `${list(units, names)} ${units.length > 1 ? 'are' : 'is'} spent`,
  rolled: ({ player, what, unit, dice, caps }, names) =>
    `${names.player(player)} rolls ${printDice(dice, caps)} ${ROLL_NAMES[what](unit === -1 ? '' : names.unit(unit))}`,
  moved: ({ unit, from, at, facing }, names) =>
    `${names.unit(unit)} moves from ${names.hex(from)} to ${names.hex(at)}, facing ${facingName(facing)}`,
  exposed: ({ unit }, names) => `${names.unit(unit)} is in the open and easier to hit for a turn`,
  turned: ({ unit, facing }, names) => `${names.unit(unit)} turns to ${facingName(facing)}`,
  entered: ({ unit, at, facing }, names) =>
    `${names.unit(unit)} comes in at ${names.hex(at)}, facing ${facingName(facing)}`,
  left: ({ unit, from }, names) => `${names.unit(unit)} leaves the map from ${names.hex(from)}`,
  stuck: ({ unit, roll, needed }, names) => `${names.unit(unit)} is stuck: ${roll}, and ${needed} was needed`,
  gotThrough: ({ unit, roll, needed }, names) => `${names.unit(unit)} gets through: ${roll}, with ${needed} needed`,
  pulledOut: ({ unit, at }, names) => `${names.unit(unit)} is pulled out to ${names.hex(at)} and moves again`,
  wentInside: ({ unit, at }, names) => `${names.unit(unit)} goes inside in ${names.hex(at)}`,
  wentOutside: ({ unit, at }, names) => `${names.unit(unit)} comes out in ${names.hex(at)}`,
  announced: ({ units }, names) => `${list(units, names)} will try the obstacle`,
  refused: ({ units }, names) => `${list(units, names)} will not pay for the obstacle`,
  wireCrushed: ({ unit, at }, names) => `${names.unit(unit)} crushes the wire in ${names.hex(at)}`,
  mineRevealed: ({ at }, names) => `There is a mine in ${names.hex(at)}`,
  mineAttacked: ({ unit, at }, names) => `The mine in ${names.hex(at)} goes off under ${names.unit(unit)}`,
  loaded: ({ unit, carrier }, names) => `${names.unit(carrier)} takes ${names.unit(unit)} along`,
  unloaded: ({ unit, carrier, at }, names) => `${names.unit(unit)} leaves ${names.unit(carrier)} in ${names.hex(at)}`,
  attacked: ({ unit, supporters, at }, names) =>
    `${unit === -1 ? 'It bursts in' : `${names.unit(unit)} attacks`} ${names.hex(at)}${supporters.length === 0 ? '' : `, supported by ${list(supporters, names)}`}`,
  missed: ({ unit, roll, needed }, names) => `${names.unit(unit)} is missed: ${roll}, and ${needed} was needed`,
  hit: ({ unit, roll, needed }, names) => `${names.unit(unit)} is hit: ${roll}, with ${needed} needed`,
  killed: ({ unit, roll, kill }, names) => `${names.unit(unit)} is killed: ${roll}, with ${kill} needed`,
  weaponUsed: ({ player, card, unit }, names) =>
    `${unit === -1 ? names.player(player) : names.unit(unit)} uses ${names.card(card)}`,
  spotted: ({ unit, at }, names) => `${names.unit(unit)} is spotted for from ${names.hex(at)}`,
  nothingHit: ({ at, roll }, names) => `Nothing stirs in ${names.hex(at)} (${roll})`,
  razed: ({ what, at, roll, needed }, names) =>
    `The ${MARKER_NAMES[what]} in ${names.hex(at)} is gone: ${roll}, with ${needed} needed`,
  stood: ({ what, at, roll, needed }, names) =>
    `The ${MARKER_NAMES[what]} in ${names.hex(at)} holds: ${roll}, and ${needed} was needed`,
  marked: ({ unit, marker }, names) =>
    `${names.unit(unit)} has a hit marker${marker === null || marker < 0 ? '' : `: ${names.marker(marker)}`}`,
  markerShown: ({ unit, marker }, names) => `${names.unit(unit)} is ${names.marker(marker)}`,
  destroyed: ({ unit, at }, names) => `${names.unit(unit)} is destroyed in ${names.hex(at)}`,
  capLost: ({ player, caps }, names) => `${names.player(player)} loses a CAP and has ${caps}`,
  scored: ({ side, vp }) => `${SIDE_NAMES[side]} scores ${vp} VP`,
  controlTaken: ({ at, side }, names) => `${SIDE_NAMES[side]} takes ${names.hex(at)}`,
  rallied: ({ unit, roll, needed }, names) => `${names.unit(unit)} rallies: ${roll}, with ${needed} needed`,
  rallyFailed: ({ unit, roll, needed }, names) =>
    `${names.unit(unit)} does not rally: ${roll}, and ${needed} was needed`,
  revealed: ({ unit, at }, names) => `${names.unit(unit)} is seen in ${names.hex(at)}`,
  faced: ({ unit, facing }, names) => `${names.unit(unit)} faces ${facingName(facing)}`,
  sneaked: ({ unit, at }, names) => `${names.unit(unit)} sneaks ${at === -1 ? 'unseen' : `to ${names.hex(at)}`}`,
  hid: ({ unit, at }, names) => `${names.unit(unit)} hides${at === -1 ? '' : ` in ${names.hex(at)}`}`,
  relieved: ({ unit }, names) => `${names.unit(unit)} has its hit marker taken off`,
  boggedDown: ({ unit }, names) => `${names.unit(unit)} is bogged down for this round`,
  capsChanged: ({ player, caps }, names) => `${names.player(player)} now has ${count(caps, 'CAP', 'CAPs')}`,
  apAdded: ({ player, ap }, names) => `The activation of ${names.player(player)} now has ${ap} AP`,
  triedLuck: ({ player, die, sum }, names) => `${names.player(player)} tries his luck: ${die}, so it is ${sum}`,
  eventDrawn: ({ player, card }, names) => `${names.player(player)} draws ${names.card(card)}`,
  roundsChanged: ({ rounds }) => `The firefight now ends after round ${rounds}`,
  smokeLaid: ({ hexes }, names) => `Smoke rises in ${hexes.map((hex) => names.hex(hex)).join(', ')}`,
  plotted: ({ player, at, shell }, names) =>
    `${names.player(player)} calls for ${shell === 'he' ? 'shells' : 'smoke'}${at === -1 ? '' : ` on ${names.hex(at)}`}`,
  barrageFell: ({ player, shell, hexes }, names) =>
    `The ${shell === 'he' ? 'shells' : 'smoke shells'} of ${names.player(player)} fall ${hexes[0] === undefined ? 'outside the map' : `on ${names.hex(hexes[0])} and around it`}`,
  drifted: ({ player, away, towards }, names) =>
    away === 0
      ? `The shells of ${names.player(player)} do not drift`
      : `The shells of ${names.player(player)} drift ${count(away, 'hex', 'hexes')} ${facingName(towards)}`,
  dugIn: ({ unit }, names) => `${names.unit(unit)} digs in`,
  cleared: ({ marker, at }, names) => `The ${MARKER_NAMES[marker]} in ${names.hex(at)} is cleared`,
  mineLaid: ({ unit, at }, names) => `${names.unit(unit)} lays a mine${at === -1 ? '' : ` in ${names.hex(at)}`}`,
  gameEnded: ({ why }) => `The firefight is over: ${ENDINGS[why]}`,
  aiDrew: ({ card }, names) => `The AI draws ${names.orderCard(card)}`,
  trackAdvanced: ({ space }) => `The Mission Track marker goes to space ${space}`,
  trackEvent: ({ space }, names) => `Space ${space}: ${names.space(space)}`,
  aiOrdered: ({ unit, action }, names) => `${names.unit(unit)} is ordered to ${ACTION_NAMES[action]}`,
  aiPassed: () => 'The AI passes',
  autoRallied: ({ unit }, names) => `${names.unit(unit)} rallies without a roll`,
  recovered: ({ unit }, names) => `${names.unit(unit)} is fresh again`,
  cardHexDrawn: ({ card, at }, names) => `${names.orderCard(card)} names ${names.hex(at)}`,
  rumorPlaced: ({ unit, at }, names) => `A Rumored Enemy, ${names.unit(unit)}, is reported in ${names.hex(at)}`,
  rumorRevealed: ({ unit, at, found }, names) =>
    `The rumor ${names.unit(unit)} in ${names.hex(at)} proves to be ${FOUND_NAMES[found] ?? names.unit(found)}`,
  attackedInVain: ({ at, roll }, names) => `The attack on ${names.hex(at)} comes to nothing (${roll})`,
  commandCardLeft: ({ card }, names) => `${names.orderCard(card)}, a Command card, leaves the game`,
  commandCardsBack: ({ cards }, names) =>
    `${cards.map((card) => names.orderCard(card)).join(', ')} ${cards.length === 1 ? 'comes' : 'come'} back into the Order deck`,
  roundCutShort: () => 'The round ends with this turn',
};

/** An event as a line of the log. */
export function explainEvent(event: BearEvent, names: EventNames): string {
  const say: Say<BearEvent> = eventWords[event.key];
  return say(event, names).replace(/^the /, 'The ');
}

/** All of them; of those who did something none may be left. */
function list(units: readonly number[], names: EventNames): string {
  return units.length === 0 ? 'Nobody who is left' : units.map((unit) => names.unit(unit)).join(', ');
}

/** german: the German player; soviet2: Soviet player 2; ai: the AI. */
function printSeat(seat: string): string {
  if (seat === AI_SEAT) return 'the AI';
  const [, letter = '', name = '', number = ''] = /^(.)(\D*)(\d*)$/.exec(seat) ?? [];
  const side = `${letter.toUpperCase()}${name} player`;
  return number === '' ? `the ${side}` : `${side} ${number}`;
}

function facingName(facing: Facing): string {
  return printFacing(facing);
}

function printDice(dice: readonly number[], caps: number): string {
  return caps === 0 ? dice.join(' + ') : `${dice.join(' + ')} and ${count(caps, 'CAP', 'CAPs')}`;
}

function printPrice(ap: number, caps: number): string {
  const parts = [...(ap > 0 ? [`${ap} AP`] : []), ...(caps > 0 ? [count(caps, 'CAP', 'CAPs')] : [])];
  return parts.length === 0 ? 'nothing' : parts.join(' and ');
}
