import type { PiecePicture } from '@sandtable/board';
import type { GridPlace } from '@sandtable/hex';
import type { Given, Need, Problem, Realm, Sentence, Verdict } from '@sandtable/kernel';
import type { PicturedBoard } from './draft.ts';

/** What the person at a real table enters: a sentence with its dice and cards, a counter put by hand, or a step back. */
export type HandDeed =
  | {
      readonly deed: 'say';
      readonly seq: number;
      /** Null for a turn of the AI. */
      readonly sentence: Sentence | null;
      readonly given: readonly Given[];
      readonly isDry: boolean;
    }
  | { readonly deed: 'put'; readonly seq: number; readonly words: Sentence }
  /** Back to the state after entry `to`; null: before the latest entry. */
  | { readonly deed: 'back'; readonly seq: number; readonly to: number | null };

/** An entry partly carried out, as the person at the screen may know it. */
export interface HalfWay<R extends Realm> {
  readonly view: R['view'];
  readonly events: readonly R['event'][];
}

/** An entry that waits for a roll or draw at the table: which one, and what led to it. */
export interface TableWant<R extends Realm> extends HalfWay<R> {
  readonly need: Need;
  readonly notes: readonly R['note'][];
}

/** The result of a dry run, complete or up to the next roll or draw. */
export interface Would<R extends Realm> extends HalfWay<R> {
  readonly need: Need | null;
  /** The reasoning behind it; empty if nothing more is needed. */
  readonly notes: readonly R['note'][];
}

export type HandAnswer<R extends Realm> =
  | { readonly kind: 'done' }
  | ({ readonly kind: 'would' } & Would<R>)
  | { readonly kind: 'wants'; readonly want: TableWant<R> }
  | { readonly kind: 'refused'; readonly verdict: Verdict; readonly problems: readonly Problem[] };

export interface WantModel {
  /** `Order Card 31: the Maxim fires at your squad in H06` */
  readonly title: string;
  /** The figures behind it; '' for none. */
  readonly text: string;
  /** `Roll two dice at your table` */
  readonly ask: string;
  /** How many dice with how many sides are rolled together; null if something is drawn. */
  readonly dice: { readonly count: number; readonly sides: number } | null;
  /** What can be drawn, each kind once. In a long list the player types the label. */
  readonly choices: readonly TableChoice[];
  /** Label of the field to type in: `Number of the card`. */
  readonly field: string;
  readonly hexes: readonly string[];
  /** A random number that breaks a tie: shown with what each number leads to. */
  readonly isTie?: boolean;
}

export interface TableChoice {
  readonly value: number;
  readonly label: string;
  readonly name: string;
}

export interface TrayItem {
  readonly key: string;
  readonly name: string;
  /** Null for an item without a picture. */
  readonly piece: PiecePicture | null;
  /** How many are left in the box, and how many are on the map; null if they are unlimited. */
  readonly left: number | null;
  readonly placed: number;
  readonly turns: boolean;
  put(hex: string, facing: string): Sentence;
}

export interface TrayGroup {
  readonly key: string;
  readonly label: string;
  readonly side: string | null;
  readonly items: readonly TrayItem[];
}

export interface PutChoice {
  readonly label: string;
  readonly put: Sentence;
  readonly isOn: boolean;
}

export interface PutRow {
  readonly label: string;
  readonly choices: readonly PutChoice[];
}

/** A figure with buttons for one less and one more. */
export function stepRow(label: string, figure: number, put: (figure: number) => Sentence): PutRow {
  return {
    label,
    choices: [
      { label: '−', put: put(figure - 1), isOn: false },
      { label: String(figure), put: put(figure), isOn: true },
      { label: '+', put: put(figure + 1), isOn: false },
    ],
  };
}

export interface CompanionFace<R extends Realm> {
  /** The possible facings, clockwise; empty in a game without facings. */
  readonly facings: readonly string[];
  /** `peek` is the result of some arbitrary die: it shows whose roll it is. Null if something is drawn. */
  wantOf(want: TableWant<R>, peek: HalfWay<R> | null): WantModel;
  /** The result of what the table rolled or drew, in a word or two: `missed`; '' for nothing to say. */
  outcomeOf(want: TableWant<R>, would: HalfWay<R>): string;
  /** What a tie-break number leads to, part by part; empty if that shows only later. */
  fateOf(want: TableWant<R>, would: Would<R>): readonly string[];
  changesOf(before: R['view'], after: R['view']): readonly string[];
  trayOf(view: R['view']): readonly TrayGroup[];
  /** The counter's hex, facing and states, with what each could be changed to. */
  unitRows(view: R['view'], unit: number): readonly PutRow[];
  /** The same for round, track, CAPs, VP and whose turn it is. */
  tableRows(view: R['view']): readonly PutRow[];
  /** A change by hand, for the log: `Rifle squad 03 to E09, facing SE, spent`. */
  putWords(view: R['view'], words: Sentence): string;
  /** The sentence for picking up a counter and putting it in that hex. */
  moveTo(view: R['view'], unit: number, hex: string): Sentence;
}

/** A board that can be laid. */
export interface CompanionBoard extends PicturedBoard {
  /** The key of the box it comes in. */
  readonly box: string;
  readonly id: string;
}

export interface LaidBoard extends Pick<CompanionBoard, 'box' | 'id'> {
  readonly at: GridPlace;
  readonly turned: boolean;
}

/** What one table may use together, since a match is bound to one pack: ours, or a pack of this browser. */
export interface CompanionBox {
  /** '' for ours. */
  readonly key: string;
  readonly name: string;
  /** Only its own, without those it takes over from ours. */
  readonly boards: readonly CompanionBoard[];
  /** The ids of our boards that may lie beside its own. */
  readonly ours: readonly string[];
  optionsOf(laid: readonly LaidBoard[], ai: string): Readonly<Record<string, unknown>>;
  /** Why a match cannot begin like this; '' if it can. */
  refusalOf(options: Readonly<Record<string, unknown>>): string;
}

/** How a companion match without a mission begins. */
export interface CompanionStart {
  /** Ours first; empty if only missions can be played this way. */
  readonly boxes: readonly CompanionBox[];
  readonly sides: readonly { readonly id: string; readonly name: string }[];
  seatOf(ai: string): string;
  /** Label of the number of the card drawn for the AI, `The Order Card I drew`; null in a game whose cards have no numbers. */
  readonly drawn: string | null;
}
