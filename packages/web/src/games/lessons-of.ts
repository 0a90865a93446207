import type { AnyGame } from '../face/game.ts';
import type { LessonsFace } from '../face/lessons.ts';

const asked = new Map<string, Promise<LessonsFace>>();

/** The lessons of a game, loaded once: always the same promise, as React's `use` wants it. */
export function lessonsOf(game: AnyGame): Promise<LessonsFace> {
  const known = asked.get(game.id);
  if (known !== undefined) return known;
  const lessons = game.lessons();
  asked.set(game.id, lessons);
  // Without a network it may not come; then it is asked for again.
  lessons.catch(() => asked.delete(game.id));
  return lessons;
}
