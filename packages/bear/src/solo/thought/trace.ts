import { denied, type Denied, type LadderTrace as Ladder, type Reason, type Verdict } from '@sandtable/kernel';
import type { SightKey } from '../../board/sight.ts';
import type { Advance, AiOrder, OrderSource, OrderWord, Relation, Superlative } from '../../model/solo/order.ts';
import type { Deed } from '../../model/solo/turn.ts';
import type { FireKey, FireVerdict } from '../../rules/fire/reasons.ts';
import type { HastyKey } from '../../rules/fieldworks/shelter.ts';
import type { MoveKey } from '../../rules/ground/reasons.ts';
import type { RallyKey } from '../../rules/hits/rally.ts';
import type { CardId, HexId, UnitId } from '../../model/ids.ts';

// S-trace: how the AI decided; recorded during the decision, and only on request.

/** Reasons only AI decisions have. */
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

/** S5.0a: an order word that is true or false of a single counter. */
export type PlainWord = Exclude<OrderWord, Superlative>;

export type WhyKey = AiKey | FireKey | SightKey | MoveKey | RallyKey | HastyKey;
export interface WhyReason extends Reason<WhyKey> {
  readonly into?: HexId;
}
/** Whether an AI may do something. In an untraced thought a denial may lack its reasons. */
export type AiVerdict<T = unknown> = Verdict<T, WhyKey>;

/** A denial in an untraced thought, where finding the reasons would take time. */
export const UNEXPLAINED: Denied<never> = denied([]);

/** A denial gets these reasons in front of its own. */
export function withReasons<T>(reasons: readonly WhyReason[], verdict: AiVerdict<T>): AiVerdict<T> {
  return verdict.granted || reasons.length === 0 ? verdict : denied([...reasons, ...verdict.reasons]);
}

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

/** A choice among numbered counters, hexes or facings: each rung, and the roll for a remaining tie. */
export type LadderTrace = Ladder<RungKey>;
export type RungTrace = LadderTrace['rungs'][number];

/** In choices among aims, objectives are numbered from here on, after all units ... */
export const FIRST_OBJECTIVE = 1000;

/** ... and the AI's own markers from here on. */
export const FIRST_MARKER = 2000;

export type AimName = { readonly unit: UnitId } | { readonly objective: number } | { readonly marker: number };

/** One AI: the word it failed by, or the aims it was tried against. */
export interface CandidateTrace {
  readonly unit: UnitId;
  readonly failed: PlainWord | 'isSpent' | 'hasActed' | 'notAmong' | null;
  /**
   * Nearest first, up to the first it can execute the order against; all of them if this AI was chosen and takes the
   * best of its targets.
   */
  readonly aims: readonly {
    readonly aim: AimName;
    readonly distance: number;
    readonly can: boolean;
    readonly why: readonly WhyReason[];
  }[];
  /** To the closest aim it can execute the order against; null if there is none. */
  readonly distance: number | null;
}

export interface HexTrace {
  readonly hex: HexId;
  readonly can: boolean;
  readonly why: readonly WhyReason[];
}

/** The ways to its destination, and the choice among them by index. */
export interface WayTrace {
  readonly ways: readonly (readonly HexId[])[];
  readonly ladder: LadderTrace;
}

/** S5.0a: the counters left after a superlative. */
export interface SuperlativeTrace {
  readonly word: Superlative;
  readonly of: 'ai' | 'target';
  /** For all counters compared; the lowest is best. */
  readonly figures: readonly (readonly [unit: UnitId, figure: number])[];
  readonly left: readonly UnitId[];
}

export interface OrderTrace {
  readonly note: 'order';
  readonly source: OrderSource;
  readonly order: AiOrder;
  /** G5.6b: the AI Draw Cup if the only candidate was drawn from it; null for AI on the map. */
  readonly cup: readonly UnitId[] | null;
  readonly targets: readonly { readonly unit: UnitId; readonly failed: PlainWord | null }[];
  readonly candidates: readonly CandidateTrace[];
  /** In the order applied: R-207, those for the AI before those for its target. */
  readonly superlatives: readonly SuperlativeTrace[];
  readonly relation: {
    readonly relation: Relation;
    readonly distance: number;
    readonly left: readonly number[];
  } | null;
  readonly chosenAi: LadderTrace | null;
  readonly chosenAim: LadderTrace | null;
  /** The target chosen among the units around one of the AI's own markers. */
  readonly chosenTarget: LadderTrace | null;
  /** Reasons for the rest of the decision, such as why it turns or leaves. */
  readonly remarks: readonly WhyReason[];
  readonly hexes: readonly HexTrace[];
  /** Its destination; for an advance, each of the two hexes. */
  readonly chosenHexes: readonly LadderTrace[];
  /** null if there is only one way. */
  readonly chosenWay: WayTrace | null;
  readonly chosenFacing: LadderTrace | null;
  /** the hex that spots for indirect fire. */
  readonly chosenSpot: LadderTrace | null;
  /** Rumored Enemies revealed before the attack they were to support. */
  readonly joining: readonly UnitId[];
  readonly deed: Deed | null;
  /** The odds of the attack that ends the deed, unless a Rumored Enemy must be revealed first. */
  readonly odds: FireVerdict | null;
}

/** An order's trace under construction. */
export type OrderTraceDraft = { -readonly [Field in keyof OrderTrace]: Filled<OrderTrace[Field]> };
type Filled<Value> = Value extends readonly (infer Item)[] ? Item[] : Value;

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

/** For `choose`: stores its ladder in this field of the trace. */
export function noteIn(
  draft: OrderTraceDraft,
  field: 'chosenAi' | 'chosenAim' | 'chosenTarget' | 'chosenFacing' | 'chosenSpot',
): (ladder: LadderTrace) => void {
  return (ladder) => {
    draft[field] = ladder;
  };
}

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
  | { readonly note: 'unmet'; readonly source: OrderSource; readonly order: AiOrder }
  /** S7.2: the choice of a unit or hex for an event. */
  | {
      readonly note: 'eventChoice';
      readonly what: 'confusion' | 'rumor' | 'smoke' | 'defense' | 'barrage';
      readonly chosen: LadderTrace;
    }
  /** which of the other units in the target's hex is rolled for next. */
  | { readonly note: 'rolledNext'; readonly chosen: LadderTrace }
  /** a spotting hex chosen while the order is executed: for an AI just revealed, or after a move. */
  | { readonly note: 'spotChoice'; readonly unit: UnitId; readonly chosen: LadderTrace }
  /** S6.2.1: why an AI just revealed cannot complete the attack. */
  | { readonly note: 'calledOff'; readonly unit: UnitId; readonly target: UnitId; readonly why: readonly WhyReason[] }
  | OrderTrace;

declare module '../../model/battle/state.ts' {
  interface BearNotes {
    readonly ai: AiNote;
  }
}
