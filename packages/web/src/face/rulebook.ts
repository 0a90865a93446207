import type { ComponentType } from 'react';

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
