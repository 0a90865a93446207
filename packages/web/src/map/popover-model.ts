import { listed, type Sentence } from '@sandtable/kernel';
import type { Entry } from '../face/choice.ts';
import type { Glance } from '../face/speech.ts';
import type { Position, Route } from '../face/position.ts';
import { openSentenceOf, type OpenSentence } from '../match/open-sentence.ts';
import { chooserIn, rollIn } from '../match/modes.ts';
import type { Chooser, PlayState } from '../match/play-state.ts';
import { wayIn } from '../match/saying-actions.ts';
import { beforePayment, leaderOf, proposalOf } from '../saying/saying.ts';
import { clickablesOf } from '../saying/clickables.ts';
import { isBetweenOrders } from '../saying/plan.ts';
import { goalOf } from '../saying/press.ts';

export interface PopoverModel {
  /** Name of the hex it stands beside; null: in the middle of the map. */
  readonly hex: string | null;
  /** Shown if there is no chance: where the action takes place, or which step of a way it is. */
  readonly title: string;
  /** The possible meanings of the click; empty if there is only one. */
  readonly rows: readonly PopoverRow[];
  /** The order that would be sent; null while the sentence is unfinished. */
  readonly deed: PopoverDeed | null;
  /** In a plan, the order that the last click has added. */
  readonly ordered: Glance | null;
  readonly joiners: number;
  /** The hexes it must not cover: the actor's, the target's, and those of units that could join. Empty if it must be shown in any case. */
  readonly about: readonly string[];
  /** The march of this round, if this is its first leg and there are more. */
  readonly way: PopoverWay | null;
  /** Nothing has been said yet: it offers to continue a march. */
  readonly isOffer: boolean;
  readonly byKey: boolean;
}

export interface PopoverRow {
  readonly entry: Entry;
  readonly label: string;
  readonly chance: string;
  readonly price: string;
  readonly isChosen: boolean;
}

export interface PopoverWay extends Pick<Route, 'legs' | 'checkName' | 'sum' | 'notes'> {
  /** `1 of 4 to G09, all this round` */
  readonly line: string;
  /** `Out of reach this round (8 moves away)`; '' if it is not. */
  readonly tooFar: string;
  readonly hexes: readonly string[];
}

export interface PopoverDeed {
  readonly sentence: Sentence;
  readonly glance: Glance;
}

/** Null if there is nothing to decide at a hex. */
export function popoverOf(state: PlayState): PopoverModel | null {
  const asked = openSentenceOf(state);
  if (asked === null || state.sighting !== null) return null;
  const chooser = chooserIn(state);
  const { position, words } = asked.saying;
  if (words.length === 0 && chooser === null) return offerOf(state, asked);
  const rows = chooser === null ? [] : chooser.entries.map((entry) => rowOf(asked, chooser, entry));
  const deed = deedOf(asked, state, chooser);
  const ordered = chooser === null ? null : orderedOf(asked, chooser);
  if (rows.length === 0 && deed === null && ordered === null) return null;
  const way = deed === null ? null : wayOfWords(state, words);
  const done = placeOf(asked);
  const joiners = deed === null ? [] : joinersIn(asked);
  const at = chooser !== null && chooser.hex !== -1 ? chooser.hex : done;
  return {
    hex: position.hexName(at) ?? null,
    title: `${way === null ? '' : 'First step: '}${goalsOf(asked) || (position.hexName(done) ?? '')}`,
    rows,
    deed,
    ordered,
    joiners: joiners.length,
    about: rows.length > 1 || way !== null ? [] : namesOf(position, [leaderOf(asked.saying), ...joiners], done),
    way: way === null ? null : shownWay(position, way),
    isOffer: false,
    byKey: chooser?.byKey === true,
  };
}

function namesOf(position: Position, units: readonly number[], hex: number): string[] {
  const hexes = new Set([hex, ...units.map((unit) => position.hexOfUnit(unit))]);
  return [...hexes].flatMap((each) => position.hexName(each) ?? []);
}

/** The units that could still join by a press, whether or not a payment has been said. */
export function joinersIn({ saying }: OpenSentence): number[] {
  const { units } = clickablesOf(beforePayment(saying));
  return [...units].flatMap(([unit, entries]) =>
    entries.some(({ choice }) => choice.kind === 'unit' && choice.part === 'joins') ? [unit] : [],
  );
}

/** In a plan a complete order is shown, although it is not sent yet. */
function orderedOf({ saying }: OpenSentence, { before }: Chooser): Glance | null {
  const { position, words } = saying;
  if (position.plan === null || words.join(' ') === before.join(' ') || !isBetweenOrders(saying)) return null;
  return position.glance(words, { before, roll: null });
}

function offerOf(state: PlayState, { saying: { position } }: OpenSentence): PopoverModel | null {
  const way = position.isTurn ? wayIn(state) : null;
  const sentence = way === null ? null : proposalOf({ position, words: way.first });
  const glance = way === null ? null : position.glance(way.first, { before: [], roll: null });
  const next = way?.legs[0]?.hexes.at(-1);
  if (way === null || sentence === null || glance === null || next === undefined) return null;
  const name = position.hexName(next) ?? null;
  return {
    hex: name,
    title: `${next === way.goal ? 'Last' : 'Next'} step: ${name ?? ''}`,
    rows: [],
    deed: { sentence, glance: { ...glance, deed: 'Continue' } },
    ordered: null,
    joiners: 0,
    about: [],
    way: way.moves === 1 ? null : shownWay(position, way),
    isOffer: true,
    byKey: false,
  };
}

/** The way whose first leg the words say, if it has more legs. */
export function wayOfWords(state: PlayState, words: Sentence): Route | null {
  const way = wayIn(state);
  return way !== null && way.moves > 1 && way.first.every((word, place) => words[place] === word) ? way : null;
}

function shownWay(position: Position, { goal, legs, moves, checkName, sum, notes }: Route): PopoverWay {
  const hexes = legs.flatMap((leg) => leg.hexes);
  const [to, isWhole] = [position.hexName(goal) ?? '', legs.length === moves];
  return {
    line: `Step 1 of ${legs.length} ${isWhole ? `to ${to}, all this round` : `this round, heading for ${to}`}`,
    tooFar: isWhole ? '' : `Out of reach this round (${moves} moves away)`,
    hexes: hexes.flatMap((hex) => position.hexName(hex) ?? []),
    legs,
    checkName,
    sum,
    notes,
  };
}

function rowOf({ saying: { position, words } }: OpenSentence, { before }: Chooser, entry: Entry): PopoverRow {
  const glance = position.glance(entry.words, { before, roll: null });
  return {
    entry,
    label: glance?.deed ?? entry.label,
    chance: glance?.chance ?? '',
    price: glance?.price ?? '',
    isChosen: entry.words.length <= words.length && entry.words.every((word, place) => word === words[place]),
  };
}

/** In a turn: the finished sentence that waits for confirmation. */
function deedOf({ saying, proposal }: OpenSentence, state: PlayState, chooser: Chooser | null): PopoverDeed | null {
  const { position, words } = saying;
  if (proposal === null || words.length < 2 || !position.isTurn || position.plan !== null) return null;
  const glance = position.glance(words, { before: chooser?.before ?? [], roll: rollIn(state) });
  return glance === null ? null : { sentence: proposal, glance };
}

/** The target hex; for an action on the spot, the unit's own hex. */
/** `G08 and G07`: where the leader of a group goes, then who joins; '' where no hex was said. */
function goalsOf({ saying: { position, words } }: OpenSentence): string {
  const goals: number[] = [];
  let goal = -1;
  for (const said of position.heard(words).slice(1)) {
    if (said.kind === 'hex' && said.isAside !== true) goal = said.hex;
    if (said.kind !== 'unit' || said.part !== 'joins') continue;
    goals.push(goal);
    goal = -1;
  }
  const hexes = [...new Set([...goals, goal])].filter((hex) => hex !== -1);
  return listed(hexes.flatMap((hex) => position.hexName(hex) ?? []));
}

function placeOf({ saying }: OpenSentence): number {
  const goal = goalOf(saying);
  return goal === -1 ? saying.position.hexOfUnit(leaderOf(saying)) : goal;
}
