import type { Offer } from '@sandtable/kernel';
import { typeOf } from '../model/battle.ts';
import { type Effect, EFFECTS, isEffect } from '../model/battlecard.ts';
import { NONE, type UnitId } from '../model/ids.ts';
import type { Limanowa, Seen } from '../model/state.ts';
import { ANSWER_WORDS, DISCLOSE, type FixedWord, ORDER_WORDS } from '../model/speech.ts';
import type { Occupation } from '../model/turn.ts';
import { cardName } from './card-words.ts';
import { hexName, isPlural } from './names.ts';

type LimanowaOffer = Offer<Limanowa>;
/** The questions for the words of an order or answer, in order. */
type Asks = readonly ((said: OrderUnits) => string)[];

interface OrderUnits {
  readonly seen: Seen;
  readonly units: readonly UnitId[];
}

const ASKS: Readonly<Record<FixedWord, Asks>> = {
  move: [() => 'Which unit moves?', ({ seen, units }) => `Where ${does(seen, units[0])} move?`],
  march: [
    () => 'Carpathian march: which unit goes?',
    ({ seen, units }) => `Carpathian march: where ${does(seen, units[0])} go?`,
  ],
  wave: [
    () => 'Human wave: which unit comes up?',
    ({ seen, units }) => `Human wave: which hex next to the officer ${does(seen, units[0])} go to?`,
  ],
  occupy: [
    () => 'Which unit occupies a cleared hex?',
    ({ seen, units }) => `Which hex ${does(seen, units[0])} occupy?`,
  ],
  attack: [() => 'Which enemy is attacked?', ({ seen, units }) => `Which units attack ${called(seen, units[0])}?`],
  shell: [() => 'Which battery fires?', ({ seen, units }) => `Which enemy ${does(seen, units[0])} shell?`],
  strike: [
    () => 'Pursuit: which unit attacks?',
    ({ seen, units }) => `Pursuit: which enemy ${does(seen, units[0])} attack?`,
  ],
  support: [() => 'Which battery gives support?', () => 'Support the attack on which enemy?'],
  tactics: [({ seen }) => `Aggressive tactics: which unit gets +${seen.pack.ruleset.tacticsAv} AV?`],
  counter: [
    () => 'Which attacked unit counter-attacks?',
    ({ seen, units }) => `Which enemy ${does(seen, units[0])} counter-attack?`,
  ],
  relegate: [() => 'Which enemy must fall back or lose 1 RP?'],
  fallBack: [() => 'Which hex does it fall back to?'],
  deceit: [() => 'Deceit: which enemy is drawn off?', ({ seen, units }) => `Which hex ${does(seen, units[0])} go to?`],
  perturbation: [
    () => 'Perturbation: which enemy is driven off?',
    ({ seen, units }) => `Which hex ${does(seen, units[0])} go to?`,
  ],
  forcedMarch: [() => 'Forced march: which unit moves farther?'],
  massedAssault: [() => 'Massed assault: which unit does the card help?'],
  dressing: [() => 'Which unit regains RP?'],
  bombardment: [
    () => 'Bombardment: which battery fires?',
    ({ seen, units }) => `Which enemy ${does(seen, units[0])} shell?`,
  ],
  disruptiveFire: [
    () => 'Disruptive fire: which battery fires?',
    ({ seen, units }) => `Which enemy ${does(seen, units[0])} shell?`,
  ],
  reinforcement: [
    () => 'Which lost unit returns?',
    ({ seen, units }) => `Which hex of your edge ${does(seen, units[0])} return to?`,
  ],
  counterAttack: [
    () => 'Counter-attack: which unit strikes back?',
    ({ seen, units }) => `Which enemy ${does(seen, units[0])} attack?`,
  ],
  dugIn: [() => 'Dug in: which attacked unit does the card help?'],
  coveringFire: [() => 'Covering fire: which attacked unit is covered?'],
  volley: [() => 'Close-range volley: which attacked unit fires it?'],
  secondLine: [() => 'Second line: which attacked unit does the card help?'],
  reorganisation: [
    () => 'Which unit swaps places?',
    ({ seen, units }) => `Which unit ${does(seen, units[0])} swap with?`,
  ],
  blockingPreparations: [],
  spareBattery: [],
  pursuit: [],
  pass: [],
  stand: [],
  proceed: [],
  disclose: [],
};

const FIXED_WORDS: readonly FixedWord[] = [...EFFECTS, ...ORDER_WORDS, ...ANSWER_WORDS, DISCLOSE];

/**
 * The question that the next word answers. `isMore` tells whether an order could still be inserted before the last: a sentence has
 * its orders in a fixed order, but on the screen they may be given in any order.
 */
export function explainNext(
  seen: Seen,
  heard: readonly LimanowaOffer[],
  offered: readonly LimanowaOffer[],
  isMore: () => boolean,
): string {
  if (offered.length === 0) return 'That cannot be done. Go back, or choose something else';
  const from = heard.findLastIndex(({ kind }) => kind === 'fixed');
  const word = FIXED_WORDS.find((each) => each === heard[from]?.word);
  const args = heard.slice(from + 1);
  const units = args.flatMap((meant) => (meant.kind === 'unit' ? [meant.value] : []));
  const kinds = new Set(offered.map(({ kind }) => kind));
  if (kinds.has('stop')) return readyText(seen, word, args.at(-1));
  const isOpen = kinds.has('unit') || kinds.has('hex');
  if (word === 'attack' && units.length > 1 && kinds.has('unit')) return moreAttackers(seen, units, kinds.has('fixed'));
  const ask = isOpen && word !== undefined ? ASKS[word][args.length] : undefined;
  if (ask !== undefined) return ask({ seen, units });
  return offered.length === 1 && offered[0]?.word === DISCLOSE && !isMore()
    ? 'Nothing more can be ordered: disclose the plan?'
    : 'Another order, or disclose the plan?';
}

function moreAttackers(seen: Seen, [target]: readonly UnitId[], canEnd: boolean): string {
  const name = called(seen, target);
  return canEnd
    ? `Who else attacks ${name}? Or give another order`
    : `Who else attacks ${name}? These cannot hit it alone`;
}

/** L6.3a: the objectives that a plan leaves empty though a unit could go in; null if there are none. */
export function explainLeftOpen(seen: Seen, cleared: readonly Occupation[]): string | null {
  const { objectives } = seen.view.terms;
  const open = cleared.filter(({ to }) => objectives.some(({ at }) => at === to));
  const [first] = open;
  if (first === undefined) return null;
  const units = open.filter(({ to }) => to === first.to).map(({ unit }) => called(seen, unit));
  return `${hexName(seen.map, first.to)} is cleared, and ${units.join(' or ')} could occupy it. Leave it empty?`;
}

/** For a selected unit without an order. */
export function explainChosen(seen: Seen, unit: UnitId): string {
  return `What ${does(seen, unit)} do? Click a hex, an enemy or an order`;
}

/** The prompt for a complete sentence, by its last fixed word. */
type Ready = (seen: Seen, last: LimanowaOffer | undefined) => string;

const READY: Readonly<Record<Exclude<FixedWord, Effect>, Ready>> = {
  disclose: () => 'Disclose this plan? Confirm or go back',
  pass: () => 'Pass? Confirm or go back',
  stand: () => 'Stand and lose 1 RP? Confirm or go back',
  proceed: () => 'Roll for the AI? Confirm or go back',
  fallBack: (seen, last) => confirm(last?.kind === 'hex' ? `Fall back to ${hexName(seen.map, last.value)}` : 'Ready'),
  counter: readyUnit('Counter-attack'),
  relegate: readyUnit('With'),
  march: readyUnit('With'),
  move: readyUnit('With'),
  wave: readyUnit('With'),
  shell: readyUnit('With'),
  support: readyUnit('With'),
  tactics: readyUnit('With'),
  attack: readyUnit('With'),
  occupy: readyUnit('With'),
  strike: readyUnit('With'),
};

function readyUnit(head: string): Ready {
  return (seen, last) => confirm(last?.kind === 'unit' ? `${head} ${called(seen, last.value)}` : 'Ready');
}

function readyText(seen: Seen, word: FixedWord | undefined, last: LimanowaOffer | undefined): string {
  if (word === undefined) return readyUnit('With')(seen, last);
  return isEffect(word) ? confirm(cardName(seen.pack, word)) : READY[word](seen, last);
}

function confirm(head: string): string {
  return `${head}: confirm or go back`;
}

/** `does the Honvéd`, `do the Hussars`, `does Sándor Szurmay` */
function does(seen: Seen, unit: UnitId | undefined): string {
  const isMany = unit !== undefined && unit !== NONE && isPlural(typeOf(seen, unit).name);
  return `${isMany ? 'do' : 'does'} ${called(seen, unit)}`;
}

/** `the Honvéd`; officers by name alone. */
function called(seen: Seen, unit: UnitId | undefined): string {
  if (unit === undefined || unit === NONE) return 'it';
  const { name, rank } = typeOf(seen, unit);
  return rank === 'officer' ? name : `the ${name}`;
}
