import type { Party } from './missions.ts';
import type { Opponent } from './opponents.ts';

export interface GeneratorFace {
  readonly lead: string;
  readonly guidelines: readonly GuidelineFacts[];
  /** Bots that play and bots that draft; the default first. */
  readonly bots: readonly Opponent[];
  readonly drafters: readonly NamedChoice[];
  /** The label of a seat that only the AI can take. */
  readonly procedure: string;
  /** The options still open, and what the wish amounts to. Unknown keys of the wish are ignored. */
  sheetOf(wish: Wish): GeneratorSheet;
}

export interface NamedChoice {
  readonly name: string;
  readonly label: string;
}

/** The chosen values by control name, short enough for a URL. */
export type Wish = Readonly<Record<string, string>>;

export interface GuidelineFacts {
  readonly id: string;
  readonly name: string;
  /** For a reader who has never played it. */
  readonly about: string;
  /** Number of players, length. */
  readonly tags: readonly string[];
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly canBeSolo: boolean;
}

/** One option. Its value in a wish is `on`, a number, a range such as `01-16`, or words separated by commas. */
export type Control =
  | (ControlText & { readonly kind: 'switch'; readonly isOn: boolean })
  | (ControlText & { readonly kind: 'choice'; readonly values: readonly NamedChoice[]; readonly value: string })
  /** A whole number, or two as the ends of a range, within these limits. */
  | (ControlText & {
      readonly kind: 'number' | 'range';
      readonly from: number;
      readonly to: number;
      readonly value: string;
    })
  /** Any number of these; none means all. */
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
  /** Short figures, shown side by side. */
  readonly isRow: boolean;
  readonly controls: readonly Control[];
}

export interface GeneratorSheet {
  readonly guideline: string;
  /** The guidelines of the chosen pack, which replace ours. */
  readonly guidelines?: readonly GuidelineFacts[];
  readonly isSolo: boolean;
  readonly groups: readonly ControlGroup[];
  readonly parties: readonly Party[];
  /** Whose cards are drafted: one hand per seat, or per side where one person drafts for both. */
  readonly hands: readonly { readonly key: string; readonly side: string; readonly name: string }[];
  readonly advice: readonly string[];
  /** Why this choice cannot be played and what to change; null if it can. */
  readonly refusal: string | null;
  readonly options: Readonly<Record<string, unknown>>;
}
