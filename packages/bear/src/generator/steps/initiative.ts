import { sideFor } from '../parties.ts';
import { promptly } from './step-module.ts';

/** Who begins round 1, or every round, without a roll (B2.1). The last card that says so counts. */
export const initiative = promptly<'initiative'>({
  run(held, frame, { who, rounds }, io) {
    const { view } = held;
    const side = sideFor(held, frame, who);
    view.terms = { ...view.terms, initiative: { side, rounds } };
    io.emit({ rule: 'G3.3b', key: 'initiativeGiven', side, rounds });
  },
  words: ({ who, rounds }, names) =>
    `${names.does(who, 'have', 'has')} the initiative ${rounds === 'first' ? 'in round 1' : 'in every round'}.`,
  worth: (_seen, _player, { who, rounds }) => (who === 'own' ? 1 : -1) * (rounds === 'first' ? 0.6 : 1.6),
});
