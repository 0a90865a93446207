import { counted } from '@sandtable/kernel';
import { promptly } from './step-module.ts';

/** G3.6: the firefight is longer; the end marker moves. */
export const rounds = promptly<'rounds'>({
  run({ view }, _frame, { amount }, io) {
    view.terms = { ...view.terms, rounds: Math.max(1, view.terms.rounds + amount) };
    io.emit({ rule: 'G3.6', key: 'roundsChanged', rounds: view.terms.rounds });
  },
  words: ({ amount }) => `The firefight lasts ${counted(Math.abs(amount), 'round')} ${amount < 0 ? 'less' : 'longer'}.`,
  worth: () => 0.3,
});
