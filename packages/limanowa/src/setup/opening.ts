import { makePile, type Seat, type Streams } from '@sandtable/kernel';
import { effectOf } from '../model/battle.ts';
import { type Effect, EFFECT_RULES, type Phase } from '../model/battlecard.ts';
import { makeCorps, makeUnit, type Side, type UnitView } from '../model/forces.ts';
import { warFrame } from '../model/frame.ts';
import type { CardId } from '../model/ids.ts';
import type { CorpsPlan, Mission } from '../model/mission.ts';
import type { MatchOptions, PositionUnit } from '../model/options.ts';
import type { Pack } from '../model/pack.ts';
import type { AiPiles, State, Terms } from '../model/state.ts';
import { newTurn } from '../model/turn.ts';

/** What a mission and a position have in common: everything that a match begins with, by names. */
export interface OpeningPlan extends Pick<Mission, 'map' | 'limit' | 'goal' | 'objectives' | 'hand'> {
  readonly round: number;
  /** The corps whose round it is. */
  readonly turn: number;
  readonly corps: readonly OpeningCorps[];
}

export interface OpeningCorps extends Omit<CorpsPlan, 'units'> {
  /** Cards in hand, besides those that are dealt. */
  readonly hand: readonly Effect[];
  readonly units: readonly PositionUnit[];
}

/** The same, every name looked up and every rule asked. It may serve for many matches. */
export interface Opening {
  readonly terms: Terms;
  readonly corps: readonly {
    readonly name: string;
    readonly side: Side;
    readonly seat: Seat;
    readonly tokens: number;
    readonly hand: readonly CardId[];
  }[];
  readonly units: readonly UnitView[];
  /** L5b: so many cards are dealt to every corps of people. */
  readonly deal: number;
  readonly deck: readonly CardId[];
  readonly piles: AiPiles<readonly CardId[]> | null;
  readonly round: number;
  readonly turn: number;
}

export function planOfMission({ map, limit, goal, objectives, hand, corps }: Mission): OpeningPlan {
  return {
    map,
    limit,
    goal,
    objectives,
    hand,
    round: 1,
    turn: 0,
    corps: corps.map((each) => ({ ...each, hand: [] })),
  };
}

/** The state a match begins with; its deck and piles want shuffling. L5a-L5d */
export function stateOf(options: MatchOptions, opening: Opening, random: Streams): State {
  const { terms, corps, units, deck, piles, round, turn } = opening;
  return {
    frames: [warFrame(turn)],
    random,
    options,
    terms,
    round,
    corps: corps.map((each) => makeCorps({ ...each, hand: [...each.hand] })),
    units: units.map(makeUnit),
    turn: newTurn(turn),
    deck: makePile('deck', deck),
    piles:
      piles === null
        ? null
        : {
            opening: makePile('aiDeck', piles.opening),
            central: makePile('aiDeck', piles.central),
            closing: makePile('aiDeck', piles.closing),
          },
    ended: null,
  };
}

/** L1h: every card of the pack, the copies of a kind together. */
export function allCards({ cards }: Pack): CardId[] {
  const size = cards.reduce((sum, { copies }) => sum + copies, 0);
  return Array.from({ length: size }, (_each, card) => card);
}

/** LS2.1: what stays in play against the AI. */
function soloCards(pack: Pack): CardId[] {
  const inSolo = new Set(pack.cards.filter((card) => card.inSolo).map(({ effect }) => effect));
  return allCards(pack).filter((card) => inSolo.has(effectOf(pack, card)));
}

/** L5b, LS2.2a: what people draw from; against the AI the support cards alone. */
export function deckOf(pack: Pack, isAgainstAi: boolean): CardId[] {
  if (!isAgainstAi) return allCards(pack);
  return soloCards(pack).filter((card) => EFFECT_RULES[effectOf(pack, card)].kind === 'support');
}

/** LS2.5a: the AI's contra cards by phase. */
export function aiPilesOf(pack: Pack): AiPiles<readonly CardId[]> {
  const contra = soloCards(pack).filter((card) => EFFECT_RULES[effectOf(pack, card)].kind === 'contra');
  const pile = (phase: Phase): CardId[] => contra.filter((card) => EFFECT_RULES[effectOf(pack, card)].phase === phase);
  return { opening: pile('opening'), central: pile('central'), closing: pile('closing') };
}

/** Takes the first card of this kind out of a list; undefined if there is none left. */
export function takeCard(pack: Pack, cards: CardId[], effect: Effect): CardId | undefined {
  const place = cards.findIndex((card) => effectOf(pack, card) === effect);
  return place === -1 ? undefined : cards.splice(place, 1)[0];
}
