import type { BoardPicture, MapPicture } from '@sandtable/board';
import type { Seat } from '@sandtable/kernel';

/** What can be played, ready to be put down: words, figures and pictures. */
export interface MissionsFace {
  /** In the order in which they are listed; the first is the one to begin with. */
  readonly all: readonly MissionFacts[];
  /** Said above the list. */
  readonly lead: string;
  /** What the list can be narrowed by, besides how one stands with a mission. */
  readonly facets: readonly Facet[];
  /** Words that stand for missions in an address. */
  readonly byWord: Readonly<Record<string, string>>;
  /** The bots that can have a seat, the one that takes it by itself in front. */
  readonly bots: readonly { readonly name: string; readonly label: string }[];
  /** Who sits where no person or bot can. */
  readonly procedure: string;
  /** The rules of a match of this mission with these switches set. */
  rulesOf(mission: string, switches: Switches): MatchRules;
  /** The switches once this one is set; those that it makes meaningless are gone. */
  withSwitch(mission: string, switches: Switches, option: string, value: string): Switches;
  miniMapOf(mission: string): MiniMapModel | null;
  /** The board with all counters as they are set up, as far as everybody may see them. */
  pictureOf(mission: string): BoardPicture;
}

/** What a card of the mission browser and the mission's own page show. */
export interface MissionFacts {
  /** Unlike that of any other mission of any game: what was played is counted by it. */
  readonly id: string;
  readonly name: string;
  readonly briefing: string;
  /** Who fights whom. */
  readonly matchUp: string;
  /** The short facts, the two weightiest in front. */
  readonly tags: readonly string[];
  /** About how long it takes. */
  readonly minutes: number;
  /** The easiest has the least. */
  readonly hardness: number;
  /** By the names of the facets: which of their values it has. */
  readonly has: Readonly<Record<string, readonly string[]>>;
  readonly parties: readonly Party[];
  readonly stakes: Stakes;
  /** How it went when bots played it; null where nobody has measured it. */
  readonly rates: Rates | null;
}

/** One player of a mission. */
export interface Party {
  readonly seat: Seat;
  readonly side: string;
  readonly name: string;
  /** The rules themselves play it. */
  readonly isProcedure: boolean;
  readonly units: number;
  /** What they are, in words. */
  readonly forces: string;
  /** Whom it is meant for, besides the one who begins the match: another person, as where two play together, or a bot. */
  readonly usual: 'person' | 'bot';
}

interface Stakes {
  /** What is counted: 'VP'. */
  readonly unit: string;
  /** For a card. */
  readonly short: readonly string[];
  readonly lines: readonly { readonly worth: string; readonly text: string; readonly whose: string }[];
  /** What wins in the end. */
  readonly end: { readonly text: string; readonly rule: string };
}

/** How often bots won it: in words, and as a bar of shares in percent. A share of no side is the person's. */
export interface Rates {
  readonly text: string;
  readonly shares: readonly { readonly side: string | null; readonly percent: number }[];
}

/** One thing that missions differ in. */
export interface Facet {
  readonly name: string;
  readonly label: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
}

/** Switches of the rules that are not as printed. */
export type Switches = Readonly<Record<string, string>>;

/** One switch: what it decides, by which rule, and its values, the printed one in front. */
export interface SwitchText {
  readonly option: string;
  readonly name: string;
  readonly about: string;
  readonly rule: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
}

/** One switch that is set otherwise than printed. */
export interface RuleChange {
  readonly option: string;
  readonly name: string;
  readonly label: string;
  readonly rule: string;
}

/** What is settled before all else, as how hard it shall be; the usual one in front. */
export interface MainChoice {
  /** The switch that it sets. */
  readonly option: string;
  readonly name: string;
  readonly rule: string;
  readonly values: readonly {
    readonly value: string;
    readonly label: string;
    /** What it means, shortly. */
    readonly about: string;
    /** How bots fare with it, or what it is worth; '' for nothing. */
    readonly aside: string;
  }[];
}

export interface MatchRules {
  /** Null where a game has no such thing. */
  readonly main: MainChoice | null;
  /** The switches that mean something as it is set. */
  readonly groups: readonly { readonly title: string; readonly options: readonly SwitchText[] }[];
  readonly changes: readonly RuleChange[];
  /** Why they do not go together, in words; null if they do. */
  readonly refusal: string | null;
  /** Who has a seat under them. */
  readonly parties: readonly Party[];
}

/** A unit on a small map: the hex by its printed name, and the side. */
export interface MiniPiece {
  readonly at: string;
  readonly side: string;
}

/** The boards of a mission, drawn small. */
export interface MiniMapModel {
  /** The same for the same boards. */
  readonly key: string;
  readonly picture: MapPicture;
  readonly flags: readonly string[];
  /** As they are set up. */
  readonly pieces: readonly MiniPiece[];
  /** Those of the first side are squares, all others discs. */
  readonly firstSide: string;
}
