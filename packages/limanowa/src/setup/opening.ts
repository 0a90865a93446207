import { makePile, type Seat, type Streams } from '@sandtable/kernel';
import { effectOf } from '../model/battle.ts';
import { type Effect, EFFECT_RULES, type Phase } from '../model/battlecard.ts';
import { makeCorps, makeUnit, type Side, type UnitView } from '../model/forces.ts';
import { warFrame } from '../model/frame.ts';
import { type CardId, cardId, type CorpsId } from '../model/ids.ts';
import type { CorpsPlan, Mission } from '../model/mission.ts';
import type { MatchOptions, PositionUnit } from '../model/options.ts';
import type { Pack } from '../model/pack.ts';
import type { AiPiles, State, Terms } from '../model/state.ts';
import { newTurn } from '../model/turn.ts';

/** The common form of a mission and a position, by names. */
export interface OpeningPlan extends Pick<Mission, 'map' | 'limit' | 'goal' | 'objectives' | 'hand'> {
  readonly round: number;
  readonly turn: number;
  readonly corps: readonly OpeningCorps[];
}

export interface OpeningCorps extends Omit<CorpsPlan, 'units'> {
  /** The starting hand, besides the cards that are dealt. */
  readonly hand: readonly Effect[];
  readonly units: readonly PositionUnit[];
}

/** An opening with all names looked up and all rules checked. Many matches may share it. */
export interface MatchOpening {
  readonly terms: Terms;
  readonly corps: readonly {
    readonly name: string;
    readonly side: Side;
    readonly seat: Seat;
    readonly tokens: number;
    readonly hand: readonly CardId[];
  }[];
  readonly units: readonly UnitView[];
  /** L5b: how many cards each corps of people is dealt. */
  readonly deal: number;
  readonly deck: readonly CardId[];
  readonly piles: AiPiles<readonly CardId[]> | null;
  readonly round: number;
  readonly turn: CorpsId;
}

/** L13e: the level's units come after the AI's own. */
export function planOfMission(mission: Mission, switches: Pick<MatchOptions, 'level' | 'garrison'>): OpeningPlan {
  const { map, limit, goal, objectives, hand, corps, garrisons } = mission;
  const more = switches.garrison === 'byLevel' ? garrisons?.[switches.level] : undefined;
  return {
    map,
    limit,
    goal,
    objectives,
    hand,
    round: 1,
    turn: 0,
    corps: corps.map((each) => {
      const added = each.isAi ? more : undefined;
      const tokens = each.tokens + (added?.tokens ?? 0);
      return { ...each, hand: [], tokens, units: [...each.units, ...(added?.units ?? [])] };
    }),
  };
}

/** L5a-L5d: the first state, with deck and piles not yet shuffled. */
export function stateOf(options: MatchOptions, opening: MatchOpening, random: Streams): State {
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

/** L1h: every card of the pack, copies together. */
export function allCards({ cards }: Pack): CardId[] {
  const size = cards.reduce((sum, { copies }) => sum + copies, 0);
  return Array.from({ length: size }, (_each, card) => cardId(card));
}

/** LS2.1: the cards in play against the AI. */
function soloCards(pack: Pack): CardId[] {
  const inSolo = new Set(pack.cards.filter((card) => card.inSolo).map(({ effect }) => effect));
  return allCards(pack).filter((card) => inSolo.has(effectOf(pack, card)));
}

/** L5b, LS2.2a: against the AI only support cards. */
export function deckOf(pack: Pack, isAgainstAi: boolean): CardId[] {
  if (!isAgainstAi) return allCards(pack);
  return soloCards(pack).filter((card) => EFFECT_RULES[effectOf(pack, card)].kind === 'support');
}

export function aiPilesOf(pack: Pack): AiPiles<readonly CardId[]> {
  const contra = soloCards(pack).filter((card) => EFFECT_RULES[effectOf(pack, card)].kind === 'contra');
  const pile = (phase: Phase): CardId[] => contra.filter((card) => EFFECT_RULES[effectOf(pack, card)].phase === phase);
  return { opening: pile('opening'), central: pile('central'), closing: pile('closing') };
}

/** Removes and returns the first card of this kind; undefined if there is none. */
export function takeCard(pack: Pack, cards: CardId[], effect: Effect): CardId | undefined {
  const place = cards.findIndex((card) => effectOf(pack, card) === effect);
  return place === -1 ? undefined : cards.splice(place, 1)[0];
}
