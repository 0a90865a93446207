import { type Guideline, type MatchOptions, NATIONS, ownGuideline, type RoleChanges, type Side } from '@sandtable/bear';
import type { Wish } from '../../face/generator.ts';
import { formHandicap, pairForm } from './pair-forms.ts';

/** A parsed wish. Keys that do not apply are ignored. */
export interface GeneratorWish {
  readonly base: number;
  /** The guideline to play: the printed one, or the player's own made from it. */
  readonly guideline: Guideline;
  readonly isOwn: boolean;
  /** B20.0: the order of turns in battle. */
  readonly teamTurns: MatchOptions['teamTurns'];
  /** The boards allowed; none means all. */
  readonly boards: readonly string[];
  readonly isSolo: boolean;
  readonly isVariant: boolean;
  /** 0 means the guideline's own. */
  readonly hand: number;
  readonly hasExtraCard: boolean;
  readonly hasSmoke: boolean;
  /** By player: `caps1`, `caps2`, `card` or ''. */
  readonly handicaps: readonly string[];
  /** the form of two against one. */
  readonly pair: ReturnType<typeof pairForm>;
  /** Solo: fewer CAPs for the player, or Command cards removed from the AI's deck. */
  readonly capsLess: number;
  readonly commandCardsOut: number;
  /** Solo: Generator Cards more for the AI's side. */
  readonly aiCards: number;
}

export function readWish(guidelines: readonly Guideline[], wish: Wish): GeneratorWish {
  const { guideline: wanted, play, variant, hand, extraCard, smoke, capsLess, commandCardsOut, aiCards } = wish;
  const base = guidelines.find(({ number }) => String(number) === wanted) ?? guidelines[0];
  if (base === undefined) throw new Error('the pack has no guidelines');
  const isOwn = wish['own'] === 'on';
  const guideline = isOwn ? changedBy(base, wish) : base;
  const pair = pairForm(guideline, wish['pair'], wish['online'] === 'on');
  const isSolo = play !== 'people' && guideline.roles.length === 2;
  const isVariant = guideline.variant !== null && variant === 'on';
  return {
    base: base.number,
    guideline,
    isOwn,
    teamTurns: isOwn && hasTeams(guideline) && wish['turns'] === 'wholeSide' ? 'wholeSide' : pair.teamTurns,
    boards: (wish['boards'] ?? '').split(',').filter((board) => board !== ''),
    isSolo,
    isVariant,
    hand: isVariant && guideline.variant?.kind === 'hand' ? numberIn(hand) : 0,
    hasExtraCard: extraCard === 'on' && !isSolo,
    hasSmoke: smoke === 'on',
    handicaps: isSolo ? [] : guideline.roles.map((_role, place) => wish[`handicap${place + 1}`] ?? ''),
    pair,
    capsLess: isSolo ? numberIn(capsLess) : 0,
    commandCardsOut: isSolo ? numberIn(commandCardsOut) : 0,
    aiCards: isSolo ? numberIn(aiCards) : 0,
  };
}

function numberIn(text: string | undefined): number {
  return figureIn(text) ?? 0;
}

function figureIn(text: string | undefined): number | undefined {
  return /^\d{1,2}$/.test(text ?? '') ? Number(text) : undefined;
}

/** G2.1c: keys that end in a player's number are for that player only. */
function changedBy(base: Guideline, wish: Wish): Guideline {
  const { entry = '' } = wish;
  return ownGuideline(base, {
    rounds: figureIn(wish['rounds']),
    maps: figureIn(wish['maps']),
    entry: isEntry(entry) ? entry : undefined,
    actionDeck: wish['deck'] === undefined ? undefined : parseRanges(wish['deck']),
    roles: base.roles.map((_role, place): RoleChanges => {
      const [range] = rangesIn(wish[`cards${place + 1}`] ?? '');
      return {
        cards: range && { from: range[0], to: range[1] },
        hand: figureIn(wish[`hand${place + 1}`]),
        caps: figureIn(wish[`caps${place + 1}`]),
        actionCards: figureIn(wish[`draw${place + 1}`]),
      };
    }),
  });
}

/** G2.1.6, in the order of the screen. */
export const ENTRY_LABELS: Readonly<Record<Guideline['entry'], string>> = {
  longEdge: 'A long edge',
  anyEdge: 'Any edge',
  threePlayers: 'An edge for each player',
};

function isEntry(word: string): word is Guideline['entry'] {
  return Object.hasOwn(ENTRY_LABELS, word);
}

/** `02-13,20` as sorted numbers; leaves out what cannot be read. */
function parseRanges(text: string): number[] {
  return rangesIn(text).flatMap(([from, to]) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_each, place) => from + place),
  );
}

function rangesIn(text: string): [from: number, to: number][] {
  return text.split(',').flatMap((part): [number, number][] => {
    const [, from, to = from] = /^\s*(\d{1,2})(?:-(\d{1,2}))?\s*$/.exec(part) ?? [];
    return from === undefined ? [] : [[Number(from), Number(to)]];
  });
}

export function draftOptions(wished: GeneratorWish): Readonly<Record<string, unknown>> {
  const { guideline, isOwn, boards, isSolo, isVariant, hand } = wished;
  const { hasExtraCard, hasSmoke, capsLess, commandCardsOut, aiCards } = wished;
  const handicaps = wished.handicaps.map((own, place) => formHandicap(guideline, wished.pair, place) || own);
  return {
    guideline: isOwn ? guideline : guideline.number,
    boards,
    variant: isVariant,
    hand,
    extraCard: hasExtraCard,
    smoke: hasSmoke,
    handicaps: handicaps.map((handicap) => ({ caps: CAPS[handicap] ?? 0, card: handicap === 'card' })),
    solo: isSolo ? { capsLess, commandCardsOut, ...(aiCards === 0 ? {} : { aiCards }) } : null,
  };
}

const CAPS: Readonly<Record<string, number>> = { caps1: 1, caps2: 2 };

export function hasTeams({ roles }: Guideline): boolean {
  return roles.length === 4;
}

/** The variant of guideline 7 swaps the nations. */
export function roleSide({ roles, variant }: Guideline, isVariant: boolean, place: number): Side {
  const side = roles[place]?.side ?? 'german';
  if (!isVariant || variant?.kind !== 'reverse') return side;
  return side === 'german' ? 'soviet' : 'german';
}

/** `German`, or with a teammate `German 2` */
export function roleName(guideline: Guideline, isVariant: boolean, place: number): string {
  const sides = guideline.roles.map((_role, each) => roleSide(guideline, isVariant, each));
  const own = sides[place] ?? 'german';
  const mates = sides.filter((side) => side === own).length;
  const number = sides.slice(0, place + 1).filter((side) => side === own).length;
  return mates === 1 ? NATIONS[own] : `${NATIONS[own]} ${number}`;
}
