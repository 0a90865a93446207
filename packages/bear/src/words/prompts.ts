import { latePart, type Seat } from '@sandtable/kernel';
import type { BearFrame, RollFrame, RollWay } from '../model/battle/frame.ts';
import type { QuestionKey, Questions } from '../model/battle/question.ts';
import { draftedHand, type Seen } from '../model/battle/state.ts';
import { type Side, SIDES } from '../model/pack/unit-type.ts';
import { type EventNames, eventNames } from './event-names.ts';
import { ROLL_NAMES } from './events.ts';
import { isFollowed } from '../round/initiative.ts';
import { NONE, type UnitId } from '../model/ids.ts';
import { type ToPlace, toPlace } from '../rules/stealth/deploy.ts';
import { explainTurn } from './turn-words.ts';
import { NATIONS, typeLabel } from './units.ts';
import type { promptToLay, promptToPlace, promptToShift } from './draft/placing-prompts.ts';

/** Declared as a method, so that its parameter is bivariant: the key has already selected the line for this frame. */
type Say<Frame> = { say(frame: Frame, names: EventNames, seen: Seen): string }['say'];
type Words = { readonly [Key in QuestionKey]: Say<Questions[Key]> };

interface PlacingPrompts {
  readonly promptToPlace: typeof promptToPlace;
  readonly promptToLay: typeof promptToLay;
  readonly promptToShift: typeof promptToShift;
}

export const placingPrompts = latePart<PlacingPrompts>('the prompts of the generators');

export const promptWords: Words = {
  turn: (frame, _names, seen) => explainTurn(frame, seen),
  capsOnDice: (frame, _names, seen) =>
    `How many CAPs ${SPEND[frame.serves]} the roll ${printRoll(frame, seen)}?${printNeed(frame, seen)}`,
  luck: (frame, _names, seen) =>
    `You rolled ${frame.sum} ${printRoll(frame, seen)}${printNeed(frame, seen).replace(' It needs', '; you needed')}. Play Luck?`,
  initiative: (frame, _names, seen) =>
    isFollowed(seen, frame)
      ? 'How many CAPs do you add to your roll? The enemy bids next: odds if he adds none'
      : 'How many CAPs do you add to your initiative roll?',
  facing: ({ units, unit }, _names, seen) => `Which way does ${the(seen, units[unit])} face? It is revealed`,
  deploy: (frame, _names, seen) => promptToHide(seen, toPlace(seen, frame)),
  plot: ({ batteries, battery }, names) =>
    `${names.card(batteries[battery]?.card ?? NONE)}: plot a hex for the next round, with high explosive or smoke`,
  aiTurn: () => 'The AI draws an Order Card',
  role: () => 'Which side do you play?',
  map: () => 'Choose the board to fight on',
  addMap: () => 'Choose another board, the edge it lies against, and whether it is turned',
  edge: () => 'From which edge do you enter?',
  decks: () => 'Who of your team takes the lower cards?',
  playCard: () => 'Play a card: top half or bottom half?',
  victim: () => 'Which enemy loses CAPs?',
  nameCard: () => 'Choose one of your played cards that brought units',
  pickUnits: ({ left }) => `Which of these ${left.length} units do you take?`,
  placeUnits: (frame, _names, seen) => placingPrompts().promptToPlace(frame, seen),
  placeMarker: () => 'Place the Control Marker',
  extraEdge: () => 'From which edge may they also enter?',
  exitEdge: () => 'Over which edge may units leave the map?',
  layDefense: (...asked) => placingPrompts().promptToLay(...asked),
  addMapByCard: () => 'Choose another board, the edge it lies against, and whether it is turned',
  switchMap: () => 'Choose a board on the table and the one that takes its place',
  shift: (frame, _names, seen) => placingPrompts().promptToShift(frame, seen),
  conditions: ({ drawn }, names) =>
    `${drawn.map((card) => names.condition(card, 'top')).join(' or ')} for its top? The other counts by its bottom`,
  facings: () => 'Set your units’ facings on the map, then press Done',
  midway: ({ parts, part }, _names, seen) =>
    `Something was revealed. Does ${the(seen, parts[part]?.unit)} go on, or stop here?`,
  toll: ({ payers, rolls }) =>
    `With the obstacle the move costs ${Math.max(...payers.map(({ cost }, place) => cost + (rolls[place] ?? 0)))}. Pay?`,
};

/** B10.0, B18.3.3 */
function promptToHide(seen: Seen, { units, mines }: ToPlace): string {
  const mine = mines.length > 1 ? 'the mines' : 'the mine';
  if (units.length === 0) return `Where do you lay ${mine}? Only your side will know`;
  const things = mines.length === 0 ? 'your units' : `your units and ${mine}`;
  return `Where does ${the(seen, units[0])} hide? Place ${things} in any order`;
}

/** B3.2.3 */
const SPEND: Readonly<Record<RollWay, string>> = {
  up: 'raise',
  down: 'lower',
  either: 'raise or lower',
};

/** `the Rifle squad`: without a number, since the map shows which one. */
function the(seen: Seen, unit: UnitId = NONE): string {
  return unit === NONE ? 'the unit' : `the ${typeLabel(seen, unit)}`;
}

function printRoll({ what, unit }: RollFrame, seen: Seen): string {
  return ROLL_NAMES[what](unit === NONE ? '' : the(seen, unit));
}

/** ` It needs 9+`, with a note if the player rolls against his own side. */
function printNeed({ what, serves }: RollFrame, seen: Seen): string {
  const needed = neededOnDice(seen);
  const isOwn = serves === 'down' && what !== 'wire';
  if (needed === -1) return isOwn ? ' It is against your own side' : '';
  return isOwn ? ` ${needed}+ hits your own side` : ` It needs ${needed}+`;
}

/** The number needed on the dice, from the frame below the roll; -1 if unknown. */
export function neededOnDice({ view }: Seen): number {
  return neededBy(view.frames.at(-2));
}

function neededBy(frame: Readonly<BearFrame> | undefined): number {
  if (frame?.kind === 'attack') return frame.targets[frame.target]?.needed ?? -1;
  if (frame?.kind === 'rally') return frame.needed[frame.unit] ?? -1;
  return frame?.kind === 'mine' ? frame.needed : -1;
}

/** In a draft it says for whom: one person may draft both sides. */
export function explainPrompt(seen: Seen, key: string, seat: Seat = ''): string {
  const frame = seen.view.frames.at(-1);
  if (frame === undefined || !isQuestion(key)) return key;
  const say: Say<typeof frame> = promptWords[key];
  const text = say(frame, eventNames(seen), seen);
  const hand = key === 'role' ? null : draftedHand(seen.view, seat);
  const side = hand === null ? undefined : SIDES.find((each) => each === hand || sideOfSeat(seen, hand) === each);
  return side === undefined ? text : `${NATIONS[side]}: ${text.replace(VERBS_FIRST, (verb) => verb.toLowerCase())}`;
}

/** What a prompt begins with, unless it is a name. */
const VERBS_FIRST = /^(?:Choose|From|Play|Place|Which|Over|Set|There|Who|Where)\b/;

function sideOfSeat({ view }: Seen, seat: Seat): Side | undefined {
  return view.players.find((player) => player.seat === seat)?.side;
}

function isQuestion(key: string): key is QuestionKey {
  return Object.hasOwn(promptWords, key);
}
