import type { AnyGame } from '../face/game.ts';
import type { GeneratorFace, GeneratorSheet, Wish } from '../face/generator.ts';
import { generatorOf } from '../games/games.ts';
import { beginMatch, type Linked } from '../games/open-match.ts';
import { freshSeed } from '../link/seed.ts';
import { defaultSitters, seatingOf } from '../missions/seats.tsx';

/** What stands in an address for a wish, so that a link to it makes the same match; '' for none. */
export function printWish(wish: Wish): string {
  const said = Object.entries(wish).filter(([, value]) => value !== '');
  return said.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
}

/** What an address asks for; what means nothing is passed over by whoever reads the wish. */
export function parseWish(address: string): Wish {
  const pairs = address.split('&').map((pair) => pair.split('='));
  return Object.fromEntries(
    pairs.flatMap(([name = '', value = '']) => (name === '' ? [] : [[name, decode(value)] as const])),
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

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
