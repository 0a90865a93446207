import type { LimanowaEvent } from '../model/event.ts';
import type { Seen } from '../model/state.ts';
import { aiWords } from './ai-events.ts';
import { courseWords, planWords } from './course-events.ts';
import { eventNames, type EventWords, type SayEvent } from './event-names.ts';
import { fieldWords } from './field-events.ts';

/** A line of the log for every event of the game. */
export const eventWords: EventWords<LimanowaEvent> = { ...courseWords, ...planWords, ...fieldWords, ...aiWords };

/** An event in words, with its rule: `a03 Honvéd moves from 0606 to 0605 (L7a)`. */
export function explainEvent(seen: Seen, event: LimanowaEvent): string {
  const say: SayEvent<typeof event> = eventWords[event.key];
  return `${say(event, eventNames(seen))} (${event.rule})`;
}
