import type { SimpleRealm } from '@sandtable/kernel';
import { type Pig, pig } from '@sandtable/kernel/testing';
import { type LinkFace, PLAIN_LINK } from '../../face/link.ts';
import type { TablePlan } from '../../link/protocol.ts';

export const SEATS = { first: 'Ann', second: 'Ben' };

export const pigLink: LinkFace<SimpleRealm<Pig>> = {
  ...PLAIN_LINK,
  system: pig,
  bots: { bold: ({ brought }) => [brought < 8 ? 'roll:2' : 'hold'] },
  standingOf: ({ scores }) => ({
    mission: 'pig',
    name: 'Pig',
    standing: scores.join(' : '),
    pieces: [],
    rules: [],
    names: SEATS,
  }),
};

export const PLAN: TablePlan = {
  options: { mission: 'pig' },
  seats: { first: { kind: 'person', name: 'You' }, second: { kind: 'bot', bot: 'bold' } },
  seed: 'sfc32:pig',
};
