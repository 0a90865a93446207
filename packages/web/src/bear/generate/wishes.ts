import { type Guideline, NATIONS, type Side } from '@sandtable/bear';
import type { Wish } from '../../face/generator.ts';
import { formHandicap, pairForm } from './pair-forms.ts';

/** A wish that has been read. Keys that do not apply are ignored. */
export interface GeneratorWish {
  readonly guideline: Guideline;
  readonly isSolo: boolean;
  readonly isVariant: boolean;
  /** 0: the guideline's own. */
  readonly hand: number;
  readonly hasExtraCard: boolean;
  readonly hasSmoke: boolean;
  /** By player: `caps1`, `caps2`, `card` or ''. */
  readonly handicaps: readonly string[];
  /** how two play against one. */
  readonly pair: ReturnType<typeof pairForm>;
  /** Solo: fewer CAPs for the player, or Command cards out of the AI's deck. */
  readonly capsLess: number;
  readonly commandCardsOut: number;
}

export function readWish(guidelines: readonly Guideline[], wish: Wish): GeneratorWish {
  const { guideline: wanted, play, variant, hand, extraCard, smoke, capsLess, commandCardsOut } = wish;
  const guideline = guidelines.find(({ number }) => String(number) === wanted) ?? guidelines[0];
  if (guideline === undefined) throw new Error('the pack has no guidelines');
  const isSolo = play !== 'people' && guideline.roles.length === 2;
  const isVariant = guideline.variant !== null && variant === 'on';
  return {
    guideline,
    isSolo,
    isVariant,
    hand: isVariant && guideline.variant?.kind === 'hand' ? numberIn(hand) : 0,
    hasExtraCard: extraCard === 'on' && !isSolo,
    hasSmoke: smoke === 'on',
    handicaps: isSolo ? [] : guideline.roles.map((_role, place) => wish[`handicap${place + 1}`] ?? ''),
    pair: pairForm(guideline, wish['pair']),
    capsLess: isSolo ? numberIn(capsLess) : 0,
    commandCardsOut: isSolo ? numberIn(commandCardsOut) : 0,
  };
}

function numberIn(text: string | undefined): number {
  return /^\d{1,2}$/.test(text ?? '') ? Number(text) : 0;
}

export function draftOptions(wished: GeneratorWish): Readonly<Record<string, unknown>> {
  const { guideline, isSolo, isVariant, hand, hasExtraCard, hasSmoke, capsLess, commandCardsOut } = wished;
  const handicaps = wished.handicaps.map((own, place) => formHandicap(guideline, wished.pair, place) || own);
  return {
    guideline: guideline.number,
    variant: isVariant,
    hand,
    extraCard: hasExtraCard,
    smoke: hasSmoke,
    handicaps: handicaps.map((handicap) => ({ caps: CAPS[handicap] ?? 0, card: handicap === 'card' })),
    solo: isSolo ? { capsLess, commandCardsOut } : null,
  };
}

const CAPS: Readonly<Record<string, number>> = { caps1: 1, caps2: 2 };

/** The variant of guideline 7 swaps the nations. */
export function roleSide({ roles, variant }: Guideline, isVariant: boolean, place: number): Side {
  const side = roles[place]?.side ?? 'german';
  if (!isVariant || variant?.kind !== 'reverse') return side;
  return side === 'german' ? 'soviet' : 'german';
}

/** `German`, or with a team-mate `German 2` */
export function roleName(guideline: Guideline, isVariant: boolean, place: number): string {
  const sides = guideline.roles.map((_role, each) => roleSide(guideline, isVariant, each));
  const own = sides[place] ?? 'german';
  const mates = sides.filter((side) => side === own).length;
  const number = sides.slice(0, place + 1).filter((side) => side === own).length;
  return mates === 1 ? NATIONS[own] : `${NATIONS[own]} ${number}`;
}
