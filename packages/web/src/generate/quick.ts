import type { AnyGame } from '../face/game.ts';
import type { GeneratorFace, GeneratorSheet } from '../face/generator.ts';
import { generatorOf } from '../games/generator-of.ts';
import { beginMatch, type Linked } from '../games/open-match.ts';
import { freshSeed } from '../link/seed.ts';
import { defaultSitters, seatingOf } from '../missions/seating-plan.ts';

/** A match by any guideline, drafted for everybody, with the person at the screen in the first seat. */
export async function quickMatch(game: AnyGame): Promise<Linked> {
  const generator = await generatorOf(game);
  const seed = freshSeed();
  const guideline = guidelineFor(generator, seed);
  const sheet = generator.sheetOf({ guideline });
  const seats = seatingOf(sheet.parties, defaultSitters(sheet.parties, generator.bots[0]?.name ?? 'me'));
  return beginMatch(game, { options: sheet.options, seats, seed, drafts: draftsFor(generator, sheet) });
}

/** The usual drafter for every hand. */
export function draftsFor({ drafters }: GeneratorFace, { hands }: GeneratorSheet): Readonly<Record<string, string>> {
  const usual = drafters[0]?.name ?? '';
  return Object.fromEntries(hands.map(({ key }) => [key, usual]));
}

/** One that can be played alone, by the seed itself: whoever types the same seed has the same fight. */
function guidelineFor({ guidelines }: GeneratorFace, seed: string): string {
  const alone = guidelines.filter(({ canBeSolo }) => canBeSolo);
  return alone[Number.parseInt(seed.slice(-4), 16) % alone.length]?.id ?? '';
}
