import type { MapPicture, MarkerPicture, Overlay, PiecePicture } from '@sandtable/board';
import { hexInColumns } from '@sandtable/hex';
import type { Seat, Sentence, Word } from '@sandtable/kernel';

/** What lies on the table in one view, and how it is drawn. Hexes and units go by numbers; -1 is nowhere and nobody. */
export interface Field {
  /** The same one as long as the match is on it. */
  map(): MapPicture;
  hexName(hex: number): string | undefined;
  hexNamed(name: string): number;
  /** By the id of its piece on the board. */
  unitNamed(piece: string): number;
  unitWord(unit: number): Word | undefined;
  hexOfUnit(unit: number): number;
  isLost(unit: number): boolean;
  /** Where a seat has units, those first that can still act. */
  hexesOf(seat: Seat): readonly string[];
  /** The units of a seat as a list. */
  unitsOf(seat: Seat): readonly UnitGroup[];

  /** A counter by itself, beside the map. */
  piece(unit: number): PiecePicture;
  /** Its numbers as they are now, in a line; '' for what nobody knows. */
  values(unit: number): string;
  /** All counters on the map, this one above all others in its hex. */
  pieces(top: number): readonly PiecePicture[];
  markers(): readonly MarkerPicture[];
  /** What is shown over the map whoever looks. */
  standing(): Overlays;
  /** What a unit that was chosen could reach with its weapons, and where it looks. */
  zones(unit: number): Overlays;
  front(unit: number): Overlays;
  /** What every hex that can be clicked after these words would mean; in a plan, for the unit that was chosen, or nobody (-1). */
  hints(words: Sentence, chosen: number): Overlays;
  /** What a sentence would look like if it were done. */
  pictured(sentence: Sentence): Pictured;

  /** A hex in words, and what is to be known of those in it. */
  ground(hex: number): { readonly text: string; readonly lines: readonly Line[] };
  /** What a hex means after these words, in a plan for the unit that was chosen: what it costs to act there, or why one cannot. */
  hexWord(words: Sentence, hex: number, chosen: number): HexWord;
}

export interface Pictured {
  readonly overlays: Overlays;
  /** Counters where they would stand. */
  readonly ghosts: readonly PiecePicture[];
  /** Units that are shown where they would stand, by hex, and there alone. */
  readonly moved?: ReadonlyMap<number, number>;
}

export interface HexWord {
  readonly tone: 'open' | 'barred' | 'soft';
  readonly text: string;
  /** Why it is barred. */
  readonly why: readonly Line[];
  /** What else is to be known of it. */
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

/** For a game without counters or a map: one blank hex, as the board draws no map without one. */
export const NO_FIELD: Field = {
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

/** Hints over the map. */
export type Overlays = readonly Overlay[];

/** One line of a judgement, with the rule behind it apart, so that it can be opened. */
export interface Line {
  readonly rule: string;
  readonly text: string;
  /** What it adds to a sum; null where it is no term of one. */
  readonly amount: number | null;
}
