import type { Seat } from '@sandtable/kernel';
import type { BoardEdge } from './draft.ts';
import type { Half } from './generator-card.ts';
import type { CardId, PlayerId } from './ids.ts';

/** G2-G4: the course of a generation; what the options of its cards do is told apart. */
export type DraftEvent =
  /** Until it is settled who plays whom, those at the table go by their seats. */
  | { readonly rule: 'G2.0'; readonly key: 'draftRolled'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly rule: 'G2.0'; readonly key: 'draftTied' }
  | { readonly rule: 'G2.0'; readonly key: 'draftWon'; readonly seat: Seat }
  | { readonly rule: 'G2.1.1'; readonly key: 'roleTaken'; readonly seat: Seat; readonly player: PlayerId }
  | {
      readonly rule: 'G2.1.5' | 'G2.1.7' | 'G3.8a';
      readonly key: 'boardLaid';
      readonly player: PlayerId;
      /** By place among those of the pack. */
      readonly board: number;
    }
  | {
      readonly rule: 'G2.1.6';
      readonly key: 'edgeTaken';
      readonly player: PlayerId;
      readonly edges: readonly BoardEdge[];
    }
  | { readonly rule: 'G2.1g8v'; readonly key: 'deckTaken'; readonly player: PlayerId; readonly deck: number }
  /** Its player is told which; for all others the cards are null. */
  | {
      readonly rule: 'G2.1.9';
      readonly key: 'handDealt';
      readonly player: PlayerId;
      readonly cards: readonly (CardId | null)[];
    }
  | {
      readonly rule: 'G3.0a';
      readonly key: 'halfPlayed';
      readonly player: PlayerId;
      readonly card: CardId;
      readonly half: Half;
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
  | { readonly rule: 'G4.0'; readonly key: 'draftDone' };
