import type { EventWords, Wording } from '@sandtable/kernel';
import type { LimanowaEvent } from '../model/event.ts';
import { aiEventWords } from './ai-events.ts';
import { courseEventWords } from './course-events.ts';
import type { EventNames } from './event-names.ts';
import { fieldEventWords } from './field-events.ts';
import { planEventWords } from './plan-events.ts';

const eventWords: EventWords<LimanowaEvent, EventNames> = {
  ...courseEventWords,
  ...planEventWords,
  ...fieldEventWords,
  ...aiEventWords,
};

/** A line of the log. */
export function explainEvent(event: LimanowaEvent, names: EventNames): string {
  const say: Wording<LimanowaEvent, EventNames> = eventWords[event.key];
  return say(event, names);
}
