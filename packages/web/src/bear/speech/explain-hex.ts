import {
  aspectTo,
  isRumor,
  nameOfHex,
  type ReachedHex,
  type Seen,
  sideOf,
  type TargetFigures,
  typeOf,
  unitOf,
  unitsIn,
} from '@sandtable/bear';
import type { Reason, Sentence } from '@sandtable/kernel';
import type { Entry } from '../../face/choice.ts';
import type { Line } from '../../face/line.ts';
import { goalOf } from '../../saying/press.ts';
import { proposalOf } from '../../saying/proposal.ts';
import { leaderOf } from '../../saying/who.ts';
import { isUnaffordable, missingCaps } from './affording.ts';
import { linesOf } from './line.ts';
import { askedPlayer, type BearSaying, type Judged } from './saying.ts';
import { reachFrom } from './ways.ts';

/** What is to be said of a hex that is not offered: it is the goal; it can be had by taking words back, with more CAPs, or not. */
export type HexVerdict =
  /** The one who is chosen stands there, and nobody to fight with. */
  | { readonly state: 'here'; readonly unit: number; readonly lines: readonly Line[] }
  | { readonly state: 'goal'; readonly sentence: Sentence; readonly lines: readonly Line[] }
  | { readonly state: 'instead'; readonly words: Sentence; readonly lines: readonly Line[] }
  | { readonly state: 'tooDear'; readonly missing: number; readonly lines: readonly Line[] }
  /** `way` is how the one who acts could get there by several actions; null if not, or if it need not. */
  | { readonly state: 'barred'; readonly lines: readonly Line[]; readonly way: ReachedHex | null };

/**
 * Why a hex is not offered: the judgement of it as the next word, or in the place of one that was said before; with a unit
 * alone, of going there, and of attacking it if an enemy is seen there.
 */
export function explainHex(saying: BearSaying, hex: number): HexVerdict {
  const { game, seen } = saying;
  const sentence = goalOf(saying) === hex ? proposalOf(saying) : null;
  if (sentence !== null) return { state: 'goal', sentence, lines: [] };
  if (isHere(saying, hex)) return { state: 'here', unit: leaderOf(saying), lines: [] };
  const tried = beginningsTo(saying, hex).map((words) => ({ words, verdict: game.judge(seen.view, words) }));
  const instead = tried.find(({ verdict }) => verdict.granted);
  if (instead !== undefined)
    return { state: 'instead', words: instead.words, lines: linesOf(seen, instead.verdict.reasons) };
  const said = tried.map(({ verdict }) => verdict.reasons).filter((reasons) => !reasons.every(isUnexpected));
  const dear = said.find(isUnaffordable);
  const missing = dear === undefined ? null : missingCaps(seen, askedPlayer(saying), dear);
  if (dear !== undefined && missing !== null) return { state: 'tooDear', missing, lines: linesOf(seen, dear) };
  return { state: 'barred', lines: said.length === 0 ? NO_HEX : linesOf(seen, said.flat()), way: wayTo(saying, hex) };
}

/** With words after the unit, its own hex is judged like any other: some things are done where one stands. */
function isHere(saying: BearSaying, hex: number): boolean {
  const { seen, words } = saying;
  const leader = leaderOf(saying);
  if (leader === -1 || words.at(-1) !== seen.pack.counters[leader]?.word || unitOf(seen, leader).at !== hex)
    return false;
  return unitsIn(seen, hex).every((other) => sideOf(seen, other) === sideOf(seen, leader));
}

/** Some cards and answers are about no hex at all. */
const NO_HEX: readonly Line[] = [{ rule: 'B8.0', text: 'no hex to choose here', amount: null }];

function isUnexpected({ rule }: Reason): boolean {
  return rule === 'sentence';
}

/** What would have to be said for this hex: it as the next word; else in the place of another, as far back as need be. */
function beginningsTo(saying: BearSaying, hex: number): Sentence[] {
  const { game, seen, words } = saying;
  const goal = nameOfHex(seen.map, hex);
  const isNext = game.judge(seen.view, [...words, goal]);
  if (isNext.granted || !isNext.reasons.every(isUnexpected)) return [[...words, goal]];
  const leader = leaderOf(saying);
  if (words.length === 0) return game.offers(seen.view, []).map(({ word }) => [word, goal]);
  if (leader === -1) return words.map((_word, kept) => [...words.slice(0, kept), goal]);
  const name = seen.pack.counters[leader]?.word ?? '';
  const upToLeader = words.slice(0, words.indexOf(name) + 1);
  const verb = words[upToLeader.length];
  return [
    ...(verb === undefined
      ? []
      : [
          [...upToLeader, goal],
          [...upToLeader, verb, goal],
        ]),
    ...verbsFor(seen, leader, hex).map((said) => [...upToLeader, ...said]),
  ];
}

function verbsFor(seen: Seen, unit: number, hex: number): Sentence[] {
  if (unit === -1) return [];
  const { at, fate } = unitOf(seen, unit);
  const goal = nameOfHex(seen.map, hex);
  const enemies = unitsIn(seen, hex).filter((other) => sideOf(seen, other) !== sideOf(seen, unit));
  if (at === hex && enemies.length > 0) return enemies.map((enemy) => ['fight', seen.pack.counters[enemy]?.word ?? '']);
  const going = fate === 'waiting' ? 'enter' : 'move';
  return [...(enemies.length === 0 ? [] : [['fire', goal]]), [going, goal]];
}

/** How it gets to a hex that is farther than one action: by so many moves, for so many AP. */
function wayTo(saying: BearSaying, hex: number): ReachedHex | null {
  const unit = leaderOf(saying);
  if (unit === -1 || unitOf(saying.seen, unit).owner !== askedPlayer(saying)) return null;
  const way = reachFrom(saying.seen, unit).get(hex) ?? null;
  return way !== null && way.moves.length > 1 ? way : null;
}

/** What an entry on the map comes to, as far as that is known: its price, and the odds against each who is there. */
export interface EntryWord {
  readonly price: number | null;
  readonly targets: readonly TargetFigures[];
}

export function explainEntry({ game, seen }: Omit<Judged, 'words'>, { words }: Entry): EntryWord {
  const verdict = game.judge(seen.view, words);
  if (!verdict.granted) return { price: null, targets: [] };
  const { price, cost, targets = [] } = verdict.value.figures;
  return { price: price ?? cost ?? null, targets };
}

/** Which DR each enemy in the hex shows to the one who is chosen. */
export function aspectsIn(saying: BearSaying, hex: number): Line[] {
  const { seen } = saying;
  const leader = leaderOf(saying);
  if (leader === -1 || unitOf(seen, leader).at === -1 || unitOf(seen, leader).at === hex) return [];
  return enemiesIn(seen, leader, hex).flatMap((enemy) => linesOf(seen, aspectTo(seen, leader, enemy)));
}

/** Those whose figures are known. */
function enemiesIn(seen: Seen, unit: number, hex: number): number[] {
  const isEnemy = (other: number): boolean => sideOf(seen, other) !== sideOf(seen, unit);
  return unitsIn(seen, hex).filter((other) => isEnemy(other) && !isRumor(typeOf(seen, other)));
}
