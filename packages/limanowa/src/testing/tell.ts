import type { Saying } from '@sandtable/kernel';
import type { LimanowaEvent } from '../model/event.ts';
import type { Held } from '../model/state.ts';
import { heldOf, type LimanowaMatch } from './match.ts';

/** A line for each of some event keys. */
export type Tell = {
  readonly [Key in LimanowaEvent['key']]?: Saying<Extract<LimanowaEvent, { readonly key: Key }>, Held>;
};

/** The lines of the last sentence. */
function told(match: LimanowaMatch, tell: Tell): string[] {
  const held = heldOf(match);
  return match.events().flatMap((event) => {
    const say: Saying<LimanowaEvent, Held> | undefined = tell[event.key];
    return say === undefined ? [] : [say(event, held)];
  });
}

/** The lines of all these sentences. */
export function play(match: LimanowaMatch, tell: Tell, sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence) => told(match.say(sentence), tell));
}
