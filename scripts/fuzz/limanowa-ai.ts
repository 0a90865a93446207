// Plays the AI of Limanowa in random matches twice, by the game and by the book: both must agree, roll for roll. At the first difference,
// prints it and the line that reproduces it.
import { pack } from '../../packages/limanowa/src/testing/match.ts';
import { type Findings, noFindings, tryFields } from '../../packages/limanowa/src/testing/slow-ai/examine.ts';

/** Fields played between two lines of progress. */
const STRIDE = 50;

/** False, with a message, if one of about so many rounds differs. */
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

/** One field, in the form a difference prints it. */
export function isSameField(seed: string, field: number): boolean {
  const found = noFindings();
  tryFields(pack, seed, field, field + 1, found);
  return isSound(seed, found);
}

/** A difference begins with its seed, `sfc32:<seed> <field>`. */
function isSound(seed: string, { differences: [first] }: Findings): boolean {
  if (first === undefined) return true;
  const field = /^sfc32:.* (\d+),/.exec(first)?.[1] ?? '0';
  console.error(`${first}\nnpm run fuzz -- --game limanowa --seed ${seed} --turn ${field}`);
  return false;
}
