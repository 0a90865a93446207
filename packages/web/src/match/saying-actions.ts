import type { Sentence } from '@sandtable/kernel';
import { needsConfirm } from '../bear/speech/confirm.ts';
import { back, type Click, press } from '../saying/press.ts';
import { leaderOf } from '../saying/who.ts';
import { proposalOf } from '../saying/proposal.ts';
import { offersOf, withWords } from '../saying/saying.ts';
import { useSettingsStore } from '../settings/settings-store.ts';
import { askedOf, settled } from './asked.ts';
import type { PlayStore } from './play-store.ts';
import { note } from './turn-actions.ts';

/** How something was clicked: what is to be read over a choice, and whether by a finger. */
interface Pressing {
  readonly title?: string;
  readonly byTouch?: boolean;
}

/** Something on the table was clicked. All that it changes is changed at once, so that the map is drawn once. */
export function pressOn(store: PlayStore, click: Click, { title = '', byTouch = false }: Pressing = {}): void {
  const asked = askedOf(store.getState());
  const looked = 'unit' in click ? { unit: click.unit } : {};
  if (asked === null) return store.setState(looked);
  const pressed = press(asked.saying, click);
  switch (pressed.does) {
    case 'say': {
      const saying = withWords(asked.saying, pressed.words);
      const sentence = isOneClick(click, byTouch) ? proposalOf(settled(saying)) : null;
      if (sentence !== null && saying.words.length > 1) return void send(store, sentence);
      return sayLooking(store, pressed.words, looked);
    }
    case 'choose':
      return store.setState({ ...looked, chooser: { entries: pressed.entries, title } });
    case 'send':
      return void send(store, pressed.sentence);
    case 'nothing':
      return store.setState({ ...looked, chooser: null });
  }
}

/** A word of a button, a stepper or a chooser. */
export function say(store: PlayStore, words: Sentence): void {
  sayLooking(store, words, {});
}

/** One of several ways, to be compared with the others: however whole it makes the sentence, it is not sent by it. */
export function pick(store: PlayStore, words: Sentence): void {
  store.setState({ words, chooser: null, refusal: [] });
}

/** The one who acts is shown; where nobody does, whoever was looked at. */
function sayLooking(store: PlayStore, words: Sentence, looked: { readonly unit?: number }): void {
  const asked = askedOf(store.getState());
  if (asked === null) return;
  const saying = settled(withWords(asked.saying, words));
  const isDone = offersOf(saying).every((word) => word === '.');
  if (isDone && !needsConfirm(saying, saying.words)) return void send(store, saying.words);
  const leader = leaderOf(saying);
  const shown = leader === -1 ? looked : { unit: leader };
  store.setState({ words: saying.words, chooser: null, refusal: [], ...shown });
}

/** By touch everything takes two taps, whatever the setting: a finger hits the wrong hex too easily. */
function isOneClick(click: Click, byTouch: boolean): boolean {
  if (byTouch || useSettingsStore.getState().settings.commit !== 'one') return false;
  return ('hex' in click || 'unit' in click) && !matchMedia('(pointer: coarse)').matches;
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
