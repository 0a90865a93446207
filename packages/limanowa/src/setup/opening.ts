import type { Seat } from '@sandtable/kernel';
import type { Effect } from '../model/battlecard.ts';
import type { CardId } from '../model/ids.ts';
import type { CorpsPlan, Mission } from '../model/mission.ts';
import type { PositionUnit } from '../model/position.ts';
import type { AiPiles, Terms } from '../model/state.ts';
import type { Side } from '../model/unit-type.ts';
import type { UnitView } from '../model/unit.ts';

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
