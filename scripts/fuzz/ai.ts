// Decides the AI's turn in random positions with random cards twice, by the game and by the book: both must agree, roll for roll. At the
// first difference, prints it and the line that reproduces it.
import { allOf, benchOf, examine, noFindings } from '../../packages/bear/src/testing/slow-ai/examine.ts';
import type { Bench } from '../../packages/bear/src/testing/slow-ai/engine.ts';

/** Cards tried per position, and positions per set of random cards. */
const CARDS = 40;
const POSITIONS = 25;

/** False, with a message, if one of the turns differs. */
export function areSameTurns(seed: string, turns: number): boolean {
  let done = 0;
  for (let position = 0; done < turns; position++) {
    const { orderCards } = benchFor(seed, position).pack;
    const cards = Array.from({ length: CARDS }, (_one, place) => (position * CARDS + place) % orderCards.length);
    if (!areSame(seed, position, cards)) return cards.every((card) => areSame(seed, position, [card], true));
    done += CARDS;
    if (process.stderr.isTTY) process.stderr.write(`\r${done} AI turns`);
  }
  console.log(`\nthe AI by the book: ${done} turns, --seed ${seed}`);
  return true;
}

/** One turn, in the form a difference prints it: position and card. */
export function isSameTurn(seed: string, turn: string): boolean {
  const [position = 0, card = 0] = turn.split(':').map(Number);
  return areSame(seed, position, [card], true);
}

let bench: { readonly seed: string; readonly made: Bench } | undefined;

function benchFor(seed: string, position: number): Bench {
  const name = `${seed} ${Math.floor(position / POSITIONS)}`;
  if (bench?.seed !== name) bench = { seed: name, made: benchOf(name) };
  return bench.made;
}

function areSame(seed: string, position: number, cards: readonly number[], tells = false): boolean {
  const found = noFindings();
  examine(benchFor(seed, position), { seed: `${seed} ${position}`, cards }, found);
  const [first] = allOf(found);
  if (tells && first !== undefined)
    console.error(`${first}\nnpm run fuzz -- --seed ${seed} --turn ${position}:${cards.join()}`);
  return first === undefined;
}
