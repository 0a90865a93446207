import { denied, type Denied, type LadderTrace as Ladder, type Reason, type Verdict } from '@sandtable/kernel';
import type { SightKey } from '../../board/sight.ts';
import type { Advance, AiOrder, OrderSource, OrderWord, Relation, Superlative } from '../../model/ai-order.ts';
import type { Deed } from '../../model/deed.ts';
import type { FireVerdict } from '../../rules/fire/verdict.ts';
import type { FireKey } from '../../rules/fire/reasons.ts';
import type { HastyKey } from '../../rules/fieldworks/hasty.ts';
import type { MoveKey } from '../../rules/ground/reasons.ts';
import type { RallyKey } from '../../rules/hits/rally.ts';
import type { CardId, HexId, UnitId } from '../../model/ids.ts';

// S-trace: how the AI came to what it did, noted down while it decides, and only if somebody asked.

/** What only the AI is kept from, or goes by. */
export type AiKey =
  | 'notInCloseCombat'
  | 'longRangeNotOrdered'
  | 'needsEleven'
  | 'intoCloseCombat'
  | 'tooDear'
  | 'noSpot'
  | 'outOfRange'
  | 'nothingFarther'
  | 'isThere'
  | 'stacks'
  | 'poorInCloseCombat'
  | 'enemyInHex'
  | 'shortRangeZone'
  | 'zoneWithoutCover'
  | 'zoneWithLessCover'
  | 'farther'
  | 'notCloser'
  | 'notInFlank'
  | 'neitherFlankNorCover'
  | 'noFire'
  | 'rumorsDoNot'
  | 'couldAttack'
  | 'notFlanked'
  | 'facesRight'
  | 'pivotsInVain'
  | 'notSpent'
  | 'nowhereToGo'
  | 'isCarried'
  | 'carrierSpent'
  | 'onceGone'
  | 'ratherLeaves'
  | 'noWayOut'
  | 'noneAsItFaces'
  | 'staysThere'
  | 'nearerPassed'
  | 'notInCup'
  | 'noUnit'
  | 'onlyLowRisk'
  | 'noEntry';

/** S5.0a: an order word that is true of a counter or not. */
export type PlainWord = Exclude<OrderWord, Superlative>;

export type WhyKey = AiKey | FireKey | SightKey | MoveKey | RallyKey | HastyKey;
export interface WhyReason extends Reason<WhyKey> {
  /** The hex that it is kept from. */
  readonly into?: HexId;
}
/** May an AI do it? In an untraced thought a denial may lack its reasons. */
export type AiVerdict<T = unknown> = Verdict<T, WhyKey>;

/** A denial in an untraced thought, where finding the reasons would take time. */
export const UNEXPLAINED: Denied<never> = denied([]);

/** The verdict with these reasons in front of its own, if it is a denial. */
export function withReasons<T>(reasons: readonly WhyReason[], verdict: AiVerdict<T>): AiVerdict<T> {
  return verdict.granted || reasons.length === 0 ? verdict : denied([...reasons, ...verdict.reasons]);
}

/** What a ladder compares by. */
export const RUNGS = [
  'unhit',
  'highestRating',
  'cheapestAttack',
  'highestDm',
  'cheapestMove',
  'lowestDefense',
  'hitFirst',
  'freshFirst',
  'spentFirst',
  'listedFirst',
  'nearObjective',
  'fewerHexes',
  'outOfZones',
  'flank',
  'noMine',
  'fewestAp',
  'fewestInZones',
  'shortestWay',
  'targetInArc',
  'closestInArc',
  'objectiveInArc',
  'mostInArc',
  'mostInZone',
  'smallestTurn',
  'lowestNeeded',
  'nearestSpot',
  'closestToAi',
  'closestToMarker',
  'mostUnitsHit',
  'fewestAiHit',
] as const;
export type RungKey = (typeof RUNGS)[number];

/** A choice: counters, hexes or facings by number, rung by rung; a tie that was left, with its roll. */
export type LadderTrace = Ladder<RungKey>;
export type RungTrace = LadderTrace['rungs'][number];

/** In choices among targets the objectives are numbered from here on, behind all units. */
export const FIRST_OBJECTIVE = 1000;

/** And the AI's own markers from here on. */
export const FIRST_MARKER = 2000;

/** A unit by place, an objective by its place among the objectives, or a marker among the AI's own. */
export type AimName = { readonly unit: UnitId } | { readonly objective: number } | { readonly marker: number };

/** One of the AI: what it failed by, or against whom it could execute the order. */
export interface CandidateTrace {
  readonly unit: UnitId;
  readonly failed: PlainWord | 'isSpent' | 'hasActed' | 'notAmong' | null;
  /**
   * From the nearest aim on, up to the first that it can execute the order against; all of them if this AI was chosen and
   * takes the best of its targets.
   */
  readonly aims: readonly {
    readonly aim: AimName;
    readonly distance: number;
    readonly can: boolean;
    readonly why: readonly WhyReason[];
  }[];
  /** To its closest such aim; null if there is none. */
  readonly distance: number | null;
}

/** A hex that was looked at as a goal. */
export interface HexTrace {
  readonly hex: HexId;
  readonly can: boolean;
  readonly why: readonly WhyReason[];
}

/** The ways to the hex it ends in, and the choice among them by their places in the list. */
export interface WayTrace {
  readonly ways: readonly (readonly HexId[])[];
  readonly ladder: LadderTrace;
}

/** S5.0a: who was left by a word that compares. */
export interface SuperlativeTrace {
  readonly word: Superlative;
  readonly of: 'ai' | 'target';
  /** Of everybody compared; the lowest is the best. */
  readonly figures: readonly (readonly [unit: UnitId, figure: number])[];
  readonly left: readonly number[];
}

export interface OrderTrace {
  readonly note: 'order';
  readonly source: OrderSource;
  readonly order: AiOrder;
  /** G5.6b: the AI Draw Cup, where its one candidate was drawn from it; null for AI on the map. */
  readonly cup: readonly UnitId[] | null;
  /** Units that the order is about, in levels where a superlative asks for the best of them. */
  readonly targets: readonly { readonly unit: UnitId; readonly failed: PlainWord | null }[];
  readonly candidates: readonly CandidateTrace[];
  /** In the order in which they were applied: R-207, those of the AI go before those of its target. */
  readonly superlatives: readonly SuperlativeTrace[];
  readonly relation: {
    readonly relation: Relation;
    readonly distance: number;
    readonly left: readonly number[];
  } | null;
  readonly chosenAi: LadderTrace | null;
  readonly chosenAim: LadderTrace | null;
  /** Of the units around a marker of its own: whom it fires at. */
  readonly chosenTarget: LadderTrace | null;
  /** What it goes by in all that follows, such as why it turns, or leaves. */
  readonly remarks: readonly WhyReason[];
  readonly hexes: readonly HexTrace[];
  /** The hex it ends in; of an advance, one for each of the two. */
  readonly chosenHexes: readonly LadderTrace[];
  /** null where there is but one way. */
  readonly chosenWay: WayTrace | null;
  readonly chosenFacing: LadderTrace | null;
  /** the hex that indirect fire is spotted from. */
  readonly chosenSpot: LadderTrace | null;
  /** Rumored Enemies that are revealed before the attack they were to support. */
  readonly joining: readonly UnitId[];
  readonly deed: Deed | null;
  /** Of the attack it ends with, if there is one and nobody has to be revealed first. */
  readonly odds: FireVerdict | null;
}

/** The trace of one order while it is being decided. */
export type OrderTraceDraft = { -readonly [Field in keyof OrderTrace]: Filled<OrderTrace[Field]> };
type Filled<Value> = Value extends readonly (infer Item)[] ? Item[] : Value;

/** With nothing decided yet. */
export function draftTrace(source: OrderSource, order: AiOrder): OrderTraceDraft {
  return {
    note: 'order',
    source,
    order,
    cup: null,
    targets: [],
    candidates: [],
    superlatives: [],
    relation: null,
    chosenAi: null,
    chosenAim: null,
    chosenTarget: null,
    remarks: [],
    hexes: [],
    chosenHexes: [],
    chosenWay: null,
    chosenFacing: null,
    chosenSpot: null,
    joining: [],
    deed: null,
    odds: null,
  };
}

/** Where `choose` puts a ladder of this order. */
export function noteIn(
  draft: OrderTraceDraft,
  field: 'chosenAi' | 'chosenAim' | 'chosenTarget' | 'chosenFacing' | 'chosenSpot',
): (ladder: LadderTrace) => void {
  return (ladder) => {
    draft[field] = ladder;
  };
}

/** Everything that is noted in an AI turn, in order. */
export type AiNote =
  | { readonly note: 'card'; readonly card: CardId }
  | {
      readonly note: 'advance';
      readonly advance: Advance;
      readonly units: number;
      readonly ai: number;
      readonly met: boolean;
    }
  | { readonly note: 'passTest'; readonly units: number; readonly ai: number; readonly passes: boolean }
  | { readonly note: 'none' }
  /** An order whose condition does not hold. */
  | { readonly note: 'unmet'; readonly source: OrderSource; readonly order: AiOrder }
  /** S7.2: what an event falls on: a unit, or a hex. */
  | {
      readonly note: 'eventChoice';
      readonly what: 'confusion' | 'rumor' | 'smoke' | 'defense' | 'barrage';
      readonly chosen: LadderTrace;
    }
  /** which of the others in the hex of its target an attack is rolled for next. */
  | { readonly note: 'rolledNext'; readonly chosen: LadderTrace }
  /** the hex that is spotted from, chosen while the order is executed: by one just revealed, or after a move. */
  | { readonly note: 'spotChoice'; readonly unit: UnitId; readonly chosen: LadderTrace }
  /** S6.2.1: why one that was just revealed cannot complete the attack. */
  | { readonly note: 'calledOff'; readonly unit: UnitId; readonly target: UnitId; readonly why: readonly WhyReason[] }
  | OrderTrace;

declare module '../../model/state.ts' {
  interface BearNotes {
    readonly ai: AiNote;
  }
}
