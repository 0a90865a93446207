import type { Board } from '../board/board.ts';
import type { AiTile, MissionSheet } from './ai-tile.ts';
import type { ActionCard } from './action-card.ts';
import type { Counter } from './counter.ts';
import type { DefenseCounter } from './defense-counter.ts';
import type { ConditionCard, GeneratorCard } from './generator-card.ts';
import type { Guideline } from './guideline.ts';
import type { HitMarker } from './hit-marker.ts';
import type { Mission } from './mission-schema.ts';
import type { OrderCard } from './order-card.ts';
import type { UnitType } from './unit-type.ts';

/** The content of the game, checked and ready to play with. */
export interface Pack {
  readonly id: string;
  readonly name: string;
  /** Of all but names: a pack that only calls things otherwise is the same pack to a saved match. */
  readonly hash: string;
  readonly unitTypes: readonly UnitType[];
  readonly counters: readonly Counter[];
  /** The place of each counter in their table, by its word. */
  readonly counterPlaces: ReadonlyMap<string, number>;
  readonly boards: readonly Board[];
  readonly hitMarkers: readonly HitMarker[];
  readonly actionCards: readonly ActionCard[];
  readonly orderCards: readonly OrderCard[];
  /** B18.5: the cup of defenses. */
  readonly defenseCounters: readonly DefenseCounter[];
  readonly missions: readonly Mission[];
  /** G1.0-G5.3: the generators; all of them empty in a pack that has none. */
  readonly guidelines: readonly Guideline[];
  readonly generatorCards: readonly GeneratorCard[];
  readonly conditionCards: readonly ConditionCard[];
  readonly aiTiles: readonly AiTile[];
  readonly missionSheets: readonly MissionSheet[];
}
