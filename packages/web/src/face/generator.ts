import type { Party } from './missions.ts';

/** By what matches are made that nobody has written: the guidelines to choose from, and what can be settled beforehand. */
export interface GeneratorFace {
  /** Said above the guidelines. */
  readonly lead: string;
  readonly guidelines: readonly GuidelineFacts[];
  /** Who can sit down besides people, and who can draft for anybody; the usual one in front. */
  readonly bots: readonly Named[];
  readonly drafters: readonly Named[];
  /** Who sits where no person or bot can. */
  readonly procedure: string;
  /** What can be wished for besides, and what it comes to. Wishes that mean nothing here are passed over. */
  sheetOf(wish: Wish): GeneratorSheet;
}

export interface Named {
  readonly name: string;
  readonly label: string;
}

/** What somebody has chosen, by the names of the choices: short enough to stand in an address. */
export type Wish = Readonly<Record<string, string>>;

export interface GuidelineFacts {
  readonly id: string;
  readonly name: string;
  /** What it is like, for somebody who has never played it. */
  readonly about: string;
  /** What it asks of those who play it: how many they are, and how long it takes. */
  readonly tags: readonly string[];
  /** All else that it settles. */
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  /** Whether one person alone can play it against the rules. */
  readonly canBeSolo: boolean;
}

/** One thing to be settled. Its value in a wish is `on`, a number, or one of a few words; left out: the first. */
export type Control =
  | (ControlText & { readonly kind: 'switch'; readonly isOn: boolean })
  | (ControlText & { readonly kind: 'choice'; readonly values: readonly Named[]; readonly value: string });

interface ControlText {
  readonly name: string;
  readonly label: string;
  readonly about: string;
  readonly rule: string;
}

export interface GeneratorSheet {
  readonly guideline: string;
  readonly isSolo: boolean;
  readonly groups: readonly { readonly title: string; readonly controls: readonly Control[] }[];
  /** Who has a seat. */
  readonly parties: readonly Party[];
  /** For whom cards are drafted: the seats, or where one person drafts for all, the sides. */
  readonly hands: readonly { readonly key: string; readonly side: string; readonly name: string }[];
  /** Worth knowing, though it can be played so. */
  readonly advice: readonly string[];
  /** Why it cannot be played so, with what to change; null if it can. */
  readonly refusal: string | null;
  /** As the game takes them. */
  readonly options: Readonly<Record<string, unknown>>;
}
