import type { AnyGame } from '../face/game.ts';
import type { GeneratorFace, GeneratorSheet, Wish } from '../face/generator.ts';
import { generatorOf } from '../games/games.ts';
import { beginMatch, type OpenResult } from '../games/open-match.ts';
import { freshSeed } from '../link/seed.ts';
import { defaultSitters, seatingOf } from '../missions/seats.tsx';

/** The choices as part of an address, so that a link generates the same match; '' for none. */
export function printWish(wish: Wish): string {
  const said = Object.entries(wish).filter(([, value]) => value !== '');
  return said.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
}

/** The reader ignores unknown keys. */
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

/** A match by a guideline chosen by the seed, drafted automatically, with the player in the first seat. */
export async function quickMatch(game: AnyGame): Promise<OpenResult> {
  const generator = await generatorOf(game);
  const seed = freshSeed();
  const guideline = guidelineFor(generator, seed);
  const sheet = generator.sheetOf({ guideline });
  const seats = seatingOf(sheet.parties, defaultSitters(sheet.parties, generator.bots[0]?.name ?? 'me'));
  return beginMatch(game, { options: sheet.options, seats, seed, drafts: draftsFor(generator, sheet) });
}

export function draftsFor({ drafters }: GeneratorFace, { hands }: GeneratorSheet): Readonly<Record<string, string>> {
  const usual = drafters[0]?.name ?? '';
  return Object.fromEntries(hands.map(({ key }) => [key, usual]));
}

/** Chosen by the seed among the guidelines for one player, so that the same seed gives the same match. */
function guidelineFor({ guidelines }: GeneratorFace, seed: string): string {
  const alone = guidelines.filter(({ canBeSolo }) => canBeSolo);
  return alone[Number.parseInt(seed.slice(-4), 16) % alone.length]?.id ?? '';
}
