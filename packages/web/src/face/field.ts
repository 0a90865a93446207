import type { MapPicture, MarkerPicture, Overlay, PiecePicture } from '@sandtable/board';
import { hexInColumns } from '@sandtable/hex';
import type { Seat, Sentence, Word } from '@sandtable/kernel';

/** The table in one view. Hexes and units are numbers; -1 means none. */
export interface Field {
  /** False for a game without map and counters: the screen leaves both out, and every first word is a button. */
  readonly hasMap: boolean;
  /** Returns the same object for the whole match. */
  map(): MapPicture;
  hexName(hex: number): string | undefined;
  hexNamed(name: string): number;
  /** Takes the id of its piece on the board. */
  unitNamed(piece: string): number;
  unitWord(unit: number): Word | undefined;
  hexOfUnit(unit: number): number;
  isLost(unit: number): boolean;
  /** The hexes of a seat's units; units that can still act come first. */
  hexesOf(seat: Seat): readonly string[];
  unitsOf(seat: Seat): readonly UnitGroup[];

  piece(unit: number): PiecePicture;
  /** Its current values in one line; '' if unknown. */
  values(unit: number): string;
  /** All counters on the map, with `top` uppermost in its hex. */
  pieces(top: number): readonly PiecePicture[];
  markers(): readonly MarkerPicture[];
  standing(): Overlays;
  /** What the selected unit can reach with its weapons, and its front. */
  zones(unit: number): Overlays;
  front(unit: number): Overlays;
  /** What a click on each hex would mean after these words. `chosen` is the selected unit of a plan, or -1. */
  hints(words: Sentence, chosen: number): Overlays;
  pictured(sentence: Sentence): SentencePicture;

  ground(hex: number): { readonly text: string; readonly lines: readonly Line[] };
  /** What a hex means after these words: the price of acting there, or why not. `chosen` is the selected unit of a plan, or -1. */
  hexWord(words: Sentence, hex: number, chosen: number): HexWord;
}

export interface SentencePicture {
  readonly overlays: Overlays;
  readonly ghosts: readonly PiecePicture[];
  /** Units to draw only in the hex they would move to: unit to hex. */
  readonly moved?: ReadonlyMap<number, number>;
}

export interface HexWord {
  readonly tone: 'open' | 'barred' | 'soft';
  readonly text: string;
  readonly why: readonly Line[];
  readonly lines: readonly Line[];
}

export interface UnitGroup {
  readonly title: string;
  readonly aside: string;
  readonly rows: readonly UnitRow[];
}

export interface UnitRow {
  readonly unit: number;
  readonly word: Word;
  readonly name: string;
  readonly note: string;
  /** What has changed about it, or that nothing has, in a word or two: `fresh`, `Stunned · spent`. */
  readonly state: string;
  /** Its hex and state, for a narrow list: `F06 · fresh`. */
  readonly brief: string;
}

export type Overlays = readonly Overlay[];

/** One line of a judgement. The rule is kept separate so that it can be opened. */
export interface Line {
  readonly rule: string;
  readonly text: string;
  readonly amount: number | null;
}

const ONE_HEX: MapPicture = {
  top: 'flat',
  seed: 'one hex',
  sheets: [],
  hexes: [
    {
      hex: hexInColumns({ column: 0, row: 0 }),
      id: 'table',
      label: '',
      words: 'the table',
      isInPlay: true,
      terrain: 'open',
      level: 0,
      roads: [],
      walls: [],
    },
  ],
};

/** For a game without map and counters. Its map of one blank hex is never shown. */
export const NO_FIELD: Field = {
  hasMap: false,
  map: () => ONE_HEX,
  hexName: () => undefined,
  hexNamed: () => -1,
  unitNamed: () => -1,
  unitWord: () => undefined,
  hexOfUnit: () => -1,
  isLost: () => false,
  hexesOf: () => [],
  unitsOf: () => [],
  piece: (unit) => {
    throw new RangeError(`a game without counters has no counter ${unit}`);
  },
  values: () => '',
  pieces: () => [],
  markers: () => [],
  standing: () => [],
  zones: () => [],
  front: () => [],
  hints: () => [],
  pictured: () => ({ overlays: [], ghosts: [] }),
  ground: () => ({ text: '', lines: [] }),
  hexWord: () => ({ tone: 'soft', text: '', why: [], lines: [] }),
};
