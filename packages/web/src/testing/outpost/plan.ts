import type { TablePlan } from '../../link/protocol.ts';

/** Against the second side's own procedure. */
export const PLAN: TablePlan = {
  options: { rounds: 2, opponent: 'procedure' },
  seats: { red: { kind: 'person', name: 'You' }, ai: { kind: 'procedure' } },
  seed: 'sfc32:outpost',
};
