import type { BearFrame, RollFrame, RollWay } from '../model/frame.ts';
import type { QuestionKey, Questions } from '../model/question.ts';
import type { Seen } from '../model/state.ts';
import { type EventNames, eventNames } from './event-names.ts';
import { ROLL_NAMES } from './events.ts';
import { isUnitCode } from '../generator/shifting.ts';
import { NONE } from '../model/ids.ts';
import { MARKER_NAMES } from './marker-words.ts';

/** Written as a method, so that the table can be asked with any frame: the key has chosen the line that takes it. */
type Say<Frame> = { say(frame: Frame, names: EventNames, seen: Seen): string }['say'];
type Words = { readonly [Key in QuestionKey]: Say<Questions[Key]> };

/** What the player who is asked reads, for every question of the game. */
export const promptWords: Words = {
  turn: () => 'Your turn: give an order, play a card, stall or pass',
  capsOnDice: (frame, names, seen) =>
    `${printOwn(frame)}${SPEND[frame.serves]} the roll ${printRoll(frame, names)}${printNeed(seen)}?`,
  luck: (frame, names, seen) => `The roll ${printRoll(frame, names)} is ${frame.sum}${printNeed(seen)}. Try your luck?`,
  initiative: () => 'How many CAPs do you add to your initiative roll?',
  facing: ({ units, unit }, names) => `${names.unit(units[unit] ?? -1)} is revealed: which way does it face?`,
  deploy: ({ left }, names) => `Where does ${names.unit(left[0] ?? -1)} hide? Place your units in any order`,
  plot: ({ batteries, battery }, names) =>
    `${names.card(batteries[battery]?.card ?? -1)}: plot a hex for the next round, with high explosive or smoke`,
  aiTurn: () => 'The AI draws an Order Card',
  role: () => 'Which side do you play?',
  map: () => 'Choose the board to fight on',
  addMap: () => 'Choose another board, the edge it lies against, and whether it is turned',
  edge: () => 'From which edge do you enter?',
  decks: () => 'Who of your team takes the lower cards?',
  playCard: () => 'Play a card for its top or for its bottom',
  victim: () => 'Which enemy loses CAPs?',
  nameCard: () => 'Which played card is meant? Name one with units',
  pickUnits: ({ left }, names) => `Which of ${left.map((unit) => names.unit(unit)).join(', ')}?`,
  placeUnits: ({ left }, names) => `Place ${left.map((unit) => names.unit(unit)).join(', ')} on the map, in any order`,
  placeMarker: () => 'Place the Control Marker',
  extraEdge: () => 'From which edge may they also enter?',
  exitEdge: () => 'Over which edge may units leave the map?',
  layDefense: ({ left, steps, at }, names) => {
    const step = steps[at];
    const what = step?.kind === 'fortify' ? MARKER_NAMES[step.what] : names.defense(left[0] ?? NONE);
    return `Place a defense: ${what}`;
  },
  addMapByCard: () => 'Choose another board, the edge it lies against, and whether it is turned',
  switchMap: () => 'Choose a board on the table and the one that takes its place',
  shift: ({ left }, names) => {
    const [counter = NONE] = left;
    return `The new board has no room for ${isUnitCode(counter) ? names.unit(counter) : 'a marker'}: which of the nearest hexes?`;
  },
  conditions: ({ drawn }, names) =>
    `Play ${drawn.map((card) => names.condition(card, 'top')).join(' or ')} for its top; the other serves you by its bottom`,
  facings: () => 'Turn your units on the map, then say done',
  toll: ({ payers, rolls }) =>
    `With the obstacle the move costs ${Math.max(...payers.map(({ cost }, place) => cost + (rolls[place] ?? 0)))}. Pay?`,
};

/** B3.2.3 */
const SPEND: Readonly<Record<RollWay, string>> = {
  up: 'Spend CAPs to raise',
  down: 'Spend CAPs to lower',
  either: 'Spend CAPs to raise or lower',
};

/** Whoever rolls against his own is told so before anything else. */
function printOwn({ what, serves }: RollFrame): string {
  return serves === 'down' && what !== 'wire' ? 'This roll is against your own side. ' : '';
}

function printRoll({ what, unit }: RollFrame, names: EventNames): string {
  return ROLL_NAMES[what](unit === NONE ? '' : names.unit(unit));
}

function printNeed(seen: Seen): string {
  const needed = neededOnDice(seen);
  return needed === -1 ? '' : ` (${needed} needed)`;
}

/** What the dice must show, as far as it is known: the frame below the roll has it; -1 where it is not. */
export function neededOnDice({ view }: Seen): number {
  return neededBy(view.frames.at(-2));
}

function neededBy(frame: Readonly<BearFrame> | undefined): number {
  if (frame?.kind === 'attack') return frame.targets[frame.target]?.needed ?? -1;
  if (frame?.kind === 'rally') return frame.needed[frame.unit] ?? -1;
  return frame?.kind === 'mine' ? frame.needed : -1;
}

/** The question that waits, in words. */
export function explainPrompt(seen: Seen, key: string): string {
  const frame = seen.view.frames.at(-1);
  if (frame === undefined || !isQuestion(key)) return key;
  const say: Say<typeof frame> = promptWords[key];
  return say(frame, eventNames(seen), seen);
}

function isQuestion(key: string): key is QuestionKey {
  return Object.hasOwn(promptWords, key);
}
