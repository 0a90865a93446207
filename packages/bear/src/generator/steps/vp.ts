import { score } from '../../rules/victory/victory.ts';
import { partyFor } from '../parties.ts';
import { promptly } from './step-module.ts';

/** G3.2: VP from the start. */
export const vp = promptly<'vp'>({
  run(held, frame, { who, amount }, io) {
    score(held.view, partyFor(held, frame, who), amount, 'G3.2', 'start', io);
  },
  words: ({ who, amount }, names) => `${names.does(who, 'begin', 'begins')} with ${amount} VP.`,
  worth: (_seen, _player, { who, amount }) => (who === 'own' ? amount : -amount),
});
