import type { GameSystem, Realm } from '@sandtable/kernel';
import type { ComponentType } from 'react';
import type { CompanionFace, CompanionStart } from './companion.ts';
import type { DiagramsFace } from './diagrams.ts';
import type { GeneratorFace } from './generator.ts';
import type { LessonsFace } from './lessons.ts';
import type { MissionsFace, SwitchText } from './missions.ts';
import type { KeptPack } from './packs.ts';
import type { ResultFace } from './result.ts';
import type { TableFace } from './table.ts';

/** A game in the list of games. All its parts load on demand: the home page needs none of them. */
export interface Game<R extends Realm> {
  readonly id: string;
  readonly name: string;
  readonly front: FrontPage;
  /** Our missions, and those of the packs this browser keeps for the game. */
  missions(kept: readonly KeptPack[]): Promise<MissionsFace>;
  /** Null for a game without a rulebook: it has no rules page. */
  readonly rulebook: (() => Promise<RulebookFace>) | null;
  readonly generator: ((kept: readonly KeptPack[]) => Promise<GeneratorFace>) | null;
  /** Null for a game without lessons; then `front.learn` is null too. */
  readonly lessons: (() => Promise<LessonsFace>) | null;
  /** How a match beside a real table begins, with the packs this browser keeps for the game; absent in a game without a companion. */
  companion?(kept: readonly KeptPack[]): Promise<CompanionStart>;
  face(): Promise<GameFace<R>>;
}

interface FrontPage {
  readonly pitch: string;
  /** The recommended start. Each id is a key of `MissionsFace.byWord`. */
  readonly quick: Fight;
  readonly fights: readonly Fight[];
  readonly generate: Omit<Fight, 'id'> | null;
  /** The first lesson and how many there are; null for none. */
  readonly learn: LearnOffer | null;
  /** Whether some turns of a match were drawn at build time (the game's missions/example.ts). */
  readonly hasExample: boolean;
}

interface LearnOffer {
  readonly first: string;
  readonly count: number;
  readonly title: string;
  readonly text: string;
}

interface Fight {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface AnyGame extends Omit<Game<Realm>, 'face'> {
  use<T>(work: <R extends Realm>(game: Game<R>) => T): T;
}

export function anyGame<R extends Realm>(game: Game<R>): AnyGame {
  return { ...game, use: (work) => work(game) };
}

/**
 * Everything the screen of a match knows about its game. The game's own folder makes it; the rest of the app works with
 * faces and the kernel's `GameSystem`, and hands views and events back to the face they came from.
 */
export interface GameFace<R extends Realm> {
  readonly system: GameSystem<R>;
  readonly table: TableFace<R>;
  /** Loads what only some matches need, if the match of this view is one of them. The screen shows nothing of the match before. */
  ready?(view: R['view']): Promise<void>;
  /** Loads what a match beside a real table needs; absent in a game without a companion. */
  companion?(): Promise<CompanionFace<R>>;
  result(): Promise<ResultFace<R>>;
}

/** The rules to read and search, in the Markdown of our rulebooks. */
export interface RulebookFace {
  /** In reading order; the first is the summary. */
  readonly chapters: readonly ChapterFile[];
  /** How we decide what the rules leave open: a table of rules, questions and rulings. */
  rulings(): Promise<string>;
  /** The glossary chapter: a list of `- **Term** What it means (B1.1).` */
  glossary(): Promise<string>;
  readonly charts: readonly Chart[];
  readonly diagrams: DiagramsFace | null;
  /** The rule options, to put their keys in the text into words; absent if the text has none. */
  options?(): Promise<readonly Pick<SwitchText, 'option' | 'name' | 'values'>[]>;
  /** Other words that readers search with. */
  aids(): Promise<SearchAids>;
  readonly hint: string;
}

export interface SearchAids {
  /** Words to treat as synonyms; the first is the one the rules use: `vehicle tank truck`. */
  readonly alike: readonly string[];
  /** As in the index of a book: a subject, and the rule that covers it. */
  readonly topics: Readonly<Record<string, string>>;
}

export interface ChapterFile {
  /** Shown if the chapter cannot be loaded. */
  readonly title: string;
  read(): Promise<string>;
}

/** A table built from the game's own figures, shown instead of the one in the text. */
export interface Chart {
  /** The first word of the table it replaces. */
  readonly head: string;
  readonly Chart: ComponentType;
}
