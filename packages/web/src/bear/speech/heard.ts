import { printPayment, type Seen, unitName } from '@sandtable/bear';
import type { Sentence, Word } from '@sandtable/kernel';
import type { Said } from '../../face/choice.ts';
import { formOf, saidLabel } from './meaning.ts';
import type { BearOffer } from './meant.ts';
import type { Judging } from './saying.ts';

/** What has been said so far, word by word as one reads it. */
export function heardIn(game: Judging, seen: Seen, words: Sentence): Said[] {
  const heard = game.heard(seen.view, words);
  const meant = heard.length === words.length ? heard : words.map((word) => readPlainly(seen, word));
  return meant.map((each, place) => {
    const form = formOf(seen, words.slice(0, place), each);
    const price = each.kind === 'payment' ? priceIn(game, seen, words, place) : null;
    const said = { ...form, word: each.word, label: price ?? saidLabel(seen, each, form) };
    // In the list of those who are in, everybody goes by his name.
    return said.kind === 'unit' ? { ...said, tick: unitName(seen, said.unit) } : said;
  });
}

/** As the button that does it says it: `2 AP and 1 CAP`. */
function priceIn(game: Judging, seen: Seen, words: Sentence, place: number): string | null {
  const verdict = game.judge(seen.view, words.slice(0, place));
  const word = words[place] ?? '';
  const figures = verdict.granted ? verdict.value.figures.payments?.find((price) => price.word === word) : undefined;
  return figures === undefined ? null : printPayment(word, figures);
}

/** Of what nobody may say, units, hexes and verbs are still understood: it can be said why not. */
function readPlainly({ pack, map }: Seen, word: Word): BearOffer {
  const unit = pack.counterPlaces.get(word);
  if (unit !== undefined) return { kind: 'unit', word, value: unit };
  const hex = map.places.get(word);
  return hex === undefined ? { kind: 'fixed', word, value: word } : { kind: 'hex', word, value: hex };
}
