import type { Sentence, Word } from '@sandtable/kernel';
import {
  cardName,
  DISCLOSE,
  EFFECTS,
  explainChosen,
  explainLeftOpen,
  explainNext,
  explainPrompt,
  hexKind,
  hexName,
  isBattery,
  isEffect,
  NONE,
  ORDER_WORDS,
  type Phase,
  PHASE_NAMES,
  printUnit,
  type Seen,
  shortBar,
  unitId,
  type UnitId,
  unitKind,
  unitName,
  unitPlace,
} from '@sandtable/limanowa';
import type { Choice, Form, SpokenWord } from '../../face/choice.ts';
import type { Deed, Preview, Speech } from '../../face/speech.ts';
import { byWords } from '../../saying/memo.ts';
import { orderWords, withOrder } from '../../saying/plan.ts';
import {
  openQuestionIn,
  judged,
  type Judging,
  type LimanowaSaying,
  linesOf,
  type LimanowaOffer,
  type SayingOf,
} from './saying.ts';
import { planGivesUp } from './give-up.ts';
import { planSpeech } from './plan-speech.ts';
import { cardNumber, fixedLabel, isButton, isOrderWord, ORDERS } from './fixed-words.ts';

/** What can be said in a view. `sayingOf` binds words to the position that this speech becomes part of. */
export function speechOf(game: Judging, seen: Seen, sayingOf: SayingOf): Speech {
  const pending = game.pending(seen.view);
  const asked = openQuestionIn({ game, seen });
  const isPlan = asked.plan !== null;
  const offers = byWords((words): readonly Choice[] =>
    game.offers(seen.view, words).map((meant) => ({ ...saidOf(seen, words, meant, isPlan), worth: null })),
  );
  const isInLast = (words: Sentence, unit: UnitId): boolean =>
    words.slice(words.findLastIndex((word) => isOrderWord(word))).includes(printUnit(seen, unit));
  return {
    isTurn: isPlan,
    spared: null,
    plan: planSpeech(seen, asked, sayingOf),
    prompt: (words, number = NONE) => {
      const chosen = unitId(number);
      if (pending === undefined) return '';
      const isFresh =
        words.length === 0 ||
        (offers(words).some(({ word }) => word === DISCLOSE) && (chosen === NONE || !isInLast(words, chosen)));
      if (isPlan && isFresh && seen.view.units[chosen]?.corps === asked.corps) return explainChosen(seen, chosen);
      if (words.length === 0) return explainPrompt(seen, pending.key);
      const isMore = (): boolean => isPlan && isOrderLeft(sayingOf(words));
      return explainNext(seen, game.heard(seen.view, words), game.offers(seen.view, words), isMore);
    },
    offers,
    choices: offers,
    heard: byWords((words) => heardIn(game, seen, words, isPlan)),
    allows: (words) => judged(sayingOf(words)).isGranted,
    usual: (words) => usualNext(offers(words), words, isPlan),
    // Disclosing and answering lead to dice, so they need the main button.
    needsConfirm: () => true,
    preview: (words) => previewOf(sayingOf(words)),
    warning: (words) => (words.at(-1) === DISCLOSE ? leftOpen(sayingOf(words)) : null),
    givesUp: byWords((words) => (isPlan ? planGivesUp(sayingOf(words)) : null)),
    deeds: (unit) => (isPlan ? deedsOf(sayingOf([]), unitId(unit)) : []),
    turnButtons: () => ({ usual: [], last: null }),
    explain: (reasons) => linesOf(seen, reasons),
  };
}

/** In the order in which a plan says them. */
const FIRST_WORDS: readonly Word[] = [...EFFECTS, ...ORDER_WORDS];

/** Whether an order or card could still be added anywhere in the plan. */
function isOrderLeft(saying: LimanowaSaying): boolean {
  const orders = orderWords(saying);
  return FIRST_WORDS.some((word, place) => {
    const later = withOrder(saying.position, orders, [word])?.later;
    return later?.every(([first = '']) => FIRST_WORDS.indexOf(first) >= place) ?? false;
  });
}

/** L6.3a: asks about a cleared objective that would stay empty. */
function leftOpen(saying: LimanowaSaying): string | null {
  return explainLeftOpen(saying.seen, judged(saying).figures.cleared ?? []);
}

/** In a plan: disclose, once it is complete. In an answer: the next word if there is only one. */
function usualNext(offered: readonly Choice[], words: Sentence, isPlan: boolean): Word | null {
  if (isPlan) return offered.find(({ word }) => word === DISCLOSE)?.word ?? null;
  const [only, another] = offered;
  return words.length > 0 && another === undefined && only?.kind !== 'send' ? (only?.word ?? null) : null;
}

function previewOf(saying: LimanowaSaying): Preview {
  const { isGranted, reasons } = judged(saying);
  const lines = linesOf(saying.seen, reasons);
  if (!isGranted) return { granted: false, lines };
  const { plan } = openQuestionIn(saying);
  if (plan === null) return { granted: true, label: 'Confirm', group: 'With', lines };
  const phase = PHASE_NAMES[saying.seen.view.turn.phase];
  const label = saying.words.length > 0 ? `Disclose the ${phase} plan` : EMPTY_LABELS[plan];
  return { granted: true, label, group: 'Attackers', lines };
}

const EMPTY_LABELS: Readonly<Record<Phase, string>> = {
  opening: 'Disclose without a card',
  central: 'Disclose without orders',
  closing: 'Disclose and end the round',
};

function formOf(seen: Seen, said: Sentence, meant: LimanowaOffer, isPlan: boolean): Form {
  switch (meant.kind) {
    case 'unit':
      return {
        kind: 'unit',
        unit: meant.value,
        part: isAttacker(said) ? 'joins' : 'named',
        tick: unitPlace(seen, meant.value),
      };
    case 'hex':
      return { kind: 'hex', hex: meant.value };
    case 'stop':
      return { kind: 'send' };
    case 'fixed': {
      const { word } = meant;
      if (isEffect(word)) {
        const card = cardNumber(word);
        return isPlan ? { kind: 'order', isPlain: false, card } : { kind: 'card', card };
      }
      if (isPlan && isOrderWord(word)) return { kind: 'order', isPlain: ORDERS[word].isPlain, card: -1 };
      return isButton(word) ? { kind: 'other' } : { kind: 'verb', leaves: false, clicked: 'then' };
    }
  }
}

/** An attack names its target first; all later units join it. */
function isAttacker(said: Sentence): boolean {
  const order = said.findLastIndex((word) => isOrderWord(word));
  return said[order] === 'attack' && said.length > order + 1;
}

function labelOf(seen: Seen, meant: LimanowaOffer): string {
  switch (meant.kind) {
    case 'unit':
      return unitName(seen, meant.value);
    case 'hex':
      return hexName(seen.map, meant.value);
    case 'stop':
      return 'Done';
    case 'fixed':
      return isEffect(meant.word) ? cardName(seen.pack, meant.word) : fixedLabel(meant.word);
  }
}

function saidOf(seen: Seen, said: Sentence, meant: LimanowaOffer, isPlan: boolean): SpokenWord {
  return { ...formOf(seen, said, meant, isPlan), word: meant.word, label: labelOf(seen, meant) };
}

function heardIn(game: Judging, seen: Seen, words: Sentence, isPlan: boolean): SpokenWord[] {
  const heard = game.heard(seen.view, words);
  const meant = heard.length === words.length ? heard : words.map((word) => readPlainly(seen, word));
  return meant.map((each, place) => saidOf(seen, words.slice(0, place), each, isPlan));
}

/** Reads units and hexes even in a denied sentence, so that the reason can name them. */
function readPlainly(seen: Seen, word: Word): LimanowaOffer {
  const unit = unitKind.read(seen, word);
  if (unit !== undefined) return { kind: 'unit', word, value: unit };
  const hex = hexKind.read(seen, word);
  return hex === undefined ? { kind: 'fixed', word, value: word } : { kind: 'hex', word, value: hex };
}

/** The order buttons of this unit; barred ones have the reason. Attacks are made by clicking the enemy. */
function deedsOf(saying: LimanowaSaying, unit: UnitId): Deed[] {
  const { seen } = saying;
  const { plan, corps } = openQuestionIn(saying);
  const it = seen.view.units[unit];
  if (it === undefined || it.corps !== corps || it.at === -1) return [];
  const arm = isBattery(seen, unit) ? 'battery' : 'fighter';
  const deeds = ORDER_WORDS.flatMap((verb): Deed[] => {
    const { label, button } = ORDERS[verb];
    if (button === null || button.phase !== plan || (button.arm !== 'any' && button.arm !== arm)) return [];
    const words = [verb, printUnit(seen, unit)];
    const { isGranted, reasons } = judged(saying, words);
    if (!isGranted && !button.isAlways) return [];
    const bar = isGranted ? null : shortBar(reasons[0]?.key);
    return [{ words, label, place: button.place, bar, lines: linesOf(seen, reasons) }];
  });
  return deeds.toSorted((a, b) => a.place - b.place);
}
