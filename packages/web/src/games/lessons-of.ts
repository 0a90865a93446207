import type { AnyGame } from '../face/game.ts';
import type { LessonsFace } from '../face/lessons.ts';
import { loadingOnce } from '../ui/loading-once.ts';

const once = loadingOnce<LessonsFace>();
const NONE = (): Promise<LessonsFace> => Promise.resolve({ all: [] });

/** The lessons of a game, loaded once: always the same promise, as React's `use` wants it. */
export function lessonsOf(game: AnyGame): Promise<LessonsFace> {
  return once(game.id, game.lessons ?? NONE);
}
