import type { LimanowaEvent } from '../model/event.ts';
import type { Seen } from '../model/state.ts';
import { summarizeChoice } from './ai-choice.ts';
import type { AiTurn } from './ai-turn.ts';
import { eventNames } from './event-names.ts';
import { explainEvent } from './events.ts';

/** What is told with the choice, or by another event of the same entry. */
const ASIDE: ReadonlySet<LimanowaEvent['key']> = new Set<LimanowaEvent['key']>([
  'aiCardTurned',
  'aiRoundBegan',
  'reshuffled',
]);

/**
 * What the AI did, a line for each roll, card, token, wound and move, and after it what decided where there was a choice.
 * `seen` is the match before it.
 */
export function summarizeAiTurn(seen: Seen, { notes, events }: AiTurn): string[] {
  const names = eventNames(seen);
  const choices = notes.flatMap((note) =>
    note.note === 'choice' && (note.ladder?.among.length ?? 0) > 1 ? [summarizeChoice(note, names)] : [],
  );
  return [
    ...events.filter(({ key }) => !ASIDE.has(key)).map((event) => `${explainEvent(event, names)} (${event.rule})`),
    ...choices,
  ];
}
