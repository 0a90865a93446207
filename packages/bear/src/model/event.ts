import type { Facing } from '@sandtable/hex';
import type { RollFor, WayToPay } from './frame.ts';
import type { Side } from './unit-type.ts';

/** Everything that is told of a match, with the rule it comes from. Players, units, hexes and cards are places. */
export type BearEvent =
  | { readonly rule: 'B2.0'; readonly key: 'roundBegan'; readonly round: number }
  | { readonly rule: 'B2.3'; readonly key: 'roundEnded'; readonly round: number }
  | { readonly rule: 'B2.0'; readonly key: 'smokeThinned' }
  | { readonly rule: 'B7.4.2'; readonly key: 'capsReset'; readonly player: number; readonly caps: number }
  | { readonly rule: 'B8.0'; readonly key: 'drew'; readonly player: number; readonly card: number | null }
  | { readonly rule: 'B8.0'; readonly key: 'played'; readonly player: number; readonly card: number }
  | { readonly rule: 'B5.5'; readonly key: 'reinforced'; readonly units: readonly number[] }
  | {
      readonly rule: 'B2.1';
      readonly key: 'initiativeRolled';
      readonly player: number;
      readonly dice: readonly number[];
      readonly caps: number;
    }
  | { readonly rule: 'B2.1'; readonly key: 'initiativeTied' }
  | { readonly rule: 'B2.1'; readonly key: 'hasInitiative'; readonly player: number }
  | { readonly rule: 'B2.2e'; readonly key: 'passed'; readonly player: number }
  | { readonly rule: 'B2.2d'; readonly key: 'stalled'; readonly player: number; readonly unit: number }
  | {
      readonly rule: 'B2.2';
      readonly key: 'paid';
      readonly player: number;
      readonly way: WayToPay;
      readonly ap: number;
      readonly caps: number;
      readonly units: readonly number[];
    }
  | {
      readonly rule: 'B2.2g';
      readonly key: 'checked';
      readonly cost: number;
      readonly number: number;
      readonly remainsFresh: boolean;
      readonly spent: boolean;
      readonly units: readonly number[];
    }
  | {
      readonly rule: 'B3.0';
      readonly key: 'activated';
      readonly player: number;
      readonly unit: number;
      readonly ap: number;
    }
  | {
      readonly rule: 'B3.0a' | 'B3.0b' | 'B3.0d' | 'B3.1';
      readonly key: 'becameSpent';
      readonly units: readonly number[];
    }
  | {
      readonly rule: 'B3.2.3';
      readonly key: 'rolled';
      readonly player: number;
      readonly what: RollFor;
      readonly unit: number;
      readonly dice: readonly number[];
      readonly caps: number;
    }
  | {
      readonly rule: 'B5.0';
      readonly key: 'moved';
      readonly unit: number;
      readonly from: number;
      readonly at: number;
      readonly facing: Facing;
    }
  | { readonly rule: 'B5.3'; readonly key: 'turned'; readonly unit: number; readonly facing: Facing }
  | {
      readonly rule: 'B7.0';
      readonly key: 'attacked';
      readonly unit: number;
      readonly supporters: readonly number[];
      readonly at: number;
    }
  | {
      readonly rule: 'B7.2';
      readonly key: 'missed' | 'hit' | 'killed';
      readonly unit: number;
      readonly roll: number;
      readonly needed: number;
      readonly kill: number;
    }
  | { readonly rule: 'B7.5'; readonly key: 'marked'; readonly unit: number; readonly marker: number | null }
  | { readonly rule: 'B7.5'; readonly key: 'markerShown'; readonly unit: number; readonly marker: number }
  | { readonly rule: 'B7.4'; readonly key: 'destroyed'; readonly unit: number; readonly at: number }
  | { readonly rule: 'B7.4.1'; readonly key: 'capLost'; readonly player: number; readonly caps: number }
  | { readonly rule: 'B19.2' | 'B19.2a'; readonly key: 'scored'; readonly side: Side; readonly vp: number }
  | { readonly rule: 'B19.3'; readonly key: 'controlTaken'; readonly at: number; readonly side: Side }
  | {
      readonly rule: 'B7.6';
      readonly key: 'rallied' | 'rallyFailed';
      readonly unit: number;
      readonly roll: number;
      readonly needed: number;
    }
  | { readonly rule: 'B19.1'; readonly key: 'gameEnded'; readonly why: string };
