import {
  DISCLOSE,
  explainChosen,
  explainNext,
  explainPrompt,
  type Phase,
  PHASE_NAMES,
  printUnit,
  type Seen,
} from '@sandtable/limanowa';
import type { Sentence, Word } from '@sandtable/kernel';
import type { Choice } from '../../face/choice.ts';
import type { Preview, Speech } from '../../face/speech.ts';
import { byWords } from '../../saying/by-words.ts';
import { deedsOf } from './deeds.ts';
import { heardIn } from './heard.ts';
import { judged } from './judged.ts';
import { linesOf } from './line.ts';
import { saidOf } from './meaning.ts';
import { planSpeech } from './plan-speech.ts';
import { askedIn, type Judging, type LimanowaSaying, type SayingOf } from './saying.ts';
import { isOrderWord } from './words-of.ts';

/** What can be said on a view. `sayingOf` puts words to the position that this becomes a part of. */
export function speechOf(game: Judging, seen: Seen, sayingOf: SayingOf): Speech {
  const pending = game.pending(seen.view);
  const asked = askedIn({ game, seen });
  const isPlan = asked.plan !== null;
  const offers = byWords((words): readonly Choice[] =>
    game.offers(seen.view, words).map((meant) => ({ ...saidOf(seen, words, meant, isPlan), worth: null })),
  );
  /** Has the unit its part in the order that was said last? */
  const isInLast = (words: Sentence, unit: number): boolean =>
    words.slice(words.findLastIndex((word) => isOrderWord(word))).includes(printUnit(seen, unit));
  return {
    isTurn: isPlan,
    spared: null,
    plan: planSpeech(seen, asked, sayingOf),
    prompt: (words, chosen = -1) => {
      if (pending === undefined) return '';
      const isFresh =
        words.length === 0 ||
        (offers(words).some(({ word }) => word === DISCLOSE) && (chosen === -1 || !isInLast(words, chosen)));
      if (isPlan && isFresh && seen.view.units[chosen]?.corps === asked.corps) return explainChosen(seen, chosen);
      if (words.length === 0) return explainPrompt(seen, pending.key);
      return explainNext(seen, game.heard(seen.view, words), game.offers(seen.view, words));
    },
    offers,
    choices: offers,
    heard: byWords((words) => heardIn(game, seen, words, isPlan)),
    allows: (words) => judged(sayingOf(words)).isGranted,
    usual: (words) => usualNext(offers(words), words, isPlan),
    // Whatever is disclosed or answered brings dice; the main button is there for it.
    needsConfirm: () => true,
    preview: (words) => previewOf(sayingOf(words)),
    warning: () => null,
    deeds: (unit) => (isPlan ? deedsOf(sayingOf([]), unit) : []),
    turnButtons: () => ({ usual: [], last: null }),
    explain: (reasons) => linesOf(seen, reasons),
  };
}

/** A plan can be disclosed as soon as it is whole; of an answer, what nobody has to choose. */
function usualNext(offered: readonly Choice[], words: Sentence, isPlan: boolean): Word | null {
  if (isPlan) return offered.find(({ word }) => word === DISCLOSE)?.word ?? null;
  const [only, another] = offered;
  return words.length > 0 && another === undefined && only?.kind !== 'send' ? (only?.word ?? null) : null;
}

function previewOf(saying: LimanowaSaying): Preview {
  const { isGranted, reasons } = judged(saying);
  const lines = linesOf(saying.seen, reasons);
  if (!isGranted) return { granted: false, lines };
  const { plan } = askedIn(saying);
  if (plan === null) return { granted: true, label: 'Confirm', group: 'With', lines };
  const phase = PHASE_NAMES[saying.seen.view.turn.phase];
  const label = saying.words.length > 0 ? `Disclose: ${phase}` : EMPTY_LABELS[plan];
  return { granted: true, label, group: 'Attackers', lines };
}

/** With nothing planned. */
const EMPTY_LABELS: Readonly<Record<Phase, string>> = {
  opening: 'Disclose: no card',
  central: 'Disclose: no orders',
  closing: 'Disclose: end the round',
};
