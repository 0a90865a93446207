import type { GameSystem, Realm } from '@sandtable/kernel';
import type { ComponentType } from 'react';
import type { GeneratorFace } from './generator.ts';
import type { LessonsFace } from './lessons.ts';
import type { MissionsFace } from './missions.ts';
import type { ResultFace } from './result.ts';
import type { TableFace } from './table.ts';

/** A game in the list of games. Its parts are loaded on demand: the home page needs none of them. */
export interface Game<R extends Realm> {
  /** The name in save files. */
  readonly id: string;
  readonly name: string;
  readonly front: FrontPage;
  missions(): Promise<MissionsFace>;
  /** Null for a game without a rulebook: it has no rules page. */
  readonly rulebook: (() => Promise<RulebookFace>) | null;
  /** Null for a game without generated matches. */
  readonly generator: (() => Promise<GeneratorFace>) | null;
  /** Null for a game without lessons; then `front.learn` is null too. */
  readonly lessons: (() => Promise<LessonsFace>) | null;
  face(): Promise<GameFace<R>>;
}

/** What the home page says about a game before any of it is loaded. */
interface FrontPage {
  readonly pitch: string;
  /** Where to start. Each id is a word that the game's missions know (`MissionsFace.byWord`). */
  readonly quick: Fight;
  readonly fights: readonly Fight[];
  /** Null for a game without generated matches. */
  readonly generate: Omit<Fight, 'id'> | null;
  /** The first lesson and how many there are; null for none. */
  readonly learn: LearnOffer | null;
  /** Some turns of a match were drawn when the app was built (the game's missions/example.ts). */
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

/** A game of any realm. */
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
  /** Loads what few matches need, if the match of this view is one of them. Nothing is shown of it before. */
  ready?(view: R['view']): Promise<void>;
  /** Loaded when a match is over. */
  result(): Promise<ResultFace<R>>;
}

/** The rules to read and search, in the markdown of our rulebooks. */
export interface RulebookFace {
  /** In reading order; the first is the summary. */
  readonly chapters: readonly ChapterFile[];
  /** How we play what the rules leave open: a table of rules, questions and rulings. */
  rulings(): Promise<string>;
  /** The glossary chapter: a list of `- **Term** What it means (B1.1).` */
  glossary(): Promise<string>;
  readonly charts: readonly Chart[];
  /** An example search, as placeholder. */
  readonly hint: string;
}

export interface ChapterFile {
  /** The heading, shown if the chapter cannot be loaded. */
  readonly title: string;
  read(): Promise<string>;
}

/** A table made from the game's own figures, shown in place of the written one. */
export interface Chart {
  /** The first word of the written table. */
  readonly head: string;
  readonly Chart: ComponentType;
}
