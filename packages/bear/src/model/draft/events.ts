import type { Facing } from '@sandtable/hex';
import type { Seat } from '@sandtable/kernel';
import type { BoardEdge } from './draft.ts';
import type { Half } from '../pack/generator.ts';
import type { CardId, HexId, PlayerId, UnitId } from '../ids.ts';
import type { FortKind, MarkerKind } from '../battle/marker.ts';
import type { FixedInitiative } from '../battle/terms.ts';
import type { Side } from '../pack/unit-type.ts';

/** G2-G4: the course of a generation. Results of card options are `OptionEvent`s. */
export type DraftEvent =
  /** Until sides are assigned, players are known by their seats. */
  | { readonly rule: 'G2.0'; readonly key: 'draftRolled'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly rule: 'G2.0'; readonly key: 'draftTied' }
  | { readonly rule: 'G2.0'; readonly key: 'draftWon'; readonly seat: Seat }
  | { readonly rule: 'G2.1.1'; readonly key: 'roleTaken'; readonly seat: Seat; readonly player: PlayerId }
  | {
      readonly rule: 'G2.1.5' | 'G2.1.7' | 'G3.8a';
      readonly key: 'boardLaid';
      readonly player: PlayerId;
      /** Index into the pack. */
      readonly board: number;
    }
  | {
      /** G3.7.1b: a free edge, by the first unit that came in over it. */
      readonly rule: 'G2.1.6' | 'G3.7.1b';
      readonly key: 'edgeTaken';
      readonly player: PlayerId;
      readonly edges: readonly BoardEdge[];
    }
  | { readonly rule: 'G2.1g8v'; readonly key: 'deckTaken'; readonly player: PlayerId; readonly deck: number }
  /** Cards are null for everyone but their player. */
  | {
      readonly rule: 'G2.1.9';
      readonly key: 'handDealt';
      readonly player: PlayerId;
      readonly cards: readonly (CardId | null)[];
    }
  | {
      /** G6.3: for the AI, by chance: `die` said which half. */
      readonly rule: 'G3.0a' | 'G6.3';
      readonly key: 'halfPlayed';
      readonly player: PlayerId;
      readonly card: CardId;
      readonly half: Half;
      readonly die?: number;
    }
  | { readonly rule: 'G4.1'; readonly key: 'lastCardsDiscarded' }
  | { readonly rule: 'G4.0a'; readonly key: 'draftCleared' }
  | {
      readonly rule: 'G4.0c';
      readonly key: 'fewestUnits';
      readonly player: PlayerId;
      readonly received: number;
      readonly caps: number;
    }
  | { readonly rule: 'G4.0b'; readonly key: 'capsSet'; readonly player: PlayerId; readonly caps: number }
  | { readonly rule: 'G4.0'; readonly key: 'draftDone' }
  /** Action Cards that can never be played in this battle. */
  | { readonly rule: 'R-227'; readonly key: 'cardsLeftOut'; readonly cards: readonly CardId[] };

const IDLE_REASONS = [
  'noCard',
  'noHex',
  'noCounter',
  'noMap',
  'noEdge',
  'noCondition',
  'noRumor',
  'noCommandCard',
  'noUnits',
  'noMarker',
  'noExit',
  'onMap',
] as const;
export type IdleReason = (typeof IDLE_REASONS)[number];

type IdleRule =
  | 'G3.2'
  | 'G3.7b'
  | 'G3.7c'
  | 'G3.7.3b'
  | 'G3.8a'
  | 'G3.8.1'
  | 'G3.7.1b'
  | 'G3.9'
  | 'G5.4b'
  | 'G5.4c'
  | 'G6.2a'
  | 'G6.2d'
  | 'S6.0';

/** G3: results of the options of Generator and Condition Cards. */
export type OptionEvent =
  /** G3.4: the printed change, and the resulting CAPs at the start. */
  | {
      readonly rule: 'G3.4';
      readonly key: 'startCapsChanged';
      readonly player: PlayerId;
      readonly amount: number;
      readonly caps: number;
    }
  | {
      readonly rule: 'G3.1' | 'G3.7.1a';
      readonly key: 'unitsReceived';
      readonly player: PlayerId;
      readonly units: readonly UnitId[];
      readonly round: number;
    }
  /** The unit is -1 if the weapon belongs to the side. */
  | {
      readonly rule: 'B8.4';
      readonly key: 'weaponReceived';
      readonly player: PlayerId;
      readonly card: CardId;
      readonly unit: UnitId;
      readonly uses: number;
    }
  | {
      readonly rule: 'G3.5';
      readonly key: 'cardsChanged';
      readonly player: PlayerId;
      readonly amount: number;
      readonly when: 'round' | 'start';
    }
  | {
      readonly rule: 'G3.3b';
      readonly key: 'initiativeGiven';
      readonly side: Side;
      readonly rounds: FixedInitiative['rounds'];
    }
  | { readonly rule: 'G3.7.2'; readonly key: 'markerPlaced'; readonly side: Side; readonly at: HexId }
  | {
      readonly rule: 'G3.7a';
      readonly key: 'unitsNamed';
      readonly player: PlayerId;
      readonly units: readonly UnitId[];
    }
  | {
      readonly rule: 'G3.7';
      readonly key: 'unitPlaced';
      readonly unit: UnitId;
      readonly at: HexId;
      readonly facing: Facing;
    }
  /** G3.7d: units that enter as usual. */
  | { readonly rule: 'G3.7d'; readonly key: 'keptOff'; readonly units: readonly UnitId[] }
  | {
      readonly rule: 'G3.7.1a';
      readonly key: 'entryPutOff';
      readonly units: readonly UnitId[];
      readonly round: number;
    }
  /** G3.7.1b: edges for these units, or all of the player's if empty; no edges: any that is free as they enter. */
  | {
      readonly rule: 'G3.7.1b';
      readonly key: 'edgeAdded';
      readonly player: PlayerId;
      readonly edges: readonly BoardEdge[];
      readonly units: readonly UnitId[];
    }
  /** All the edges that are the exit, the named one among them; undefined in older records. */
  | {
      readonly rule: 'B5.6';
      readonly key: 'exitNamed';
      readonly player: PlayerId;
      readonly edge: BoardEdge;
      readonly edges?: readonly BoardEdge[];
    }
  /** Index into the Defense Counters of the pack; -1 is Smoke. */
  | {
      readonly rule: 'G3.7.3b';
      readonly key: 'defenseDrawn';
      readonly player: PlayerId;
      readonly counters: readonly number[];
    }
  /** The hex is -1 for viewers who must not know it. */
  | {
      readonly rule: 'G3.7.3';
      readonly key: 'defensePlaced';
      readonly player: PlayerId;
      readonly what: FortKind | 'smoke';
      readonly at: HexId;
    }
  /** G3.7.3c: units inside the counter just placed, or whose own defense it is. */
  | { readonly rule: 'G3.7.3c'; readonly key: 'putInside'; readonly units: readonly UnitId[]; readonly at: HexId }
  | {
      readonly rule: 'G3.9';
      readonly key: 'conditionsDrawn';
      readonly player: PlayerId;
      readonly cards: readonly CardId[];
    }
  | {
      readonly rule: 'G3.9';
      readonly key: 'conditionPlayed';
      readonly player: PlayerId;
      readonly card: CardId;
      readonly half: 'top' | 'bottom';
      readonly stays: boolean;
    }
  /**
   * G3.2, G3.3a: a Victory Points option or special rule is in force from now on. `play` and the step of its half
   * identify it.
   */
  | {
      readonly rule: 'G3.2' | 'G3.3a';
      readonly key: 'optionHolds';
      readonly play: number;
      readonly step: number;
    }
  | {
      readonly rule: IdleRule;
      readonly key: 'partIgnored';
      readonly why: IdleReason;
    }
  | {
      readonly rule: 'G3.8.1';
      readonly key: 'boardSwitched';
      readonly player: PlayerId;
      /** The new board and the one it replaces, as indices into the pack. */
      readonly board: number;
      readonly old: number;
    }
  /**
   * G3.8.1: a counter whose hex cannot hold it on the new board. The unit is -1 if it is another counter; the new hex
   * is -1 if there is none.
   */
  | {
      readonly rule: 'G3.8.1';
      readonly key: 'counterShifted';
      readonly what: 'unit' | 'control' | MarkerKind;
      readonly unit: UnitId;
      readonly at: HexId;
    };
