import { outpost, type Outpost } from '@sandtable/kernel/testing';
import type { LinkFace } from '../../face/link.ts';
import type { TablePlan } from '../../link/protocol.ts';

export const outpostLink: LinkFace<Outpost> = {
  system: outpost,
  bots: { random: (view, random) => outpost.anySentence(view, random) },
  thinkers: null,
  craft: null,
  drafting: null,
  trial: null,
  standingOf: ({ round, options, squads }) => ({
    mission: null,
    name: 'Outpost',
    standing: `Round ${round} of ${options.rounds}`,
    pieces: squads.flatMap(({ at, side }) => (at < 0 ? [] : [{ at: String(at), side: String(side) }])),
    rules: [],
    names: { red: 'Red', blue: 'Blue', ai: 'the other side' },
  }),
  figuresOf: ({ options, squads }) => ({ Rounds: options.rounds, Squads: squads.length }),
  mayShare: () => false,
  whatIf: null,
};

/** Against the AI of the second side. */
export const PLAN: TablePlan = {
  options: { rounds: 2, opponent: 'procedure' },
  seats: { red: { kind: 'person', name: 'You' }, ai: { kind: 'procedure' } },
  seed: 'sfc32:outpost',
};
