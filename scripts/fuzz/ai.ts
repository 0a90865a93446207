// The AI's turn in random positions by random cards, as the game decides it and by the book: the two must come to the same, roll
// for roll. At the first difference it says what it is, and prints the line that shows it again.
import { allOf, benchOf, examine, noFindings } from '../../packages/bear/src/testing/slow-ai/examine.ts';
import type { Bench } from '../../packages/bear/src/testing/slow-ai/engine.ts';

/** So many cards are tried in a position, and so many positions with one set of random cards. */
const CARDS = 40;
const POSITIONS = 25;

/** False, and a word about it, if one of so many turns differs. */
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

/** One of them, as a difference prints it: the position and the card. */
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
