import type { Facing } from '@sandtable/hex';
import type { AiBuildEvent, TileEvent } from '../solo/events.ts';
import type { AiAction, OrderSource } from '../solo/order.ts';
import type { DraftEvent, OptionEvent } from '../draft/events.ts';
import type { RollFor, WayToPay } from './frame.ts';
import type { CardId, HexId, PlayerId, UnitId } from '../ids.ts';
import type { FortKind, MarkerKind } from './marker.ts';
import type { Plot } from './player.ts';
import type { Side } from '../pack/unit-type.ts';

export type ScoreReason =
  | 'destroyed'
  | 'control'
  | 'left'
  | 'alive'
  | 'reached'
  | 'wipedOut'
  | 'secret'
  | 'eventCard'
  | 'trackEvent'
  | 'start'
  | 'handicap';

/** Everything a match reports, each with its rule. Players, units, hexes and cards are indices. */
export type BearEvent =
  | AiBuildEvent
  | { readonly rule: 'B2.0'; readonly key: 'roundBegan'; readonly round: number }
  | { readonly rule: 'B2.3'; readonly key: 'roundEnded'; readonly round: number }
  | { readonly rule: 'B2.3'; readonly key: 'capsLapsed'; readonly player: PlayerId; readonly caps: number }
  | { readonly rule: 'B2.0' | 'G3.3a'; readonly key: 'smokeThinned' }
  | { readonly rule: 'B7.4.2'; readonly key: 'capsReset'; readonly player: PlayerId; readonly caps: number }
  | { readonly rule: 'B8.0'; readonly key: 'drew'; readonly player: PlayerId; readonly card: CardId | null }
  | { readonly rule: 'B8.0'; readonly key: 'played'; readonly player: PlayerId; readonly card: CardId }
  | { readonly rule: 'B5.5'; readonly key: 'reinforced'; readonly units: readonly UnitId[] }
  | {
      readonly rule: 'B2.1' | 'S2.6';
      readonly key: 'initiativeRolled';
      readonly player: PlayerId;
      readonly dice: readonly number[];
      readonly caps: number;
      /** G3.3a */
      readonly bonus?: number;
    }
  | { readonly rule: 'B3.2.4'; readonly key: 'declared'; readonly player: PlayerId; readonly caps: number }
  | { readonly rule: 'B2.1'; readonly key: 'initiativeTied' }
  | { readonly rule: 'B2.1' | 'S2.6'; readonly key: 'hasInitiative'; readonly player: PlayerId }
  | { readonly rule: 'B2.2e'; readonly key: 'passed'; readonly player: PlayerId }
  | { readonly rule: 'S2.7b'; readonly key: 'concluded'; readonly player: PlayerId }
  | { readonly rule: 'B2.2d'; readonly key: 'stalled'; readonly player: PlayerId; readonly unit: UnitId }
  | {
      readonly rule: 'B2.2';
      readonly key: 'paid';
      readonly player: PlayerId;
      readonly way: WayToPay;
      readonly ap: number;
      readonly caps: number;
      readonly units: readonly UnitId[];
    }
  | {
      readonly rule: 'B2.2g';
      readonly key: 'checked';
      /** The Order Card drawn; -1 for the die. */
      readonly card: CardId;
      readonly cost: number;
      readonly number: number;
      readonly remainsFresh: boolean;
      readonly spent: boolean;
      readonly units: readonly UnitId[];
    }
  | {
      readonly rule: 'B3.0';
      readonly key: 'activated';
      readonly player: PlayerId;
      readonly unit: UnitId;
      readonly ap: number;
    }
  | {
      readonly rule: 'B2.3' | 'B3.0a' | 'B3.0b' | 'B3.0d' | 'B3.1' | 'B8.1' | 'B18.3.1' | 'S7.2';
      readonly key: 'becameSpent';
      readonly units: readonly UnitId[];
    }
  | { readonly rule: 'B3.0'; readonly key: 'apLost'; readonly player: PlayerId; readonly ap: number }
  | {
      readonly rule: 'B3.2.3';
      readonly key: 'rolled';
      readonly player: PlayerId;
      readonly what: RollFor;
      readonly unit: UnitId;
      readonly dice: readonly number[];
      readonly caps: number;
    }
  | {
      readonly rule: 'B5.0';
      readonly key: 'moved';
      readonly unit: UnitId;
      readonly from: HexId;
      readonly at: HexId;
      readonly facing: Facing;
    }
  | { readonly rule: 'B5.0.3'; readonly key: 'exposed'; readonly unit: UnitId }
  | { readonly rule: 'B5.3'; readonly key: 'turned'; readonly unit: UnitId; readonly facing: Facing }
  | {
      readonly rule: 'B5.5';
      readonly key: 'entered';
      readonly unit: UnitId;
      readonly at: HexId;
      readonly facing: Facing;
    }
  | {
      readonly rule: 'B14.1';
      readonly key: 'halted';
      readonly unit: UnitId;
      readonly at: HexId;
      readonly facing: Facing;
    }
  | { readonly rule: 'B5.6'; readonly key: 'left'; readonly unit: UnitId; readonly from: HexId; readonly exit: number }
  | {
      readonly rule: 'B4.2';
      readonly key: 'stuck' | 'gotThrough';
      readonly unit: UnitId;
      readonly roll: number;
      readonly needed: number;
    }
  | { readonly rule: 'B14.5'; readonly key: 'pulledOut'; readonly unit: UnitId; readonly at: HexId }
  | {
      readonly rule: 'B18.2';
      readonly key: 'wentInside' | 'wentOutside';
      readonly unit: UnitId;
      readonly at: HexId;
      readonly facing: Facing;
    }
  | {
      readonly rule: 'B18.3.1';
      readonly key: 'announced' | 'refused';
      readonly player: PlayerId;
      readonly units: readonly UnitId[];
    }
  | { readonly rule: 'B18.3.1'; readonly key: 'wireCrushed'; readonly unit: UnitId; readonly at: HexId }
  | { readonly rule: 'B18.3.3'; readonly key: 'mineRevealed'; readonly at: HexId }
  | { readonly rule: 'B18.3.3'; readonly key: 'mineAttacked'; readonly unit: UnitId; readonly at: HexId }
  | {
      readonly rule: 'B17.0';
      readonly key: 'loaded';
      readonly unit: UnitId;
      readonly carrier: UnitId;
      readonly at: HexId;
    }
  | {
      readonly rule: 'B17.0';
      readonly key: 'unloaded';
      readonly unit: UnitId;
      readonly carrier: UnitId;
      readonly at: HexId;
      readonly facing: Facing;
    }
  | {
      readonly rule: 'B7.0';
      readonly key: 'attacked';
      readonly unit: UnitId;
      readonly supporters: readonly UnitId[];
      readonly at: HexId;
    }
  | {
      readonly rule: 'B7.2' | 'S6.2.2';
      readonly key: 'missed' | 'hit' | 'killed';
      readonly unit: UnitId;
      readonly roll: number;
      readonly needed: number;
      readonly kill: number;
    }
  | {
      readonly rule: 'B8.4';
      readonly key: 'weaponUsed';
      readonly player: PlayerId;
      readonly card: CardId;
      readonly unit: UnitId;
    }
  | { readonly rule: 'B12.0b'; readonly key: 'spotted'; readonly unit: UnitId; readonly at: HexId }
  | { readonly rule: 'B10.0.3'; readonly key: 'nothingHit'; readonly at: HexId; readonly roll: number }
  | {
      readonly rule: 'B18.4';
      readonly key: 'razed' | 'stood';
      readonly what: FortKind;
      /** The owner of the hasty defense; -1 for counters in the hex. */
      readonly unit: UnitId;
      readonly at: HexId;
      readonly roll: number;
      readonly needed: number;
    }
  | { readonly rule: 'B7.5'; readonly key: 'marked'; readonly unit: UnitId; readonly marker: number | null }
  | { readonly rule: 'B7.5'; readonly key: 'markerShown'; readonly unit: UnitId; readonly marker: number }
  | { readonly rule: 'B7.4'; readonly key: 'destroyed'; readonly unit: UnitId; readonly at: HexId }
  | { readonly rule: 'B7.4.1'; readonly key: 'capLost'; readonly player: PlayerId; readonly caps: number }
  | {
      readonly rule: 'B19.2' | 'B19.2a' | 'B8.3' | 'B3.2.5' | 'S7.2' | 'S1.0' | 'G3.2';
      readonly key: 'scored';
      readonly side: Side;
      /** B20.3: the player credited with it. */
      readonly player: PlayerId;
      readonly vp: number;
      readonly why: ScoreReason;
    }
  | {
      readonly rule: 'B19.3';
      readonly key: 'controlTaken';
      readonly at: HexId;
      readonly side: Side;
      readonly player: PlayerId;
    }
  | {
      readonly rule: 'B7.6';
      readonly key: 'rallied' | 'rallyFailed';
      readonly unit: UnitId;
      readonly roll: number;
      readonly needed: number;
    }
  | { readonly rule: 'B10.0'; readonly key: 'revealed'; readonly unit: UnitId; readonly at: HexId }
  | { readonly rule: 'B10.0' | 'G4.0d'; readonly key: 'faced'; readonly unit: UnitId; readonly facing: Facing }
  /** Both hexes are -1 for everyone but the owner. */
  | {
      readonly rule: 'B10.1';
      readonly key: 'sneaked';
      readonly unit: UnitId;
      readonly from: HexId;
      readonly at: HexId;
    }
  | { readonly rule: 'B10.0' | 'B10.2'; readonly key: 'hid'; readonly unit: UnitId; readonly at: HexId }
  | { readonly rule: 'B8.1'; readonly key: 'relieved' | 'boggedDown'; readonly unit: UnitId }
  | {
      readonly rule: 'B8.1' | 'B8.3' | 'S7.2' | 'G3.3a';
      readonly key: 'capsChanged';
      readonly player: PlayerId;
      readonly caps: number;
    }
  | { readonly rule: 'B8.7'; readonly key: 'apAdded'; readonly player: PlayerId; readonly ap: number }
  | {
      readonly rule: 'B8.2';
      readonly key: 'triedLuck';
      readonly player: PlayerId;
      readonly die: number;
      readonly sum: number;
    }
  | { readonly rule: 'B8.3'; readonly key: 'eventDrawn'; readonly player: PlayerId; readonly card: CardId }
  | { readonly rule: 'B8.3' | 'G3.6'; readonly key: 'roundsChanged'; readonly rounds: number }
  | { readonly rule: 'B13.1' | 'B12.1' | 'B8.3' | 'S7.2'; readonly key: 'smokeLaid'; readonly hexes: readonly HexId[] }
  | {
      readonly rule: 'B12.1';
      readonly key: 'plotted';
      readonly player: PlayerId;
      readonly at: HexId;
      readonly shell: Plot['shell'];
    }
  | {
      readonly rule: 'B12.1';
      readonly key: 'barrageFell';
      readonly player: PlayerId;
      readonly shell: Plot['shell'];
      readonly hexes: readonly HexId[];
    }
  | {
      readonly rule: 'B12.1a';
      readonly key: 'drifted';
      readonly player: PlayerId;
      readonly die: number;
      readonly away: number;
      readonly towards: Facing;
    }
  | { readonly rule: 'B18.1.3'; readonly key: 'dugIn'; readonly unit: UnitId }
  | { readonly rule: 'B18.1.3'; readonly key: 'hastyTaken'; readonly unit: UnitId; readonly at: HexId }
  | { readonly rule: 'B18.3.3e' | 'B8.1'; readonly key: 'cleared'; readonly marker: MarkerKind; readonly at: HexId }
  /** The hex is -1 for viewers who must not know it. */
  | { readonly rule: 'B8.1'; readonly key: 'mineLaid'; readonly unit: UnitId; readonly at: HexId }
  | { readonly rule: 'B18.3.3'; readonly key: 'mineBuried'; readonly player: PlayerId; readonly at: HexId }
  | { readonly rule: 'B19.1'; readonly key: 'gameEnded'; readonly why: Ending['key'] }
  | { readonly rule: 'S2.2'; readonly key: 'aiDrew'; readonly card: CardId }
  | { readonly rule: 'S2.3.1'; readonly key: 'trackAdvanced'; readonly space: number }
  | { readonly rule: 'S7.2'; readonly key: 'trackEvent'; readonly space: number; readonly event: number }
  | {
      readonly rule: 'S4.1';
      readonly key: 'aiOrdered';
      readonly unit: UnitId;
      readonly action: AiAction;
      readonly source: OrderSource;
    }
  | { readonly rule: 'S2.3.3' | 'S4.1.2d' | 'S6.2.1' | 'G5.6b'; readonly key: 'aiPassed' }
  | { readonly rule: 'S4.1.2a'; readonly key: 'autoRallied'; readonly unit: UnitId }
  | { readonly rule: 'S7.2'; readonly key: 'recovered'; readonly unit: UnitId }
  /** The hex is -1 if no board of the map has it. */
  | { readonly rule: 'S7.2'; readonly key: 'cardHexDrawn'; readonly card: CardId; readonly at: HexId }
  | { readonly rule: 'S6.0'; readonly key: 'rumorPlaced'; readonly unit: UnitId; readonly at: HexId }
  /** The cup's content: a unit, NO_ENEMY or MINE. */
  | {
      readonly rule: 'S6.2';
      readonly key: 'rumorRevealed';
      readonly unit: UnitId;
      readonly at: HexId;
      readonly found: UnitId;
      readonly facing: Facing;
    }
  /** The hex was empty, or held nothing this attack could hurt. */
  | { readonly rule: 'S6.2.2'; readonly key: 'attackedInVain'; readonly at: HexId; readonly roll: number }
  | {
      readonly rule: 'S7.3.1' | 'S1.0' | 'G3.3a' | 'G6.3' | 'B8.1' | 'B8.3' | 'S7.2' | 'S2.5';
      readonly key: 'commandCardLeft';
      readonly card: CardId;
    }
  | {
      readonly rule: 'S7.2' | 'B8.1' | 'B8.3' | 'S2.5' | 'G3.3a';
      readonly key: 'commandCardsBack';
      readonly cards: readonly CardId[];
    }
  | { readonly rule: 'S2.4b'; readonly key: 'roundCutShort' }
  | TileEvent
  | DraftEvent
  | OptionEvent;

export interface Ending {
  readonly rule: string;
  readonly key: 'lastRound' | 'haltOrder' | 'wipedOut' | 'controlsAll' | 'trackEnded' | 'nobodyEffective' | 'concluded';
}
