import { randomOf, Recorder, type Random, type Sentence } from '../../../../packages/kernel/src/index.ts';
import { startOf } from '../../recorded.ts';
import { toy, type ToyEvent, type ToyView } from './index.ts';

type Choose = (view: ToyView, random: Random) => Sentence;

/** Makes one decision per call, and returns whether it ended the match; the next call then starts another. */
export function ourPlay(choose: Choose): () => boolean {
  const random = randomOf('sfc32:bench', 'toy');
  const begin = (): ReturnType<typeof toy.revive> => startOf(toy, null, `sfc32:${random.below(2 ** 30)}`);
  let state = begin();
  let pending = toy.pending(state);
  return () => {
    if (pending === undefined) {
      state = begin();
      pending = toy.pending(state);
    }
    // As in a match, the seat asked chooses from its own view.
    const sentence = choose(toy.view(state, pending?.seat ?? 'spectator'), random);
    toy.apply(state, sentence, new Recorder<ToyEvent>(state.random));
    pending = toy.pending(state);
    return pending === undefined;
  };
}

export const wordByWord: Choose = (view, random) => toy.anySentence(view, random);

/** Word by word, and judged as a server judges a sentence from outside. */
export const judged: Choose = (view, random) => {
  const sentence = toy.anySentence(view, random);
  if (!toy.judge(view, sentence).granted) throw new Error(`refused: ${sentence.join(' ')}`);
  return sentence;
};

/** As bots of boardgame.io choose. */
export const fromAll: Choose = (view, random) => random.pick([...toy.everySentence(view)]);
