import type { PiecePicture } from '@sandtable/board';
import type { Given, Need, Problem, Realm, Sentence, Verdict } from '@sandtable/kernel';

/** What whoever sits at a real table enters: what was said with its dice and cards, counters put by hand, a way back. */
export type HandDeed =
  | {
      readonly deed: 'say';
      readonly seq: number;
      /** Null for the turn of the AI. */
      readonly sentence: Sentence | null;
      readonly given: readonly Given[];
      /** Only to find out what would come of it. */
      readonly isDry: boolean;
    }
  | { readonly deed: 'put'; readonly seq: number; readonly words: Sentence }
  /** To the state after entry `to`; null: before what was entered last. */
  | { readonly deed: 'back'; readonly seq: number; readonly to: number | null };

/** An entry halfway, as the person at the screen knows it. */
export interface HalfWay<R extends Realm> {
  readonly view: R['view'];
  readonly events: readonly R['event'][];
}

/** An entry that waits for the table: for what, and how it came to that. */
export interface TableWant<R extends Realm> extends HalfWay<R> {
  readonly need: Need;
  readonly notes: readonly R['note'][];
}

/** What would come of it, all or up to the next thing wanted. */
export interface Would<R extends Realm> extends HalfWay<R> {
  /** Null if nothing more is wanted. */
  readonly need: Need | null;
  /** How the rules came to it; none if nothing more is wanted. */
  readonly notes: readonly R['note'][];
}

export type HandAnswer<R extends Realm> =
  | { readonly kind: 'done' }
  | ({ readonly kind: 'would' } & Would<R>)
  | { readonly kind: 'wants'; readonly want: TableWant<R> }
  | { readonly kind: 'refused'; readonly verdict: Verdict; readonly problems: readonly Problem[] };

/** What is wanted of the table, in its words. */
export interface WantModel {
  /** `Order Card 31: the Maxim fires at your squad in H06` */
  readonly title: string;
  /** The figures behind it; '' for none. */
  readonly text: string;
  /** `Roll two dice at your table` */
  readonly ask: string;
  /** How many dice of so many sides are rolled together; null if something is drawn. */
  readonly dice: { readonly count: number; readonly sides: number } | null;
  /** What can be drawn, each once. A long list is typed by its label. */
  readonly choices: readonly TableChoice[];
  /** What is typed: `Number of the card`. */
  readonly field: string;
  /** Names of the hexes it is about. */
  readonly hexes: readonly string[];
  /** A number by chance between equals: what each of them leads to is told beside it. */
  readonly isTie?: boolean;
}

export interface TableChoice {
  readonly value: number;
  readonly label: string;
  readonly name: string;
}

/** A counter or marker to be put on the map. */
export interface TrayItem {
  readonly key: string;
  readonly name: string;
  /** Null for what is only a word. */
  readonly piece: PiecePicture | null;
  /** How many are in the box, and how many on the map; null where nobody counts. */
  readonly left: number | null;
  readonly placed: number;
  /** Whether it faces somewhere. */
  readonly turns: boolean;
  put(hex: string, facing: string): Sentence;
}

export interface TrayGroup {
  readonly key: string;
  readonly label: string;
  readonly side: string | null;
  readonly items: readonly TrayItem[];
}

/** One way to change a counter on the map, or a figure of the table. */
export interface PutChoice {
  readonly label: string;
  readonly put: Sentence;
  readonly isOn: boolean;
}

export interface PutRow {
  readonly label: string;
  readonly choices: readonly PutChoice[];
}

/** A figure of the table with one less and one more beside it. */
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

/** What a game brings to a table of cardboard. */
export interface CompanionFace<R extends Realm> {
  /** Where a counter can face, clockwise; none in a game without facings. */
  readonly facings: readonly string[];
  /** `peek` is what would come of some die: whose roll it is shows there. Null if something is drawn. */
  wantOf(want: TableWant<R>, peek: HalfWay<R> | null): WantModel;
  /** What comes of what the table gave, in a word or two: `missed`; '' for nothing to say. */
  outcomeOf(want: TableWant<R>, would: HalfWay<R>): string;
  /** What a number of a tie leads to, part by part; none if that shows only later. */
  fateOf(want: TableWant<R>, would: Would<R>): readonly string[];
  /** What is to be done with the counters on the table, line by line. */
  changesOf(before: R['view'], after: R['view']): readonly string[];
  trayOf(view: R['view']): readonly TrayGroup[];
  /** The counter and where it may go: its hex, its facing, its states. */
  unitRows(view: R['view'], unit: number): readonly PutRow[];
  /** Round, track, CAPs, VP, whose turn it is. */
  tableRows(view: R['view']): readonly PutRow[];
  /** What was put by hand, for the log: `Rifle squad 03 to E09, facing SE, spent`. */
  putWords(view: R['view'], words: Sentence): string;
  /** A counter taken up and set down there. */
  moveTo(view: R['view'], unit: number, hex: string): Sentence;
}

/** How a table without a mission begins. */
export interface CompanionStart {
  readonly boards: readonly { readonly id: string; readonly name: string }[];
  readonly sides: readonly { readonly id: string; readonly name: string }[];
  /** Null: only missions are played there. */
  readonly optionsOf: ((boards: readonly string[], ai: string) => Readonly<Record<string, unknown>>) | null;
  /** The seat of whoever plays against this side. */
  seatOf(ai: string): string;
}
