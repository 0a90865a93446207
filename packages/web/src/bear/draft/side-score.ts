import {
  capsToCome,
  counterOf,
  draftWarnings,
  type DraftPlay,
  explainCaps,
  explainRule,
  halfText,
  isRumor,
  nameOfHex,
  NONE,
  type PlayerId,
  playerId,
  type Seen,
  type Side,
  type UnitId,
  unitName,
  unitOf,
  victoryOf,
} from '@sandtable/bear';
import { pieceOf } from '@sandtable/bear/pictures';
import { signed } from '@sandtable/kernel';
import type { DraftScore, UnitCount } from '../../face/draft.ts';
import { conditionCard, type Steps, stepsOf } from './card-face.ts';
import { printWay } from './draft-words.ts';

export function sideScore(seen: Seen, side: Side): DraftScore {
  const units = unitsOf(seen, side);
  return {
    total: units.filter((unit) => !isRumor(counterOf(seen, unit).type)).length,
    units: countsOf(seen, units),
    // The AI has neither CAPs nor Action Cards.
    figures: isAi(seen, side) ? [] : figuresOf(seen, side),
    lists: [
      { title: 'Take care', lines: draftWarnings(seen, side) },
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

/** With teammates, one figure each: `3 + 3`. */
function figuresOf(seen: Seen, side: Side): DraftScore['figures'] {
  const { terms, players } = seen.view;
  const own = players.flatMap((player, place) => (player.side === side ? [playerId(place)] : []));
  const each = (figure: (player: PlayerId) => number | undefined): string =>
    own.map((player) => figure(player) ?? 0).join(' + ');
  const first = each((player) => terms.players[player]?.cards.first);
  const later = each((player) => terms.players[player]?.cards.later);
  return [
    { label: 'CAPs a round', value: each((player) => players[player]?.start), note: capsNote(seen, own) },
    { label: 'Action Cards a round', value: later, note: first === later ? '' : `${first} in round 1` },
  ];
}

/** `player 2: +2 for the fewest units so far`; once all cards are played, where the CAPs come from. */
function capsNote(seen: Seen, own: readonly PlayerId[]): string {
  const phase = seen.view.draft?.phase;
  const isComplete = phase === 'facings' || phase === 'done';
  return own
    .flatMap((player, place) => {
      const note = [...(isComplete ? [explainCaps(seen, player)] : []), ...capsAhead(seen, player)]
        .filter((part) => part !== '')
        .join(', ');
      return note === '' ? [] : [`${own.length > 1 ? `player ${place + 1}: ` : ''}${note}`];
    })
    .join('; ');
}

/** G4.0c, B3.2.5, G6.3: what is still to be added or subtracted. */
function capsAhead({ view }: Seen, player: PlayerId): string[] {
  const { options, terms, draft } = view;
  const less = terms.solo === null && draft?.isSolo === true ? (options.draft?.solo?.capsLess ?? 0) : 0;
  const { handicap, fewest } = capsToCome(view, player);
  return [
    ...(handicap === 0 ? [] : [`${signed(handicap)} handicap`]),
    ...(fewest === 0 ? [] : [`${signed(fewest)} for the fewest units so far`]),
    ...(less === 0 ? [] : [`${signed(-less)} if it is yours`]),
  ];
}

/** `the top edge`, `player 2: the left edge`; names the units if an edge is only for some. */
function waysOf(seen: Seen, side: Side): string[] {
  const { draft, players, roster, units } = seen.view;
  const own = players.flatMap((player, place) => (player.side === side ? [playerId(place)] : []));
  const ways = draft?.ways ?? [];
  return own.flatMap((player, mate) => {
    const usual = ways[player];
    if (usual === undefined || usual.edges.length === 0) return [];
    const whose = own.length > 1 ? `player ${mate + 1}: ` : '';
    const others = ways.flatMap((way, entry) => {
      const comers = roster.filter((unit) => units[unit]?.fate === 'waiting' && units[unit]?.entry === entry);
      const isUsual = printWay(seen, way) === printWay(seen, usual);
      return way.player !== player || isUsual || comers.length === 0 ? [] : [{ way, comers }];
    });
    return [
      `${whose}${printWay(seen, usual)}`,
      ...others.map(
        ({ way, comers }) => `${whose}${comers.map((unit) => unitName(seen, unit)).join(', ')}: ${printWay(seen, way)}`,
      ),
    ];
  });
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

/** G3.2: what scores for a side, without halves that found no unit, marker or edge. */
function victoryLines(seen: Seen, side: Side): string[] {
  const { draft, players } = seen.view;
  const scoring = (draft?.plays ?? []).filter((play) => {
    const scores = stepsOf(seen, play).some(({ kind }) => kind === 'victory');
    return players[play.player]?.side === side && (!scores || victoryOf(seen, play).some((rule) => hasUnits(rule)));
  });
  return [ALWAYS, ...linesOf(seen, scoring, ['victory', 'vp'])];
}

function hasUnits(rule: ReturnType<typeof victoryOf>[number]): boolean {
  return !('units' in rule) || rule.units === null || rule.units.length > 0;
}

/** G3.3a: rules in force to the end, and lasting benefits from its cards. */
function ruleLines(seen: Seen, side: Side): string[] {
  const { terms, draft, players } = seen.view;
  const inForce = terms.rules.filter((rule) => rule.side === side).map(explainRule);
  const own = (draft?.plays ?? []).filter(({ player }) => players[player]?.side === side);
  return [...new Set(inForce), ...linesOf(seen, own, ['initiative', 'weapon', 'exitEdge'])];
}

type StepKind = Steps[number]['kind'];

/** The lines for these kinds of steps on played halves. The top of a Condition Card is for both sides. */
function linesOf(seen: Seen, plays: readonly DraftPlay[], kinds: readonly StepKind[]): string[] {
  const own = plays.filter(({ deck, half }) => deck === 'card' || half === 'bottom');
  return own.flatMap((play) => {
    const lines = halfText(seen.pack, play);
    return stepsOf(seen, play).flatMap(({ kind }, place) => {
      if (!kinds.includes(kind)) return [];
      return [kind === 'victory' ? withPlace(seen, lines[place] ?? '', play) : (lines[place] ?? '')];
    });
  });
}

/** Adds the marker's hex or the names of the chosen units, which the card cannot know. */
function withPlace(seen: Seen, line: string, { markers, chosen }: DraftPlay): string {
  const at = markers.map((hex) => nameOfHex(seen.map, hex)).join(', ');
  if (at !== '' && line.includes('this marker')) return line.replace('this marker', `the marker in ${at}`);
  const named = at === '' ? chosen.map((unit) => unitName(seen, unit)).join(', ') : at;
  return named === '' ? line : `${line.replace(/\.$/, '')} (${named}).`;
}

/** G3.9: the tops of Condition Cards, which are for both sides. */
export function commonRules(seen: Seen): string[] {
  const plays = (seen.view.draft?.plays ?? []).filter(({ deck, half }) => deck === 'condition' && half === 'top');
  return plays.map(({ card }) => {
    const { name, halves } = conditionCard(seen, card);
    return `${name}: ${halves[0]?.lines.join(' ') ?? ''}`;
  });
}
