import type { Party } from './missions.ts';
import type { Opponent } from './opponents.ts';

/** How to generate matches: guidelines to choose from, and options. */
export interface GeneratorFace {
  /** The line above the guidelines. */
  readonly lead: string;
  readonly guidelines: readonly GuidelineFacts[];
  /** Bots for seats, and bots that draft; the default first. */
  readonly bots: readonly Opponent[];
  readonly drafters: readonly NamedChoice[];
  /** The label of a seat that only the AI can take. */
  readonly procedure: string;
  /** The options that are left to choose, and what the wish comes to. Unknown keys of the wish are ignored. */
  sheetOf(wish: Wish): GeneratorSheet;
}

export interface NamedChoice {
  readonly name: string;
  readonly label: string;
}

/** The chosen values by control name, short enough for an address. */
export type Wish = Readonly<Record<string, string>>;

export interface GuidelineFacts {
  readonly id: string;
  readonly name: string;
  /** For somebody who has never played it. */
  readonly about: string;
  /** How many players, how long. */
  readonly tags: readonly string[];
  /** Everything else it settles. */
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  /** Whether one person can play it against the AI. */
  readonly canBeSolo: boolean;
}

/** One option. Its value in a wish is `on`, a number, a range such as `01-16`, or words with commas between. */
export type Control =
  | (ControlText & { readonly kind: 'switch'; readonly isOn: boolean })
  | (ControlText & { readonly kind: 'choice'; readonly values: readonly NamedChoice[]; readonly value: string })
  /** A whole number, or two as the ends of a range, out of these. */
  | (ControlText & {
      readonly kind: 'number' | 'range';
      readonly from: number;
      readonly to: number;
      readonly value: string;
    })
  /** Any of these; none means all. */
  | (ControlText & {
      readonly kind: 'many';
      readonly values: readonly NamedChoice[];
      readonly chosen: readonly string[];
    });

interface ControlText {
  readonly name: string;
  readonly label: string;
  readonly about: string;
  readonly rule: string;
}

export interface ControlGroup {
  readonly title: string;
  /** Short figures, side by side. */
  readonly isRow: boolean;
  readonly controls: readonly Control[];
}

export interface GeneratorSheet {
  readonly guideline: string;
  /** Those of the pack that was wished for, in the place of ours. */
  readonly guidelines?: readonly GuidelineFacts[];
  readonly isSolo: boolean;
  readonly groups: readonly ControlGroup[];
  readonly parties: readonly Party[];
  /** Whose cards are drafted: a hand per seat, or per side where one person drafts for both. */
  readonly hands: readonly { readonly key: string; readonly side: string; readonly name: string }[];
  /** Notes on a playable choice. */
  readonly advice: readonly string[];
  /** Why it cannot be played and what to change; null if it can. */
  readonly refusal: string | null;
  readonly options: Readonly<Record<string, unknown>>;
}
