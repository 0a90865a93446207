import type { Bot } from '@sandtable/kernel';
import { outpost, type Outpost, type OutpostView } from '@sandtable/kernel/testing';
import { seriesOf, type Lineup, type Series } from '../series.ts';

export const random: Bot<OutpostView> = (view, chance) => outpost.anySentence(view, chance);

/** Considers a few random sentences and strikes if one of them is a strike. */
export const striker: Bot<OutpostView> = (view, chance) => {
  const thoughts = Array.from({ length: 6 }, () => random(view, chance));
  return thoughts.find((sentence) => sentence.includes('strike')) ?? chance.pick(thoughts);
};

/** Two bots for the kernel's small game. */
export const duelists: Lineup<Outpost> = {
  bots: { red: striker, blue: random },
  observe: ({ rule, key }, { round }) => (rule === 'strike' ? [key, `${key} in round ${round}`] : []),
  measures: { rounds: ({ round }) => round, cards: ({ deck }) => deck.inside.length },
};

/** Made by each worker thread. `given` names the bot of red. */
export function duel(given: unknown): Series {
  return seriesOf(outpost, () => ({ ...duelists, bots: { red: given === 'random' ? random : striker, blue: random } }));
}
