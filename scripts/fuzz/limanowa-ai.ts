// The AI of Limanowa in random matches, as the game plays it and by the book: the two must come to the same, roll for roll. At the
// first difference it says what it is, and prints the line that shows it again.
import { pack } from '../../packages/limanowa/src/testing/match.ts';
import { type Findings, noFindings, tryFields } from '../../packages/limanowa/src/testing/slow-ai/examine.ts';

/** So many fields are played before it says how far it is. */
const STRIDE = 50;

/** False, and a word about it, if one of about so many rounds differs. */
export function areSameRounds(seed: string, rounds: number): boolean {
  const found = noFindings();
  for (let from = 0; found.rounds < rounds; from += STRIDE) {
    tryFields(pack, seed, from, from + STRIDE, found);
    if (!isSound(seed, found)) return false;
    if (process.stderr.isTTY) process.stderr.write(`\r${found.rounds} rounds with the AI`);
  }
  console.log(`\nthe AI by the book: ${found.rounds} rounds, --seed ${seed}`);
  return true;
}

/** One field, as a difference prints it. */
export function isSameField(seed: string, field: number): boolean {
  const found = noFindings();
  tryFields(pack, seed, field, field + 1, found);
  return isSound(seed, found);
}

/** What differs begins with its seed, `sfc32:<seed> <field>`. */
function isSound(seed: string, { differences: [first] }: Findings): boolean {
  if (first === undefined) return true;
  const field = /^sfc32:.* (\d+),/.exec(first)?.[1] ?? '0';
  console.error(`${first}\nnpm run fuzz -- --game limanowa --seed ${seed} --turn ${field}`);
  return false;
}
