import type { Sentence } from '@sandtable/kernel';
import { needsConfirm } from '../saying/confirm.ts';
import { back, type Click, leaderOf, press } from '../saying/press.ts';
import { proposalOf } from '../saying/proposal.ts';
import { offersOf, type Saying, withWords } from '../saying/saying.ts';
import { useSettingsStore } from '../settings/settings-store.ts';
import { askedOf, settled } from './asked.ts';
import type { PlayStore } from './play-store.ts';
import { note } from './turn-actions.ts';

/** Something on the table was clicked. */
export function pressOn(store: PlayStore, click: Click, title = ''): void {
  if ('unit' in click) store.setState({ unit: click.unit });
  const asked = askedOf(store.getState());
  if (asked === null) return;
  const pressed = press(asked.saying, click);
  switch (pressed.does) {
    case 'say':
      return sayFromMap(store, withWords(asked.saying, pressed.words), click);
    case 'choose':
      return store.setState({ chooser: { entries: pressed.entries, title } });
    case 'send':
      return void send(store, pressed.sentence);
    case 'nothing':
      return store.setState({ chooser: null });
  }
}

/** A word of a button, a stepper or a chooser. */
export function say(store: PlayStore, words: Sentence): void {
  const asked = askedOf(store.getState());
  if (asked === null) return;
  const saying = settled(withWords(asked.saying, words));
  const isDone = offersOf(saying).every((word) => word === '.');
  if (isDone && !needsConfirm(saying, saying.words)) return void send(store, saying.words);
  store.setState({ words: saying.words, chooser: null, refusal: [], ...lookedAt(saying) });
}

/** The one who acts is shown; where nobody does, whoever was looked at. */
function lookedAt(saying: Saying): { readonly unit?: number } {
  const unit = leaderOf(saying);
  return unit === -1 ? {} : { unit };
}

function sayFromMap(store: PlayStore, saying: Saying, click: Click): void {
  const sentence = isOneClick(click) ? proposalOf(settled(saying)) : null;
  if (sentence !== null && saying.words.length > 1) return void send(store, sentence);
  say(store, saying.words);
}

/** By touch everything takes two taps: a finger hits the wrong hex too easily. */
function isOneClick(click: Click): boolean {
  if (useSettingsStore.getState().settings.commit !== 'one' || matchMedia('(pointer: coarse)').matches) return false;
  return 'hex' in click || 'unit' in click;
}

/** One step back: a chooser, then word by word. */
export function stepBack(store: PlayStore): boolean {
  const state = store.getState();
  if (state.chooser !== null) {
    store.setState({ chooser: null });
    return true;
  }
  const asked = askedOf(state);
  if (asked === null || state.words.length === 0) return false;
  store.setState({ words: back(asked.saying).words, refusal: [] });
  return true;
}

export function sayNothing(store: PlayStore): void {
  store.setState({ words: [], chooser: null, refusal: [] });
}

/** What is proposed is done. */
export function confirm(store: PlayStore): void {
  const asked = askedOf(store.getState());
  if (asked === null || !asked.previewed.granted) return;
  const { sentence } = asked.previewed.value;
  if (sentence !== null) void send(store, sentence);
}

/** A button that says a whole order: pressed again, it does it, so that one key is enough for both. */
export function sayOrConfirm(store: PlayStore, words: Sentence): void {
  if (store.getState().words.join(' ') === words.join(' ')) confirm(store);
  else say(store, words);
}

async function send(store: PlayStore, sentence: Sentence): Promise<void> {
  const { link, moment } = store.getState();
  store.setState({ isSending: true, chooser: null, refusal: [], missed: [] });
  note(store, await link.act(moment.seq, sentence));
}
