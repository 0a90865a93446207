import type { Facing } from '@sandtable/hex';
import type { HexFort } from './marker.ts';
import type { HexId, UnitId } from './ids.ts';

/** G5.5, G5.6, G6: what only a generated solo mission has to tell. Tiles are places among those of the pack. */
export type TileEvent =
  /** G5.5b, G5.5c: an event of a tile on the Mission Track. */
  | {
      readonly rule: 'G5.5b' | 'G5.5c';
      readonly key: 'tileExecuted';
      readonly tile: number;
      readonly space: number;
      readonly event: number;
    }
  /** G5.5b: to a space of its path; -1 once it leaves the track. */
  | {
      readonly rule: 'G5.5b';
      readonly key: 'tileLeapt';
      readonly tile: number;
      readonly from: number;
      readonly to: number;
    }
  /** G5.6b: an AI is drawn from the AI Draw Cup, and goes back if it cannot complete the order. */
  | { readonly rule: 'G5.6b' | 'G5.3.4g'; readonly key: 'cupDrawn'; readonly unit: UnitId }
  | { readonly rule: 'G5.6b'; readonly key: 'cupReturned'; readonly unit: UnitId }
  /** its road is blocked. */
  | { readonly rule: 'G6.2f'; readonly key: 'truckWaits'; readonly unit: UnitId }
  /** G6.0: a Defense Counter that a tile has drawn. */
  | {
      readonly rule: 'G6.0';
      readonly key: 'fortRaised';
      readonly what: HexFort;
      readonly at: HexId;
      readonly facing: Facing;
    };
