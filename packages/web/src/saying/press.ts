import type { Facing } from '@sandtable/hex';
import type { Sentence } from '@sandtable/kernel';
import type { Entry } from '../face/choice.ts';
import type { Route } from '../face/position.ts';
import { type Clickables, clickablesOf } from './clickables.ts';
import { beforeLast, isBetweenOrders } from './plan.ts';
import { leaderOf, proposalOf, type Saying, withoutMember, withWords } from './saying.ts';

export type Click =
  | { readonly hex: number }
  | { readonly unit: number }
  | { readonly card: number }
  | { readonly facing: Facing }
  | { readonly entry: Entry };

/** What a click does: adds words, offers several meanings, sends the sentence, or nothing. */
export type PressResult =
  /** `meanings`: all of them, if the click could also mean something else. */
  | {
      readonly does: 'say';
      readonly words: Sentence;
      readonly later: readonly Sentence[];
      readonly meanings?: readonly Entry[];
      readonly way?: Route;
    }
  /** In a plan: selects the unit that the next orders are for. */
  | { readonly does: 'take'; readonly unit: number; readonly words: Sentence }
  | { readonly does: 'choose'; readonly entries: readonly Entry[] }
  | { readonly does: 'send'; readonly sentence: Sentence }
  | { readonly does: 'nothing' };

const NOTHING: PressResult = { does: 'nothing' };

export function press(saying: Saying, click: Click): PressResult {
  if ('entry' in click) return pressEntry(saying, click.entry);
  if (saying.position.plan !== null) return pressPlan(saying, click);
  const other = 'unit' in click ? chosenInstead(saying, click.unit) : undefined;
  if (other !== undefined) return pressEntry(saying, other);
  const leaving = 'unit' in click ? memberOut(saying, click.unit) : undefined;
  if (leaving !== undefined) return { does: 'say', words: leaving, later: [] };
  const found = entriesAt(saying, clickablesOf(saying), click);
  const entries = 'unit' in click ? [...found, ...selecting(saying, click.unit, found)] : found;
  if (entries.length > 0) return pressAll(saying, entries);
  const sentence = isGoal(saying, click) ? proposalOf(saying) : null;
  if (sentence !== null) return { does: 'send', sentence };
  const instead = pressInstead(saying, click);
  return instead.does === 'nothing' ? pressAfar(saying, click) : instead;
}

/** A distant hex is the goal of a march, and the click says its first leg. */
function pressAfar({ position, words }: Saying, click: Click): PressResult {
  const way = 'hex' in click ? position.wayTo(words, click.hex) : null;
  return way === null ? NOTHING : { does: 'say', words: way.first, later: [], way };
}

/**
 * While the sentence is only a unit, a press on another of the player's counters selects that one, which is nearly
 * always intended. To move into its hex, press the hex beside the counter, or say the verb first.
 */
function chosenInstead(saying: Saying, unit: number): Entry | undefined {
  const heard = saying.position.heard(saying.words);
  if (heard.at(-1)?.kind !== 'unit' || leaderOf(saying) === unit) return undefined;
  if (heard.slice(0, -1).some(({ kind }) => kind !== 'card')) return undefined;
  const isJoining =
    clickablesOf(saying)
      .units.get(unit)
      ?.some(({ choice }) => choice.kind === 'unit') === true;
  if (isJoining) return undefined;
  return namings(withWords(saying, saying.words.slice(0, -1)), unit)[0];
}

/** Of several meanings, says the plain one and offers the others; without a plain one the player must choose. */
function pressAll(saying: Saying, entries: readonly Entry[]): PressResult {
  const [only, another] = entries;
  if (only === undefined) return NOTHING;
  if (another === undefined) return pressEntry(saying, only);
  const plain = plainOf(entries);
  const pressed = plain === undefined ? undefined : pressEntry(saying, plain);
  return pressed?.does === 'say' ? { ...pressed, meanings: withFirst(entries, plain) } : { does: 'choose', entries };
}

function withFirst(entries: readonly Entry[], first: Entry | undefined): readonly Entry[] {
  return first === undefined ? entries : [first, ...entries.filter((entry) => entry !== first)];
}

/** The only `first` entry, or else the only `then` entry. The next word itself, such as a hex after its verb, beats both. */
function plainOf(entries: readonly Entry[]): Entry | undefined {
  const next = entries.filter(({ clicked, choice }) => clicked === undefined && choice.kind === 'hex');
  const first = entries.filter(({ clicked }) => clicked === 'first');
  const then = entries.filter(({ clicked }) => clicked === 'then');
  const [plain, another] = [next, first, then].find((some) => some.length > 0) ?? [];
  return another === undefined ? plain : undefined;
}

/** Another press on a unit that joined takes it out again. */
function memberOut(saying: Saying, unit: number): Sentence | undefined {
  const place = saying.position
    .heard(saying.words)
    .findIndex((said) => said.kind === 'unit' && said.part === 'joins' && said.unit === unit);
  return place === -1 ? undefined : withoutMember(saying, place);
}

function pressEntry(saying: Saying, { choice, words, later = saying.later ?? [] }: Entry): PressResult {
  return choice.kind === 'send' ? { does: 'send', sentence: words } : { does: 'say', words, later };
}

/**
 * In a plan the player selects a unit and then gives it an order by a click on a hex or another unit: go there, attack
 * it. While an order is unfinished, a click means its next word; any other click starts over.
 */
function pressPlan(saying: Saying, click: Exclude<Click, { entry: Entry }>): PressResult {
  const isHalfSaid = saying.words.length > 0 && !isBetweenOrders(saying);
  const clickables = clickablesOf(saying);
  const own = isHalfSaid ? undefined : ownAt(saying, clickables, click);
  if (own !== undefined) return { does: 'take', unit: own, words: saying.words };
  const entries = entriesAt(saying, clickables, click);
  const [plain, another] = entries.filter(({ isPlain }) => isPlain === true);
  if (plain !== undefined && another === undefined && entries.length > 1)
    return {
      does: 'say',
      words: plain.words,
      later: plain.later ?? saying.later ?? [],
      meanings: withFirst(entries, plain),
    };
  if (entries.length > 0) return pressAll(saying, entries);
  return isHalfSaid ? pressPlan({ ...saying, words: beforeLast(saying), later: [] }, click) : NOTHING;
}

/** The unit that a click selects: the player's own unit clicked, or one in the hex if the hex itself has no meaning. */
function ownAt(
  { position }: Saying,
  { hexes }: Clickables,
  click: Exclude<Click, { entry: Entry }>,
): number | undefined {
  const own = position.plan?.own ?? [];
  if ('unit' in click) return own.find((unit) => unit === click.unit);
  if (!('hex' in click) || hexes.has(click.hex)) return undefined;
  return own.find((unit) => position.hexOfUnit(unit) === click.hex);
}

/** A hex stands for the counters in it, and a counter for its hex: offers every meaning of either. */
function entriesAt(
  { position }: Saying,
  clickables: Clickables,
  click: Exclude<Click, { entry: Entry }>,
): readonly Entry[] {
  const { hexes, units, cards, edges, facings } = clickables;
  if ('card' in click) return cards.get(click.card) ?? [];
  if ('facing' in click)
    return facings.filter(({ choice }) => choice.kind === 'facing' && choice.facing === click.facing);
  if ('unit' in click) {
    const at = position.hexOfUnit(click.unit);
    return [...(units.get(click.unit) ?? []), ...(hexes.get(at) ?? [])];
  }
  const there = [...units].flatMap(([unit, entries]) => (position.hexOfUnit(unit) === click.hex ? entries : []));
  const beyond = edges.filter(({ choice }) => choice.kind === 'edge' && choice.hexes.includes(click.hex));
  return [...(hexes.get(click.hex) ?? []), ...there, ...beyond];
}

/** Another unit can be selected instead, even if moving into its hex is possible. */
function selecting(saying: Saying, unit: number, found: readonly Entry[]): readonly Entry[] {
  if (found.length === 0 || found.some(({ choice }) => choice.kind === 'unit' && choice.unit === unit)) return [];
  return leaderOf(saying) === unit ? [] : namings(withWords(saying, []), unit);
}

function namings(saying: Saying, unit: number): readonly Entry[] {
  const isNext = ({ words }: Entry): boolean => words.length === saying.words.length + 1;
  return (clickablesOf(saying).units.get(unit) ?? []).filter(isNext);
}

/** Takes back as many words as needed: another hex is another goal, another counter another actor. */
function pressInstead(saying: Saying, click: Exclude<Click, { entry: Entry }>): PressResult {
  for (let kept = saying.words.length - 1; kept >= 0; kept--) {
    const shorter = withWords(saying, saying.words.slice(0, kept));
    const entries = entriesAt(shorter, clickablesOf(shorter), click);
    if (entries.length > 0) return pressAll(saying, entries);
  }
  return NOTHING;
}

/** A second tap on the latest hex, or on a counter in it, confirms. Among several enemies it must be the one named. */
function isGoal(saying: Saying, click: Click): boolean {
  const { hex, unit } = lastGoal(saying);
  if ('hex' in click) return click.hex === hex;
  if (!('unit' in click) || hex === -1) return false;
  return unit === -1 ? saying.position.hexOfUnit(click.unit) === hex : unit === click.unit;
}

/** The last hex said, or the hex of the last unit named after another word; -1 for none. */
export function goalOf(saying: Saying): number {
  return lastGoal(saying).hex;
}

/** `unit` is -1 if a hex was said. */
function lastGoal({ position, words }: Saying): { readonly hex: number; readonly unit: number } {
  for (const said of position.heard(words).slice(1).toReversed()) {
    if (said.kind === 'hex' && said.isAside !== true) return { hex: said.hex, unit: -1 };
    if (said.kind === 'unit' && said.part === 'named') return { hex: position.hexOfUnit(said.unit), unit: said.unit };
  }
  return { hex: -1, unit: -1 };
}

/** One word less; a verb goes together with the hex clicked for both. In a plan, one order less. */
export function back<S extends Saying>(saying: S): S {
  const { position, words } = saying;
  if (position.plan !== null) return { ...saying, words: beforeLast(saying), later: [] };
  const [before, last] = position.heard(words).slice(-2);
  if (before === undefined || last === undefined) return withWords(saying, []);
  const isPlace = last.kind === 'hex' || last.kind === 'unit' || last.kind === 'facing';
  return withWords(saying, words.slice(0, before.kind === 'verb' && isPlace ? -2 : -1));
}
