import type { Offer, Sentence } from '@sandtable/kernel';
import { type Outpost, outpost, type OutpostView } from '@sandtable/kernel/testing';
import type { Choice, Form, SpokenWord } from '../../face/choice.ts';
import type { Line } from '../../face/field.ts';
import type { Speech, TurnButton } from '../../face/speech.ts';
import { clickablesOf } from '../../saying/clickables.ts';
import type { Saying } from '../../saying/saying.ts';

function formOf(said: Sentence, meant: Offer<Outpost>): Form {
  switch (meant.kind) {
    case 'squad':
      return { kind: 'unit', unit: meant.value, part: 'named', tick: meant.word };
    case 'member':
      return { kind: 'unit', unit: meant.value, part: 'joins', tick: meant.word };
    case 'space':
      return { kind: 'hex', hex: meant.value };
    case 'card':
      return { kind: 'card', card: meant.value };
    case 'coins':
      return { kind: 'payment' };
    case 'fixed':
      return said.length < 2 ? { kind: 'verb', leaves: false, clicked: 'then' } : { kind: 'other' };
    case 'stop':
      return { kind: 'send' };
    case 'posture':
    case 'stay':
      return { kind: 'other' };
  }
}

function saidOf(said: Sentence, meant: Offer<Outpost>): SpokenWord {
  return { ...formOf(said, meant), word: meant.word, label: meant.kind === 'stop' ? 'Done' : meant.word };
}

/** What a strike needs on the dice; null if it is no strike. */
export function neededFor(view: OutpostView, words: Sentence): number | null {
  const verdict = outpost.judge(view, words);
  return verdict.granted ? (verdict.value.figures.needed ?? null) : null;
}

export function outpostSpeech(view: OutpostView, sayingOf: (words: Sentence) => Saying): Speech {
  const asked = outpost.pending(view);
  const isTurn = asked?.key === 'turn';
  const offers = (words: Sentence): Choice[] =>
    outpost.offers(view, words).map((meant) => ({ ...saidOf(words, meant), worth: null }));
  const linesOf = (reasons: readonly { readonly rule: string; readonly key: string }[]): Line[] =>
    reasons.map(({ rule, key }) => ({ rule, text: key, amount: null }));
  return {
    isTurn,
    prompt: () => (isTurn ? 'Your turn' : `Answer: ${asked?.key ?? ''}`),
    offers,
    choices: offers,
    heard: (words) => outpost.heard(view, words).map((meant, place) => saidOf(words.slice(0, place), meant)),
    allows: (words) => outpost.judge(view, words).granted,
    usual: (words) => {
      const offered = outpost.offers(view, words);
      if (words.length === 0) return null;
      return offered.find(({ kind }) => kind === 'coins' || kind === 'posture')?.word ?? null;
    },
    needsConfirm: (sentence) => {
      const verdict = outpost.judge(view, sentence);
      return verdict.granted && verdict.value.verb?.traits.rolls === true;
    },
    preview: (words) => {
      const verdict = outpost.judge(view, words);
      const lines = linesOf(verdict.reasons);
      return verdict.granted ? { granted: true, label: 'Do it', group: 'Group', lines } : { granted: false, lines };
    },
    warning: () => null,
    givesUp: () => null,
    deeds: (unit) =>
      offers([`u${unit + 1}`]).map(({ word, label }, place) => ({
        words: [`u${unit + 1}`, word],
        label,
        place,
        bar: null,
        lines: [],
      })),
    turnButtons: () => {
      const buttons = clickablesOf(sayingOf([]))
        .buttons.filter(({ words }) => isTurn && words.length === 1)
        .map(({ words, label }): TurnButton => ({ words, label, aside: '', tip: null, isAlarming: false }));
      return {
        usual: buttons.filter(({ label }) => label !== 'pass'),
        last: buttons.find(({ label }) => label === 'pass') ?? null,
      };
    },
    explain: linesOf,
    spared: null,
    plan: null,
  };
}
