import type { Random, Sentence, Word } from '@sandtable/kernel';
import { FACINGS } from '@sandtable/hex';
import type { View } from '../model/battle/state.ts';
import { pack } from './match.ts';

const VERBS: readonly Word[] = [
  ...'move pivot enter leave drive shelter load unload fire fight shell raze flame grenades molotov tellermine'.split(
    ' ',
  ),
  ...'rally stall activate sneak hide dig smoke clear'.split(' '),
];
const PAYMENTS: readonly Word[] = [
  ...'caps:0 caps:1 caps:2 caps:7 caps:9 command pool:0 pool:3 activate:0 activate:2 opportunity'.split(' '),
  ...'toll command-toll pool-toll activate-toll'.split(' '),
];
const CARDS: readonly Word[] = pack.actionCards.map(({ id }) => id);
const OTHERS: readonly Word[] = [
  ...'stall pass conclude cautious inside outside stay bunker trench roadBlock wire mine'.split(' '),
  ...'plot he none keep refuse german soviet'.split(' '),
  ...FACINGS,
];

interface Chat {
  /** A sentence that is legal now. */
  readonly sentence: Sentence;
  readonly hexes: readonly Word[];
  readonly count: number;
  readonly random: Random;
}

/** What a player might try who does not know the rules: half a good sentence and any word, or something that looks like an order. */
export function* anyChatter(view: View, { sentence, hexes, count, random }: Chat): Iterable<Sentence> {
  const units = view.roster.map((unit) => pack.counters[unit]?.word ?? '');
  const members = units.map((unit) => `+${unit}`);
  const kinds: readonly (readonly Word[])[] = [VERBS, PAYMENTS, CARDS, OTHERS, units, hexes, members];
  const any = (): Word => random.pick(random.pick(kinds));
  const goal = (): Word => random.pick(random.pick([hexes, units, OTHERS]));
  for (let tries = 0; tries < count; tries++) {
    yield [...sentence.slice(0, random.below(sentence.length + 1)), any()];
    yield [random.pick(units), random.pick(VERBS)];
    yield [random.pick(units), random.pick(VERBS), goal(), random.pick(members)];
    yield [random.pick(units), random.pick(VERBS), random.pick(PAYMENTS)];
    yield [random.pick(CARDS), random.pick(units), any()];
    yield [any(), any()];
  }
}
