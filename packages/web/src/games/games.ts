import { bear } from '../bear/game.ts';
import { type AnyGame, anyGame } from '../face/game.ts';
import type { GeneratorFace } from '../face/generator.ts';
import type { LessonsFace } from '../face/lessons.ts';
import type { MissionsFace } from '../face/missions.ts';
import { limanowa } from '../limanowa/game.ts';
import { loadingOnce } from '../ui/loading.tsx';

/** Every game there is; the first is the one that the app opens with. */
export const GAMES: readonly [AnyGame, ...AnyGame[]] = [anyGame(bear), anyGame(limanowa)];

/** By its id; undefined where it is none that there is. */
export function gameWith(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}

/** The same, but the first game where it is none. */
export function gameNamed(id: string): AnyGame {
  return gameWith(id) ?? GAMES[0];
}

/** What a game is called, also one that is kept from another version of the app and is not there. */
export function printGame(id: string): string {
  return gameWith(id)?.name ?? `${id}, a game that this version does not have`;
}

const missionFaces = loadingOnce<MissionsFace>();

/** The missions of a game, loaded once: always the same promise, as React's `use` wants it. */
export function missionsOf(game: AnyGame): Promise<MissionsFace> {
  return missionFaces(game.id, () => game.missions());
}

const generatorFaces = loadingOnce<GeneratorFace>();

/** The generators of a game, loaded once: always the same promise, as React's `use` wants it. */
export function generatorOf({ id, generator }: AnyGame): Promise<GeneratorFace> {
  if (generator === null) throw new Error(`${id} has no generator`);
  return generatorFaces(id, generator);
}

const lessonFaces = loadingOnce<LessonsFace>();

/** The lessons of a game, loaded once: always the same promise, as React's `use` wants it. */
export function lessonsOf(game: AnyGame): Promise<LessonsFace> {
  return lessonFaces(game.id, () => game.lessons());
}
