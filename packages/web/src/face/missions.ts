import type { BoardPicture, MapPicture } from '@sandtable/board';
import type { PackName, Seat } from '@sandtable/kernel';
import type { Opponent } from './opponents.ts';

export interface MissionsFace {
  /** In list order; the first is the recommended start. */
  readonly all: readonly MissionFacts[];
  readonly lead: string;
  readonly facets: readonly Facet[];
  /** Words that stand for missions in a URL. */
  readonly byWord: Readonly<Record<string, string>>;
  readonly bots: readonly Opponent[];
  /** The label of a seat that only the AI can take. */
  readonly procedure: string;
  optionsOf(mission: string, switches: Switches): Readonly<Record<string, unknown>>;
  rulesOf(mission: string, switches: Switches): MatchRules;
  /** Sets one switch and drops those it makes meaningless. */
  withSwitch(mission: string, switches: Switches, option: string, value: string): Switches;
  /** Whether this seed gives the seat the first turn; null in a game where the player always has it. */
  readonly opensFor: ((options: object, seat: Seat, seed: string) => boolean) | null;
  miniMapOf(mission: string): MiniMapModel | null;
  /** The board as set up, showing only what is visible to all. */
  pictureOf(mission: string): Promise<BoardPicture>;
  /** Absent in a game that keeps no scores. */
  readonly sheet?: RecordSheet;
}

/** A sheet that keeps the best score of each mission at each grade. */
export interface RecordSheet {
  readonly title: string;
  readonly lead: string;
  readonly rule: string;
  readonly unit: string;
  readonly grades: readonly { readonly id: string; readonly name: string }[];
  readonly rows: readonly {
    readonly mission: string;
    readonly name: string;
    /** `two players`; '' for a mission for one. */
    readonly aside: string;
    /** The most that it can score, by grade. */
    readonly most: Readonly<Record<string, number>>;
  }[];
}

export interface MissionFacts {
  /** The player's own pack it comes from; absent for our missions. */
  readonly pack?: PackName | undefined;
  /** Unique across all games: played matches are counted by it. */
  readonly id: string;
  readonly name: string;
  readonly briefing: string;
  readonly matchUp: string;
  /** Short facts, the two most important first. */
  readonly tags: readonly string[];
  readonly minutes: number;
  /** Sort key: smaller is easier. */
  readonly hardness: number;
  /** The values of each facet that apply to it. */
  readonly has: Readonly<Record<string, readonly string[]>>;
  readonly parties: readonly Party[];
  readonly stakes: Stakes;
  readonly rates: Rates | null;
}

export interface Party {
  readonly seat: Seat;
  readonly side: string;
  readonly name: string;
  readonly isProcedure: boolean;
  readonly units: number;
  readonly forces: string;
  /** Who takes the seat by default: another person in a team game, otherwise a bot. */
  readonly usual: 'person' | 'bot';
}

interface Stakes {
  /** What is counted: `VP`. */
  readonly unit: string;
  /** For the mission's card in the list. */
  readonly short: readonly string[];
  readonly lines: readonly { readonly worth: string; readonly text: string; readonly whose: string }[];
  readonly end: { readonly text: string; readonly rule: string };
}

/** How often bots won: as text, and in percent. A share without a side is the player's. */
export interface Rates {
  readonly text: string;
  readonly shares: readonly { readonly side: string | null; readonly percent: number }[];
}

export interface Facet {
  readonly name: string;
  readonly label: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
}

export type Switches = Readonly<Record<string, string>>;

/** A rule option and its values; the printed value comes first. */
export interface SwitchText {
  readonly option: string;
  readonly name: string;
  readonly about: string;
  readonly rule: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
}

export interface RuleChange {
  readonly option: string;
  readonly name: string;
  readonly label: string;
  readonly rule: string;
}

/** The main choice of a mission, such as its difficulty; the default first. */
export interface MainChoice {
  readonly option: string;
  readonly name: string;
  readonly rule: string;
  readonly values: readonly {
    readonly value: string;
    readonly label: string;
    readonly about: string;
    /** How bots fare with it, or what it is worth; '' for nothing. */
    readonly aside: string;
  }[];
}

export interface MatchRules {
  readonly main: MainChoice | null;
  /** Without the switches that have no effect given the others. */
  readonly groups: readonly { readonly title: string; readonly options: readonly SwitchText[] }[];
  readonly changes: readonly RuleChange[];
  /** Why the switches contradict each other; null if they do not. */
  readonly refusal: string | null;
  readonly parties: readonly Party[];
}

export interface MiniPiece {
  readonly at: string;
  readonly side: string;
}

export interface MiniMapModel {
  /** Equal for equal boards. */
  readonly key: string;
  readonly picture: MapPicture;
  readonly flags: readonly string[];
  readonly pieces: readonly MiniPiece[];
  /** Drawn as squares; other sides as discs. */
  readonly firstSide: string;
}
