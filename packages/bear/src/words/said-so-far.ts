import type { Offer } from '@sandtable/kernel';
import { type HexId, NONE, type UnitId } from '../model/ids.ts';
import type { Bear, Seen } from '../model/battle/state.ts';
import { cardName } from './rules/cards.ts';
import { isVerbWord, type VerbWord } from './sentence-words.ts';
import { unitName, typeLabel } from './units.ts';

type BearOffer = Offer<Bear>;
export type WordKind = BearOffer['kind'];

export interface SoFar {
  readonly seen: Seen;
  readonly heard: readonly BearOffer[];
  readonly kinds: ReadonlySet<WordKind>;
  /** The word of the card that starts the order. */
  readonly card: string | null;
  readonly verb: VerbWord | null;
  /** The unit that leads, or that the card is played on. */
  readonly leader: UnitId;
  /** The last unit named, and the hexes named since. */
  readonly unit: UnitId;
  readonly way: readonly HexId[];
}

export function soFar(seen: Seen, heard: readonly BearOffer[], offered: readonly BearOffer[]): SoFar {
  let card: string | null = null;
  let verb: VerbWord | null = null;
  let leader: UnitId = NONE;
  let unit: UnitId = NONE;
  let way: HexId[] = [];
  for (const meant of heard) {
    const named = unitIn(meant);
    if (named !== NONE) {
      if (leader === NONE) leader = named;
      unit = named;
      way = [];
    } else if (meant.kind === 'hex') way.push(meant.value);
    else if (meant.kind === 'givingCard' || meant.kind === 'airStrike') card = meant.word;
    else if (meant.kind === 'fixed' && leader === NONE && isCard(seen, meant.word)) card = meant.word;
    else if (meant.kind === 'fixed' && verb === null && isVerbWord(meant.word)) verb = meant.word;
  }
  return { seen, heard, kinds: new Set(offered.map(({ kind }) => kind)), card, verb, leader, unit, way };
}

function isCard({ pack }: Seen, word: string): boolean {
  return pack.actionCards.some(({ id }) => id === word);
}

function unitIn(meant: BearOffer): UnitId {
  if (meant.kind === 'unit' || meant.kind === 'member' || meant.kind === 'insider') return meant.value;
  if (meant.kind === 'thrown') return meant.value.unit;
  return meant.kind === 'load' ? meant.value[0] : NONE;
}

/** `the Panzer III`, with its number if the order names two of that type. */
export function calledIn({ seen, heard }: SoFar, unit: UnitId): string {
  const label = typeLabel(seen, unit);
  const others = heard.map(unitIn).filter((other) => other !== NONE && other !== unit);
  return others.some((other) => typeLabel(seen, other) === label) ? unitName(seen, unit) : `the ${label}`;
}

/** `does the Panzer III` */
export function doingIn(so: SoFar, unit: UnitId): string {
  return `does ${calledIn(so, unit)}`;
}

export function hexIn({ seen: { map } }: SoFar, hex: HexId | undefined): string {
  return (hex === undefined ? undefined : map.names[hex]) ?? 'there';
}

/** The name of the card that starts the order; empty without one. */
export function cardIn({ card }: SoFar): string {
  return card === null ? '' : cardName({ id: card });
}
