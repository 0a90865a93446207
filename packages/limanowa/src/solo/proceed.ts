import { type Question, verb } from '@sandtable/kernel';
import { AI_SEAT } from '../model/corps.ts';
import type { Held, Limanowa, LimanowaIo } from '../model/state.ts';

/** LS1h: the AI has no choices. Whoever says its `proceed` rolls its dice. */
export function aiQuestion<Frame>(
  key: string,
  resolve: (held: Held, frame: Frame, io: LimanowaIo) => void,
): Question<Limanowa> {
  const proceed = verb<Limanowa, Frame, { readonly frame: Frame }>('proceed', {
    traits: { rolls: true, usual: true },
    says: (phrase) => phrase.word('proceed'),
    resolve: (held, { frame }, io) => resolve(held, frame, io),
  });
  return { seat: AI_SEAT, key, verbs: [proceed] };
}
