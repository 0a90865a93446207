import type { Facing } from '@sandtable/hex';
import type { CardId, HexId, PlayerId, UnitId } from '../ids.ts';
import type { FortKind } from '../battle/marker.ts';
import type { Posture } from '../pack/solo-mission.ts';
import type { Side } from '../pack/unit-type.ts';

/** G5.3.1b: the lists of the Solo Mission Sheet, each with its own spaces. */
export const SHEET_LISTS = ['counteraction', 'missionOrder', 'track'] as const;
export type SheetList = (typeof SHEET_LISTS)[number];

/** G5, G6: how a solo mission is generated and its AI built. Tiles and cards are indices into the pack. */
export type AiBuildEvent =
  | { readonly rule: 'G5.2a'; readonly key: 'sideAChosen'; readonly player: PlayerId; readonly die: number }
  | { readonly rule: 'G5.2a'; readonly key: 'drewTwo'; readonly player: PlayerId; readonly cards: readonly CardId[] }
  | { readonly rule: 'G5.2a'; readonly key: 'putBackOnTop'; readonly player: PlayerId; readonly card: CardId }
  | { readonly rule: 'G5.3a'; readonly key: 'sideRolled'; readonly player: PlayerId; readonly die: number }
  | { readonly rule: 'G5.3c'; readonly key: 'tilesPulled'; readonly tiles: readonly number[] }
  | {
      readonly rule: 'G5.3.1';
      readonly key: 'postureSet';
      readonly posture: Posture;
      readonly defense: number;
      readonly offense: number;
      /** The die that broke a tie; 0 if the tiles decided. */
      readonly die: number;
    }
  | {
      readonly rule: 'G5.3.1b';
      readonly key: 'tilePlaced';
      readonly tile: number;
      readonly list: SheetList;
      /** -1: no space is left. */
      readonly space: number;
    }
  | { readonly rule: 'G5.3.2' | 'G5.3.3'; readonly key: 'defaultStands'; readonly list: SheetList }
  | { readonly rule: 'G6.1'; readonly key: 'lowRiskUnits'; readonly tile: number; readonly units: readonly UnitId[] }
  | { readonly rule: 'G5.4a'; readonly key: 'orderDeckMade'; readonly from: number; readonly to: number }
  | { readonly rule: 'G5.4b'; readonly key: 'orderCardAdded'; readonly card: CardId }
  | { readonly rule: 'G5.4c'; readonly key: 'orderCardRemoved'; readonly card: CardId }
  | { readonly rule: 'G5.4d'; readonly key: 'orderDeckShuffled'; readonly cards: number }
  | { readonly rule: 'G5.5.1'; readonly key: 'endMarkerPlaced'; readonly space: number; readonly rounds: number }
  | { readonly rule: 'G5.6a'; readonly key: 'drawCupFilled'; readonly units: readonly UnitId[] }
  | {
      readonly rule: 'G6.2a' | 'G6.2d';
      readonly key: 'rumorCupFilled';
      readonly units: readonly UnitId[];
      readonly noEnemy: number;
      readonly mines: number;
    }
  /** Rumored Enemies removed to make room for the player's hidden units. */
  | {
      readonly rule: 'G6.2a' | 'G6.2d';
      readonly key: 'rumorsWithdrawn';
      readonly rumors: readonly UnitId[];
      readonly units: readonly UnitId[];
    }
  | { readonly rule: 'G6.2d'; readonly key: 'mineRumored'; readonly at: HexId; readonly unit: UnitId }
  | { readonly rule: 'G6.2b' | 'G6.2c'; readonly key: 'strikesByTile'; readonly side: Side }
  /** G6.1: the tile is about units its card named, and there are none. */
  | { readonly rule: 'G6.1'; readonly key: 'tileIdle'; readonly tile: number }
  | { readonly rule: 'G6.2e'; readonly key: 'molotovGiven'; readonly unit: UnitId }
  | {
      readonly rule: 'G6.2f';
      readonly key: 'truckRouted';
      readonly unit: UnitId;
      /** The road from the entrance; empty if there is none. */
      readonly road: readonly HexId[];
    }
  | { readonly rule: 'G6.3'; readonly key: 'fewerCaps'; readonly player: PlayerId; readonly caps: number }
  | {
      readonly rule: 'S4.1.4';
      readonly key: 'objectivesNamed';
      /** Besides Control Markers: ground and edges, each with its hexes. */
      readonly objectives: readonly (readonly HexId[])[];
    };

/** G5.5, G5.6, G6: events of generated solo missions only. Tiles are indices into the pack. */
export type TileEvent =
  /** G5.5b, G5.5c: an event of a tile on the Mission Track. */
  | {
      readonly rule: 'G5.5b' | 'G5.5c';
      readonly key: 'tileExecuted';
      readonly tile: number;
      readonly space: number;
      readonly event: number;
    }
  /** G5.5b: the next space of its path; -1 once it leaves the track. */
  | {
      readonly rule: 'G5.5b';
      readonly key: 'tileLeapt';
      readonly tile: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly rule: 'G5.6b' | 'G5.3.4g'; readonly key: 'cupDrawn'; readonly unit: UnitId }
  | { readonly rule: 'G5.6b'; readonly key: 'cupReturned'; readonly unit: UnitId }
  /** */
  | { readonly rule: 'G6.2f'; readonly key: 'truckWaits'; readonly unit: UnitId }
  | {
      readonly rule: 'G6.0';
      readonly key: 'fortRaised';
      readonly what: FortKind;
      readonly at: HexId;
      readonly facing: Facing;
    };
