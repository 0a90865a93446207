import {
  counterOf,
  type DraftPlay,
  explainRule,
  halfText,
  nameOfHex,
  NONE,
  type Seen,
  type Side,
  type UnitId,
  unitName,
  unitOf,
} from '@sandtable/bear';
import { pieceOf } from '@sandtable/bear/pictures';
import type { DraftScore, UnitCount } from '../../face/draft.ts';
import { conditionCard } from './card-face.ts';
import { printWay } from './draft-words.ts';

export function sideScore(seen: Seen, side: Side): DraftScore {
  const units = unitsOf(seen, side);
  return {
    units: countsOf(seen, units),
    // The AI has neither CAPs nor Action Cards.
    figures: isAi(seen, side) ? [] : figuresOf(seen, side),
    lists: [
      { title: 'Victory Points', lines: victoryLines(seen, side) },
      { title: 'Special rules', lines: ruleLines(seen, side) },
      { title: 'Enters from', lines: waysOf(seen, side) },
      { title: 'Later', lines: laterOf(seen, units) },
    ],
  };
}

function isAi({ view: { terms, players } }: Seen, side: Side): boolean {
  return terms.solo !== null && players[terms.solo.ai]?.side === side;
}

function unitsOf({ view: { players, roster, units } }: Seen, side: Side): UnitId[] {
  return roster.filter((unit) => {
    const it = units[unit];
    return it !== undefined && it.fate !== 'unused' && players[it.owner]?.side === side;
  });
}

/** By type, in order of arrival. */
function countsOf(seen: Seen, units: readonly UnitId[]): UnitCount[] {
  const byType = new Map<string, UnitId[]>();
  for (const unit of units) {
    const { id } = counterOf(seen, unit).type;
    byType.set(id, [...(byType.get(id) ?? []), unit]);
  }
  return [...byType.values()].flatMap((alike) => {
    const [first] = alike;
    if (first === undefined) return [];
    const placed = alike.filter((unit) => unitOf(seen, unit).fate === 'inPlay').length;
    return [{ name: counterOf(seen, first).type.name, count: alike.length, placed, piece: pieceOf(seen, first, NONE) }];
  });
}

/** With team-mates, the figures of each: `3 + 3`. */
function figuresOf({ view: { terms, players } }: Seen, side: Side): DraftScore['figures'] {
  const own = terms.players.filter((_terms, place) => players[place]?.side === side);
  return [
    { label: 'CAPs a round', value: own.map(({ caps }) => caps).join(' + '), note: '' },
    { label: 'Action Cards a round', value: own.map(({ cards }) => cards.later).join(' + '), note: firstCards(own) },
  ];
}

function firstCards(own: readonly { readonly cards: { readonly first: number; readonly later: number } }[]): string {
  const differs = own.some(({ cards }) => cards.first !== cards.later);
  return differs ? `${own.map(({ cards }) => cards.first).join(' + ')} in round 1` : '';
}

function waysOf(seen: Seen, side: Side): string[] {
  const { draft, players } = seen.view;
  const own = (draft?.ways ?? []).filter(({ player }) => players[player]?.side === side);
  return [...new Set(own.map((way) => printWay(seen, way)))];
}

/** `Round 2: Rifle squad 07, Rifle squad 08` */
function laterOf(seen: Seen, units: readonly UnitId[]): string[] {
  const { view } = seen;
  const byRound = new Map<number, UnitId[]>();
  for (const unit of units) {
    const it = unitOf(seen, unit);
    const round = it.fate === 'waiting' ? (view.terms.entries[it.entry]?.round ?? 1) : 1;
    if (round > 1) byRound.set(round, [...(byRound.get(round) ?? []), unit]);
  }
  return [...byRound]
    .toSorted(([a], [b]) => a - b)
    .map(([round, later]) => `Round ${round}: ${later.map((unit) => unitName(seen, unit)).join(', ')}`);
}

/** G3.2.1: in every generated battle. */
const ALWAYS = '1 VP for each enemy unit destroyed.';

/** G3.2: what scores for a side. */
function victoryLines(seen: Seen, side: Side): string[] {
  return [ALWAYS, ...linesOf(seen, side, ['victory', 'vp'])];
}

/** G3.3a: rules in force to the end, and lasting gifts of its cards. */
function ruleLines(seen: Seen, side: Side): string[] {
  const inForce = seen.view.terms.rules.filter((rule) => rule.side === side).map(explainRule);
  return [...new Set(inForce), ...linesOf(seen, side, ['initiative', 'weapon', 'exitEdge'])];
}

type StepKind = Seen['pack']['generatorCards'][number]['top']['steps'][number]['kind'];

/** The lines of these kinds of steps on the halves a side has played. The top of a Condition is for both sides. */
function linesOf(seen: Seen, side: Side, kinds: readonly StepKind[]): string[] {
  const { draft, players } = seen.view;
  const own = (draft?.plays ?? []).filter(
    ({ player, deck, half }) => players[player]?.side === side && (deck === 'card' || half === 'bottom'),
  );
  return own.flatMap((play) => {
    const lines = halfText(seen.pack, play);
    const at = play.markers.map((hex) => nameOfHex(seen.map, hex)).join(', ');
    return stepsOf(seen, play).flatMap(({ kind }, place) => {
      if (!kinds.includes(kind)) return [];
      return [kind === 'victory' ? withPlace(lines[place] ?? '', at) : (lines[place] ?? '')];
    });
  });
}

/** Adds the hex of the marker, which the card cannot name. */
function withPlace(line: string, at: string): string {
  if (at === '') return line;
  if (line.includes('this marker')) return line.replace('this marker', `the marker in ${at}`);
  return `${line.replace(/\.$/, '')} (${at}).`;
}

function stepsOf({ pack }: Seen, { deck, card, half }: DraftPlay) {
  const printed = deck === 'card' ? pack.generatorCards[card] : pack.conditionCards[card];
  return printed?.[half].steps ?? [];
}

/** G3.9: the tops of Condition Cards, which are for both sides. */
export function commonRules(seen: Seen): string[] {
  const plays = (seen.view.draft?.plays ?? []).filter(({ deck, half }) => deck === 'condition' && half === 'top');
  return plays.map(({ card }) => {
    const { name, halves } = conditionCard(seen, card);
    return `${name}: ${halves[0]?.lines.join(' ') ?? ''}`;
  });
}
