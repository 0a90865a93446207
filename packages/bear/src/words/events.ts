import { type Facing, printFacing } from '@sandtable/hex';
import { counted, latePart, signed } from '@sandtable/kernel';
import type { BearEvent, Ending } from '../model/battle/event.ts';
import type { RollFor, WayToPay } from '../model/battle/frame.ts';
import type { DraftEvent, OptionEvent } from '../model/draft/events.ts';
import type { AiBuildEvent } from '../model/solo/events.ts';
import { MINE, NO_ENEMY } from '../model/solo/solo.ts';
import { type EventNames, type EventWords, type SayEvent, SIDE_NAMES } from './event-names.ts';
import { MARKER_NAMES } from './map-words.ts';
import { ACTION_NAMES } from './orders/order-words.ts';
import { NONE, type PlayerId, type UnitId } from '../model/ids.ts';

/** For rolls without a unit, `unit` is empty. */
export const ROLL_NAMES: Readonly<Record<RollFor, (unit: string) => string>> = {
  attack: (unit) => (unit === '' ? 'for the attack' : `against ${unit}`),
  rally: (unit) => `to rally ${unit}`,
  wire: (unit) => `for ${unit} to cross the obstacle`,
  rubble: (unit) => `to keep ${unit} from getting stuck`,
  mine: (unit) => `for the mine against ${unit}`,
  barrage: (unit) => (unit === '' ? 'for the barrage' : `for the barrage on ${unit}`),
  activation: (unit) => `for the AP of ${unit}`,
  sergeant: (unit) => (unit === '' ? 'for extra AP' : `to ease the spent check of ${unit}`),
  officer: () => 'for extra CAPs',
  sniper: () => 'for the Marksman',
};

const WAY_NAMES: Readonly<Record<WayToPay, string>> = {
  ap: '',
  command: ' as a command action',
  pool: ' from the activation',
  activate: ' with a new activation',
  opportunity: ' as an opportunity action',
  free: '',
  toll: ', including the obstacle',
  'command-toll': ' as a command action, including the obstacle',
  'pool-toll': ' from the activation, including the obstacle',
  'activate-toll': ' with a new activation, including the obstacle',
};

export const ENDINGS: Readonly<Record<Ending['key'], string>> = {
  lastRound: 'the last round has ended',
  haltOrder: 'Cease Fire',
  wipedOut: 'one side is wiped out',
  controlsAll: 'one side holds every marker it had to take',
  trackEnded: 'the Mission Track ran out',
  nobodyEffective: 'one side has no combat-effective units left',
  concluded: 'the player concluded the mission',
};

const FOUND_NAMES: Readonly<Record<number, string>> = { [NO_ENEMY]: 'no enemy', [MINE]: 'a mine' };

type MakingEvent = AiBuildEvent | DraftEvent | OptionEvent;
type FoughtEvent = Exclude<BearEvent, MakingEvent>;

export const makingWords = latePart<EventWords<MakingEvent>>('the words of the generators');

const eventWords: EventWords<FoughtEvent> = {
  roundBegan: ({ round }) => `Round ${round} begins`,
  roundEnded: ({ round }) => `Round ${round} ends`,
  capsLapsed: ({ player, caps }, names) => `${names.player(player)} loses ${counted(caps, 'unspent CAP')}`,
  smokeThinned: ({ rule }) => (rule === 'G3.3a' ? 'The wind blows the smoke away' : 'The smoke thins'),
  capsReset: ({ player, caps }, names) => `${names.player(player)} has ${counted(caps, 'CAP')}`,
  drew: ({ player, card }, names) => `${names.player(player)} draws ${card === null ? 'a card' : names.card(card)}`,
  played: ({ player, card }, names) => `${names.player(player)} plays ${names.card(card)}`,
  reinforced: ({ units }, names) => `Reinforcements may now come in: ${list(units, names)}`,
  initiativeRolled: ({ player, dice, caps, bonus = 0 }, names) =>
    `${names.player(player)} rolls ${printDice(dice, caps)} for initiative${bonus === 0 ? '' : `, ${signed(bonus)} by a special rule`}`,
  declared: ({ player, caps }, names) => `${names.player(player)} adds ${counted(caps, 'CAP')} to the initiative roll`,
  initiativeTied: () => 'Tied: roll again',
  hasInitiative: ({ player }, names) => `${names.player(player)} has the initiative`,
  passed: ({ player }, names) => `${names.player(player)} passes`,
  concluded: ({ player }, names) => `${names.player(player)} concludes the mission`,
  stalled: ({ player, unit }, names) =>
    unit === NONE ? `${names.player(player)} stalls for 1 CAP` : `${names.unit(unit)} stalls`,
  paid: ({ way, ap, caps, units }, names) =>
    `${list(units, names)} ${units.length > 1 ? 'act' : 'acts'} for ${printPrice(ap, caps)}${WAY_NAMES[way]}`,
  checked: ({ cost, number, remainsFresh, spent, units }, names) =>
    `${list(units, names)} ${checkResult(units.length > 1, spent)}: cost ${cost} against check ${number}${remainsFresh && !spent && cost >= number ? ', Remain Fresh' : ''}`,
  activated: ({ unit, ap }, names) => `${names.unit(unit)} is active with ${ap} AP`,
  becameSpent: ({ units }, names) => `${list(units, names)} ${units.length > 1 ? 'are' : 'is'} spent`,
  rolled: ({ player, what, unit, dice, caps }, names) =>
    `${names.player(player)} rolls ${printDice(dice, caps)} ${ROLL_NAMES[what](unit === NONE ? '' : names.unit(unit))}`,
  moved: ({ unit, from, at, facing }, names) =>
    `${names.unit(unit)} moves from ${names.hex(from)} to ${names.hex(at)}, facing ${facingName(facing)}`,
  exposed: ({ unit }, names) => `${names.unit(unit)} is exposed in the open on the enemy’s next turn`,
  halted: ({ unit, at, facing }, names) =>
    `${names.unit(unit)} stops at ${names.hex(at)}, facing ${facingName(facing)}`,
  turned: ({ unit, facing }, names) => `${names.unit(unit)} pivots to face ${facingName(facing)}`,
  entered: ({ unit, at, facing }, names) =>
    `${names.unit(unit)} enters the map at ${names.hex(at)}, facing ${facingName(facing)}`,
  left: ({ unit, from }, names) => `${names.unit(unit)} leaves the map from ${names.hex(from)}`,
  stuck: ({ unit, roll, needed }, names) => `${names.unit(unit)} is stuck: rolled ${roll}, needed ${needed}`,
  gotThrough: ({ unit, roll, needed }, names) => `${names.unit(unit)} gets through: rolled ${roll}, needed ${needed}`,
  pulledOut: ({ unit, at }, names) => `${names.unit(unit)} is towed clear to ${names.hex(at)} and can move again`,
  wentInside: ({ unit, at }, names) => `${names.unit(unit)} enters the fortification in ${names.hex(at)}`,
  wentOutside: ({ unit, at }, names) => `${names.unit(unit)} leaves the fortification in ${names.hex(at)}`,
  announced: ({ units }, names) => `${list(units, names)} will try to cross the obstacle`,
  refused: ({ units }, names) => `${list(units, names)} ${units.length > 1 ? 'turn' : 'turns'} back at the obstacle`,
  wireCrushed: ({ unit, at }, names) => `${names.unit(unit)} crushes the wire in ${names.hex(at)}`,
  mineRevealed: ({ at }, names) => `A mine is revealed in ${names.hex(at)}`,
  mineAttacked: ({ unit, at }, names) => `The mine in ${names.hex(at)} attacks ${names.unit(unit)}`,
  loaded: ({ unit, carrier }, names) => `${names.unit(carrier)} loads ${names.unit(unit)}`,
  unloaded: ({ unit, carrier, at }, names) =>
    `${names.unit(unit)} unloads from ${names.unit(carrier)} in ${names.hex(at)}`,
  attacked: ({ unit, supporters, at }, names) =>
    `${unit === NONE ? 'High explosive lands in' : `${names.unit(unit)} attacks`} ${names.hex(at)}${supporters.length === 0 ? '' : `, supported by ${list(supporters, names)}`}`,
  missed: ({ unit, roll, needed }, names) => `${names.unit(unit)} is missed: rolled ${roll}, needed ${needed}`,
  hit: ({ unit, roll, needed }, names) => `${names.unit(unit)} is hit: rolled ${roll}, needed ${needed}`,
  killed: ({ unit, roll, kill }, names) => `${names.unit(unit)} is killed: rolled ${roll}, needed ${kill}`,
  weaponUsed: ({ player, card, unit }, names) =>
    `${unit === NONE ? names.player(player) : names.unit(unit)} uses ${names.card(card)}`,
  spotted: ({ unit, at }, names) => `${names.unit(unit)} spots from ${names.hex(at)}`,
  nothingHit: ({ at, roll }, names) => `No effect in ${names.hex(at)}: rolled ${roll}`,
  razed: ({ what, at, roll, needed }, names) =>
    `The ${MARKER_NAMES[what]} in ${names.hex(at)} is destroyed: rolled ${roll}, needed ${needed}`,
  stood: ({ what, at, roll, needed }, names) =>
    `The ${MARKER_NAMES[what]} in ${names.hex(at)} holds: rolled ${roll}, needed ${needed}`,
  marked: ({ unit, marker }, names) =>
    `${names.unit(unit)} gets a hit marker${marker === null || marker < 0 ? '' : `: ${names.marker(marker)}`}`,
  markerShown: ({ unit, marker }, names) => `${names.unit(unit)} is ${names.marker(marker)}`,
  destroyed: ({ unit, at }, names) => `${names.unit(unit)} is destroyed in ${names.hex(at)}`,
  capLost: ({ player, caps }, names) => `${names.player(player)} loses a CAP: ${caps} left`,
  scored: ({ player, vp }, names) => `${names.scorer(player)} scores ${vp} VP`,
  controlTaken: ({ at, side }, names) => `${SIDE_NAMES[side]} takes control of ${names.hex(at)}`,
  rallied: ({ unit, roll, needed }, names) => `${names.unit(unit)} rallies: rolled ${roll}, needed ${needed}`,
  rallyFailed: ({ unit, roll, needed }, names) =>
    `${names.unit(unit)} fails to rally: rolled ${roll}, needed ${needed}`,
  revealed: ({ unit, at }, names) => `${names.unit(unit)} is revealed in ${names.hex(at)}`,
  faced: ({ unit, facing }, names) => `${names.unit(unit)} faces ${facingName(facing)}`,
  sneaked: ({ unit, at }, names) => `${names.unit(unit)} sneaks ${at === NONE ? 'unseen' : `to ${names.hex(at)}`}`,
  hid: ({ unit, at }, names) => `${names.unit(unit)} hides${at === NONE ? '' : ` in ${names.hex(at)}`}`,
  relieved: ({ unit }, names) => `${names.unit(unit)} loses its hit marker`,
  boggedDown: ({ unit }, names) => `${names.unit(unit)} is bogged down for the round`,
  capsChanged: ({ player, caps }, names) => `${names.player(player)} now has ${counted(caps, 'CAP')}`,
  apLost: ({ player, ap }, names) => `${names.player(player)} loses the ${ap} AP left in the activation`,
  apAdded: ({ player, ap }, names) => `${names.player(player)} now has ${ap} AP in the activation`,
  triedLuck: ({ player, die, sum }, names) =>
    `${names.player(player)} tries their luck: rolled ${die}, total now ${sum}`,
  eventDrawn: ({ player, card }, names) => `${names.player(player)} draws ${names.card(card)}`,
  roundsChanged: ({ rounds }) => `The game now ends after round ${rounds}`,
  smokeLaid: ({ hexes }, names) => `Smoke is laid in ${hexes.map((hex) => names.hex(hex)).join(', ')}`,
  plotted: ({ player, at, shell }, names) =>
    `${names.player(player)} plots ${shell === 'he' ? 'high explosive' : 'smoke'}${at === NONE ? '' : ` on ${names.hex(at)}`}`,
  barrageFell: ({ player, shell, hexes }, names) =>
    `${barrageOf(player, names)} lands ${hexes[0] === undefined ? 'off the map' : `on ${names.hex(hexes[0])} and around it`}${shell === 'he' ? '' : ': smoke'}`,
  drifted: ({ player, away, towards }, names) =>
    away === 0
      ? `${barrageOf(player, names)} does not drift`
      : `${barrageOf(player, names)} drifts ${counted(away, 'hex', 'hexes')} ${facingName(towards)}`,
  dugIn: ({ unit }, names) => `${names.unit(unit)} digs in`,
  hastyTaken: ({ unit, at }, names) => `${names.unit(unit)} takes the hasty defense in ${names.hex(at)}`,
  cleared: ({ marker, at }, names) => `The ${MARKER_NAMES[marker]} in ${names.hex(at)} is cleared`,
  mineLaid: ({ unit, at }, names) => `${names.unit(unit)} lays a mine${at === NONE ? '' : ` in ${names.hex(at)}`}`,
  mineBuried: ({ player, at }, names) =>
    `${names.player(player)} lays a hidden mine${at === NONE ? '' : ` in ${names.hex(at)}`}`,
  gameEnded: ({ why }) => `Game over: ${ENDINGS[why]}`,
  aiDrew: ({ card }, names) => `The AI draws ${names.orderCard(card)}`,
  trackAdvanced: ({ space }) => `The Mission Track marker advances to space ${space}`,
  trackEvent: ({ space }, names) => `Space ${space}: ${names.space(space)}`,
  aiOrdered: ({ unit, action }, names) => `${names.unit(unit)} is ordered to ${ACTION_NAMES[action]}`,
  aiPassed: () => 'The AI passes',
  autoRallied: ({ unit }, names) => `${names.unit(unit)} rallies without a roll`,
  recovered: ({ unit }, names) => `${names.unit(unit)} is fresh again`,
  cardHexDrawn: ({ card, at }, names) =>
    `${names.orderCard(card)} points to ${at === NONE ? 'a hex that is not on the map' : names.hex(at)}`,
  rumorPlaced: ({ unit, at }, names) => `A Rumored Enemy, ${names.unit(unit)}, appears in ${names.hex(at)}`,
  rumorRevealed: ({ unit, at, found }, names) =>
    `Rumored Enemy ${names.unit(unit)} in ${names.hex(at)} is revealed: ${FOUND_NAMES[found] ?? names.unit(found)}`,
  attackedInVain: ({ at, roll }, names) => `The attack on ${names.hex(at)} fails: rolled ${roll}`,
  commandCardLeft: ({ rule, card }, names) =>
    `${names.orderCard(card)}, a Command card, ${rule === 'B8.1' || rule === 'B8.3' ? 'is out for this round' : 'leaves the game'}`,
  commandCardsBack: ({ cards }, names) =>
    `${cards.map((card) => names.orderCard(card)).join(', ')} ${cards.length === 1 ? 'returns' : 'return'} to the Order deck`,
  roundCutShort: () => 'The round ends after this turn',
  tileExecuted: ({ tile, space }, names) => `${names.tile(tile)} on space ${space} is executed`,
  tileLeapt: ({ tile, to }, names) =>
    to === NONE ? `${names.tile(tile)} leaves the Mission Track` : `${names.tile(tile)} leaps to space ${to}`,
  cupDrawn: ({ unit }, names) => `${names.unit(unit)} is drawn from the AI Draw Cup`,
  cupReturned: ({ unit }, names) => `${names.unit(unit)} cannot complete the order and goes back into the AI Draw Cup`,
  truckWaits: ({ unit }, names) => `${names.unit(unit)} waits: it cannot drive on along its road`,
  fortRaised: ({ what, at }, names) => `The AI gains a ${MARKER_NAMES[what]} in ${names.hex(at)}`,
};

export function explainEvent(event: BearEvent, names: EventNames): string {
  return toReader(lineOf(event, names)).replace(/^(the|you|your)\b/, (first) => capital(first));
}

const YOUR_VERBS: Readonly<Record<string, string>> = {
  is: 'are',
  has: 'have',
  passes: 'pass',
  switches: 'switch',
  tries: 'try',
};

/** `you passes` becomes `you pass`, `you’s barrage` `your barrage`. */
function toReader(line: string): string {
  return line
    .replace(/\byou’s\b/g, 'your')
    .replace(
      /^you (now )?(\w+)/,
      (_, now = '', verb: string) => `you ${now}${YOUR_VERBS[verb] ?? verb.replace(/s$/, '')}`,
    )
    .replace(/^you try their luck/, 'you try your luck');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function lineOf(event: BearEvent, names: EventNames): string {
  if (isFought(event)) {
    const say: SayEvent<FoughtEvent> = eventWords[event.key];
    return say(event, names);
  }
  const say: SayEvent<MakingEvent> = makingWords()[event.key];
  return say(event, names);
}

function isFought(event: BearEvent): event is FoughtEvent {
  return Object.hasOwn(eventWords, event.key);
}

/** The units that acted may all have been lost since. */
function list(units: readonly UnitId[], names: EventNames): string {
  return units.length === 0 ? 'No surviving unit' : names.units(units);
}

/** `is spent`, `stay fresh` */
function checkResult(areSeveral: boolean, spent: boolean): string {
  if (spent) return areSeveral ? 'are spent' : 'is spent';
  return areSeveral ? 'stay fresh' : 'stays fresh';
}

/** `the German player’s barrage` */
function barrageOf(player: PlayerId, names: EventNames): string {
  return `${names.player(player)}’s barrage`;
}

function facingName(facing: Facing): string {
  return printFacing(facing);
}

/** `5 + 4`, `5 + 4 + 1 CAP`, `5 + 4 - 2 CAPs` */
function printDice(dice: readonly number[], caps: number): string {
  const paid = counted(Math.abs(caps), 'CAP');
  return `${dice.join(' + ')}${caps === 0 ? '' : caps < 0 ? ` - ${paid}` : ` + ${paid}`}`;
}

function printPrice(ap: number, caps: number): string {
  const parts = [...(ap > 0 ? [`${ap} AP`] : []), ...(caps > 0 ? [counted(caps, 'CAP')] : [])];
  return parts.length === 0 ? 'free' : parts.join(' and ');
}
