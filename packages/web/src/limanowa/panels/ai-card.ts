import {
  AI_SEAT,
  type AiChances,
  cardId,
  type Effect,
  effectOf,
  type Level,
  LEVELS,
  type Phase,
  PHASES,
  RANKS,
  type Seen,
} from '@sandtable/limanowa';

/** LS2.5a: one of the AI's piles of contra cards. */
export interface PileRow {
  readonly phase: Phase;
  readonly left: number;
  /** Face up. */
  readonly discards: readonly Effect[];
  /** The highest roll that reveals its top card. */
  readonly limit: number;
}

/** LS2.4, LS7.0: the AI's card beside the board. */
export interface AiCard {
  readonly level: Level;
  readonly sides: number;
  readonly piles: readonly PileRow[];
  readonly tokens: number;
  readonly chances: AiChances;
  /** LS3.2a: in this player's round. */
  readonly hasUsedCard: boolean;
  readonly hasUsedToken: boolean;
}

export function aiCardOf({ pack, die, view }: Seen): AiCard | null {
  const { piles, corps, options, turn } = view;
  if (piles === null) return null;
  const chances = die.ai[options.level];
  return {
    level: options.level,
    sides: die.sides,
    piles: PHASES.map((phase) => ({
      phase,
      left: piles[phase].inside.length,
      discards: piles[phase].discards.map((card) => effectOf(pack, cardId(card))),
      limit: chances.card[phase],
    })),
    tokens: corps.filter(({ seat }) => seat === AI_SEAT).reduce((sum, { tokens }) => sum + tokens, 0),
    chances,
    hasUsedCard: turn.aiCard,
    hasUsedToken: turn.aiToken,
  };
}

/** L14.3: what the AI rolls for, and the highest successful roll, by level. */
export interface ChanceRow {
  readonly of: { readonly kind: 'card'; readonly phase: Phase } | { readonly kind: 'token' } | WoundOf;
  readonly limits: readonly number[];
}

interface WoundOf {
  readonly kind: 'wound';
  readonly rank: (typeof RANKS)[number];
}

export function chanceRows({ die }: Pick<Seen, 'die'>): ChanceRow[] {
  const by = (limit: (chances: AiChances) => number): number[] => LEVELS.map((level) => limit(die.ai[level]));
  return [
    ...PHASES.map((phase): ChanceRow => ({ of: { kind: 'card', phase }, limits: by(({ card }) => card[phase]) })),
    { of: { kind: 'token' }, limits: by(({ token }) => token) },
    ...RANKS.map((rank): ChanceRow => ({ of: { kind: 'wound', rank }, limits: by(({ wound }) => wound[rank]) })),
  ];
}

/** `1–3`, `1`; `never` if no roll succeeds. */
export function printInterval(limit: number): string {
  if (limit <= 0) return 'never';
  return limit === 1 ? '1' : `1–${limit}`;
}
