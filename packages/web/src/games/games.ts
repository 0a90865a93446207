import { bear } from '../bear/game.ts';
import type { CompanionStart } from '../face/companion.ts';
import { type AnyGame, anyGame } from '../face/game.ts';
import type { GeneratorFace } from '../face/generator.ts';
import type { LessonsFace } from '../face/lessons.ts';
import type { MissionsFace } from '../face/missions.ts';
import type { KeptPack } from '../face/packs.ts';
import { limanowa } from '../limanowa/game.ts';
import { loadingOnce } from '../ui/loading.tsx';

/** The app opens with the first game. */
export const GAMES: readonly [AnyGame, ...AnyGame[]] = [anyGame(bear), anyGame(limanowa)];

export function gameWith(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}

export function gameNamed(id: string): AnyGame {
  return gameWith(id) ?? GAMES[0];
}

/** Also handles a game that this version of the app does not have. */
export function printGame(id: string): string {
  return gameWith(id)?.name ?? `${id}, a game that this version does not have`;
}

/** Increases with every change to the packs this browser keeps, so that lists made from them load again. */
let edition = 0;

export function packsChanged(): void {
  edition += 1;
}

async function keptFor(game: string): Promise<readonly KeptPack[]> {
  return (await import('../link/kept-packs.ts')).keptPacksOf(game);
}

const missionFaces = loadingOnce<MissionsFace>();

/** Memoised: React's `use` needs the same promise each time. So are those of the other faces. */
export function missionsOf(game: AnyGame): Promise<MissionsFace> {
  return missionFaces(`${game.id} ${edition}`, async () => game.missions(await keptFor(game.id)));
}

const generatorFaces = loadingOnce<GeneratorFace>();

export function generatorOf({ id, generator }: AnyGame): Promise<GeneratorFace> {
  if (generator === null) throw new Error(`${id} has no generator`);
  return generatorFaces(`${id} ${edition}`, async () => generator(await keptFor(id)));
}

const companionStarts = loadingOnce<CompanionStart>();
const NO_TABLE: CompanionStart = { boxes: [], sides: [], seatOf: () => '', drawn: null };

export function companionOf({ id, companion }: AnyGame): Promise<CompanionStart> {
  return companionStarts(`${id} ${edition}`, async () => companion?.(await keptFor(id)) ?? NO_TABLE);
}

const lessonFaces = loadingOnce<LessonsFace>();
const NO_LESSONS = (): Promise<LessonsFace> => Promise.resolve({ all: [] });

export function lessonsOf(game: AnyGame): Promise<LessonsFace> {
  return lessonFaces(game.id, game.lessons ?? NO_LESSONS);
}
