import type { Wording } from '@sandtable/kernel';
import type { LimanowaEvent } from '../model/event.ts';
import type { Held } from '../model/state.ts';
import { heldOf, type LimanowaMatch } from './match.ts';

/** A line for some of the events, by key. */
export type Tell = {
  readonly [Key in LimanowaEvent['key']]?: Wording<Extract<LimanowaEvent, { readonly key: Key }>, Held>;
};

/** What was told at the last sentence, in short, as far as it is asked for. */
function told(match: LimanowaMatch, tell: Tell): string[] {
  const held = heldOf(match);
  return match.events().flatMap((event) => {
    const say: Wording<LimanowaEvent, Held> | undefined = tell[event.key];
    return say === undefined ? [] : [say(event, held)];
  });
}

/** Says all of these and gathers what was told. */
export function play(match: LimanowaMatch, tell: Tell, sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence) => told(match.say(sentence), tell));
}
