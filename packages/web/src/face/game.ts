import type { Realm } from '@sandtable/kernel';
import type { ComponentType } from 'react';
import type { GeneratorFace } from './generator.ts';
import type { LessonsFace } from './lessons.ts';
import type { MissionsFace } from './missions.ts';
import type { ResultFace } from './result.ts';
import type { TableFace } from './table.ts';

/** A game in the list of games. What there is of it comes when it is asked for: the first page needs none of it. */
export interface Game<R extends Realm> {
  /** As its saves name it. */
  readonly id: string;
  readonly name: string;
  readonly front: FrontPage;
  missions(): Promise<MissionsFace>;
  /** Null for a game without a rulebook: it has no rules page. */
  readonly rulebook: (() => Promise<RulebookFace>) | null;
  /** How matches are made that nobody has written; null where they are not. */
  readonly generator: (() => Promise<GeneratorFace>) | null;
  /** Null for a game without lessons; then `front.learn` is null too. */
  readonly lessons: (() => Promise<LessonsFace>) | null;
  /** The screen of a match. */
  face(): Promise<GameFace<R>>;
}

/** What the first page says of a game, before anything of it is loaded. */
export interface FrontPage {
  /** What it is, in a sentence or two. */
  readonly pitch: string;
  /** Where to begin: each stands for a mission, by a word that the game's missions know. */
  readonly quick: Fight;
  readonly fights: readonly Fight[];
  /** What it says of matches that are generated; null where none are. */
  readonly generate: Omit<Fight, 'id'> | null;
  /** Its lessons: the one to begin with, and how many there are; null for none. */
  readonly learn: LearnOffer | null;
}

export interface LearnOffer {
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

/** Some game or other. */
export interface AnyGame extends Omit<Game<Realm>, 'face'> {
  use<T>(work: <R extends Realm>(game: Game<R>) => T): T;
}

export function anyGame<R extends Realm>(game: Game<R>): AnyGame {
  return { ...game, use: (work) => work(game) };
}

/**
 * All that the screen of a match knows of its game. A game's own folder makes one; every other folder of the app works with
 * faces and the kernel's `GameSystem`, and hands views and events back to the face they came from.
 */
export interface GameFace<R extends Realm> {
  readonly table: TableFace<R>;
  readonly result: ResultFace<R>;
}

/** The rules of a game, to be read and searched; texts in the markdown of our rulebooks. */
export interface RulebookFace {
  /** In the order in which one reads them; the first tells it in brief. */
  readonly chapters: readonly ChapterFile[];
  /** What we play where a rule leaves something open: a table of rules, questions and rulings. */
  rulings(): Promise<string>;
  /** The chapter with the terms alone: a list of `- **Term** What it means (B1.1).` */
  glossary(): Promise<string>;
  readonly charts: readonly Chart[];
  /** What somebody might look for. */
  readonly hint: string;
}

/** A chapter before it is loaded. */
export interface ChapterFile {
  /** As its own heading has it: what is said of it should it not come. */
  readonly title: string;
  read(): Promise<string>;
}

/** A table that the game makes from its own figures, shown in the place of the written one. */
export interface Chart {
  /** The first word of the written table. */
  readonly head: string;
  readonly Chart: ComponentType;
}
