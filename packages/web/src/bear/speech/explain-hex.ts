import {
  aspectTo,
  type HexId,
  isRumor,
  nameOfHex,
  type PlannedWay,
  type Seen,
  sideOf,
  type TargetFigures,
  typeOf,
  type UnitId,
  unitId,
  unitName,
  unitOf,
  unitsIn,
} from '@sandtable/bear';
import { counted, type Reason, type Sentence } from '@sandtable/kernel';
import type { Entry } from '../../face/choice.ts';
import type { HexWord, Line } from '../../face/field.ts';
import { clickablesOf } from '../../saying/clickables.ts';
import { goalOf } from '../../saying/press.ts';
import { leaderOf, proposalOf } from '../../saying/saying.ts';
import { percent } from '../../ui/words.ts';
import { isUnaffordable, linesOf, missingCaps } from './reason-lines.ts';
import { askedPlayer, type BearSaying, type JudgedView } from './saying.ts';
import { priceTo } from './routes.ts';

/** Why a click on the hex adds nothing: it is the goal already, it needs other words or more CAPs, or it is barred. */
type HexVerdict =
  /** The selected unit is there, and no enemy. */
  | { readonly state: 'here'; readonly unit: UnitId; readonly lines: readonly Line[] }
  | { readonly state: 'goal'; readonly sentence: Sentence; readonly lines: readonly Line[] }
  | { readonly state: 'instead'; readonly words: Sentence; readonly lines: readonly Line[] }
  | { readonly state: 'tooDear'; readonly missing: number; readonly lines: readonly Line[] }
  | { readonly state: 'barred'; readonly lines: readonly Line[] };

/**
 * Judges the hex as the next word, or in place of an earlier one; after only a unit, as a move and, if an enemy is
 * visible there, as an attack.
 */
export function explainHex(saying: BearSaying, hex: HexId): HexVerdict {
  const { game, seen } = saying;
  const sentence = goalOf(saying) === hex ? proposalOf(saying) : null;
  if (sentence !== null) return { state: 'goal', sentence, lines: [] };
  if (isHere(saying, hex)) return { state: 'here', unit: unitId(leaderOf(saying)), lines: [] };
  const tried = beginningsTo(saying, hex).map((words) => ({ words, verdict: game.judge(seen.view, words) }));
  const instead = tried.find(({ verdict }) => verdict.granted);
  if (instead !== undefined)
    return { state: 'instead', words: instead.words, lines: linesOf(seen, instead.verdict.reasons) };
  const said = tried.map(({ verdict }) => verdict.reasons).filter((reasons) => !reasons.every(isUnexpected));
  const dear = said.find(isUnaffordable);
  const missing = dear === undefined ? null : missingCaps(seen, askedPlayer(saying), dear);
  if (dear !== undefined && missing !== null) return { state: 'tooDear', missing, lines: linesOf(seen, dear) };
  return { state: 'barred', lines: said.length === 0 ? NO_HEX : linesOf(seen, said.flat()) };
}

/** Only while the unit is the last word; later its own hex is judged like any other, since some verbs act there. */
function isHere(saying: BearSaying, hex: HexId): boolean {
  const { seen, words } = saying;
  const leader = unitId(leaderOf(saying));
  if (leader === -1 || words.at(-1) !== seen.pack.counters[leader]?.word || unitOf(seen, leader).at !== hex)
    return false;
  return unitsIn(seen, hex).every((other) => sideOf(seen, other) === sideOf(seen, leader));
}

/** For cards and answers that name no hex. */
const NO_HEX: readonly Line[] = [{ rule: 'B8.0', text: 'no hex to choose here', amount: null }];

function isUnexpected({ rule }: Reason): boolean {
  return rule === 'sentence';
}

/** Sentences that would name this hex: next, or in place of an earlier word, as far back as needed. */
function beginningsTo(saying: BearSaying, hex: HexId): Sentence[] {
  const { game, seen, words } = saying;
  const goal = nameOfHex(seen.map, hex);
  const isNext = game.judge(seen.view, [...words, goal]);
  if (isNext.granted || !isNext.reasons.every(isUnexpected)) return [[...words, goal]];
  const leader = unitId(leaderOf(saying));
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

function verbsFor(seen: Seen, unit: UnitId, hex: HexId): Sentence[] {
  if (unit === -1) return [];
  const { at, fate } = unitOf(seen, unit);
  const goal = nameOfHex(seen.map, hex);
  const enemies = unitsIn(seen, hex).filter((other) => sideOf(seen, other) !== sideOf(seen, unit));
  if (at === hex && enemies.length > 0) return enemies.map((enemy) => ['fight', seen.pack.counters[enemy]?.word ?? '']);
  const going = fate === 'waiting' ? 'enter' : 'move';
  return [...(enemies.length === 0 ? [] : [['fire', goal]]), [going, goal]];
}

interface ClickFigures {
  readonly price: number | null;
  readonly targets: readonly TargetFigures[];
}

export function clickFigures({ game, seen }: JudgedView, { words }: Entry): ClickFigures {
  const verdict = game.judge(seen.view, words);
  if (!verdict.granted) return { price: null, targets: [] };
  const { price, cost, targets = [] } = verdict.value.figures;
  return { price: price ?? cost ?? null, targets };
}

/** The aspect that each enemy in the hex shows the selected unit: front or flank. */
export function aspectsIn(saying: BearSaying, hex: HexId): Line[] {
  const { seen } = saying;
  const leader = unitId(leaderOf(saying));
  if (leader === -1 || unitOf(seen, leader).at === -1 || unitOf(seen, leader).at === hex) return [];
  return enemiesIn(seen, leader, hex).flatMap((enemy) => linesOf(seen, aspectTo(seen, leader, enemy)));
}

/** Without rumors, whose figures are unknown. */
function enemiesIn(seen: Seen, unit: UnitId, hex: HexId): UnitId[] {
  const isEnemy = (other: UnitId): boolean => sideOf(seen, other) !== sideOf(seen, unit);
  return unitsIn(seen, hex).filter((other) => isEnemy(other) && !isRumor(typeOf(seen, other)));
}

/** What a hex means for the sentence being built: actions and prices, or why there are none. */
export function hexWord(saying: BearSaying, hex: HexId): HexWord {
  const entries = clickablesOf(saying).hexes.get(hex) ?? [];
  if (entries.length > 0) {
    const text = entries.map((entry) => entryWords(saying, entry)).join(' · ');
    return { tone: 'open', text, why: [], lines: aspectsIn(saying, hex) };
  }
  const said = explainHex(saying, hex);
  const far = said.state === 'barred' ? priceTo(saying, hex) : null;
  if (far !== null) return { tone: 'open', text: wayWords(far), why: [], lines: aspectsIn(saying, hex) };
  switch (said.state) {
    case 'goal':
      return { ...SAYS_ALL, tone: 'open', text: 'Press again to confirm' };
    case 'here':
      return { ...SAYS_ALL, tone: 'soft', text: `${unitName(saying.seen, said.unit)} is here` };
    case 'instead':
      return { ...SAYS_ALL, tone: 'open', text: 'Select it instead' };
    case 'tooDear':
    case 'barred': {
      const text = said.state === 'tooDear' ? `needs ${counted(said.missing, 'more CAP')} ` : '';
      return { tone: 'barred', text, why: said.lines.slice(0, 2), lines: aspectsIn(saying, hex) };
    }
  }
}

const SAYS_ALL = { why: [], lines: [] } as const;

/** `First of 3 moves there, 5 AP in all` */
function wayWords({ moves, cost }: PlannedWay): string {
  return moves.length === 1 ? `Move there: ${cost} AP` : `First of ${moves.length} moves there, ${cost} AP in all`;
}

/** `Fire: F12, 3 AP, s03 Rifle squad 58% (front)` */
function entryWords(saying: BearSaying, entry: Entry): string {
  const { price, targets } = clickFigures(saying, entry);
  const odds = targets.map(
    ({ target, own, hitChances, aspect }) =>
      `${own ? 'your own ' : ''}${unitName(saying.seen, target)} ${percent(hitChances[0], 36)} (${aspect})`,
  );
  return [entry.label, ...(price === null ? [] : [`${price} AP`]), ...odds].join(', ');
}
