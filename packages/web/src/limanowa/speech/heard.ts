import { hexKind, type Seen, unitKind } from '@sandtable/limanowa';
import type { Sentence, Word } from '@sandtable/kernel';
import type { SpokenWord } from '../../face/choice.ts';
import { saidOf } from './meaning.ts';
import type { Judging, Meant } from './saying.ts';

/** What has been said so far, word by word as one reads it. */
export function heardIn(game: Judging, seen: Seen, words: Sentence, isPlan: boolean): SpokenWord[] {
  const heard = game.heard(seen.view, words);
  const meant = heard.length === words.length ? heard : words.map((word) => readPlainly(seen, word));
  return meant.map((each, place) => saidOf(seen, words.slice(0, place), each, isPlan));
}

/** Of what nobody may say, units and hexes are still understood: it can be said why not. */
function readPlainly(seen: Seen, word: Word): Meant {
  const unit = unitKind.read(seen, word);
  if (unit !== undefined) return { kind: 'unit', word, value: unit };
  const hex = hexKind.read(seen, word);
  return hex === undefined ? { kind: 'fixed', word, value: word } : { kind: 'hex', word, value: hex };
}
