import type { Answer } from './answer.ts';
import type { Asked } from './asked.ts';
import type { Option } from './option.ts';

/** Something that can be asked about a position. */
export interface Question {
  readonly about: string;
  readonly options: readonly Option[];
  /** Each loads what it needs when it is asked: most of the time goes into that. */
  readonly answer: (asked: Asked) => Promise<Answer>;
}

export type Questions = Readonly<Record<string, Question>>;
