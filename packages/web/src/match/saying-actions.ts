import type { Sentence } from '@sandtable/kernel';
import type { Position } from '../face/position.ts';
import { back, type Click, press } from '../saying/press.ts';
import { isBetweenOrders, type Plan, planWith, withoutOrder, withOrders } from '../saying/plan.ts';
import { proposalOf, settled } from '../saying/proposal.ts';
import { withWords } from '../saying/saying.ts';
import { leaderOf } from '../saying/who.ts';
import { useSettingsStore } from '../settings/settings-store.ts';
import { askedOf } from './asked.ts';
import { chooserIn, laterIn, wordsIn } from './modes.ts';
import { NOTHING_SAID, type Stage } from './play-state.ts';
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
  const { words } = asked.saying;
  const pressed = press(asked.saying, click);
  switch (pressed.does) {
    case 'say': {
      const saying = withWords(asked.saying, pressed.words);
      const isAtOnce = isOneClick(click, byTouch) && saying.position.plan === null;
      const sentence = isAtOnce ? proposalOf(settled(saying)) : null;
      if (sentence !== null && saying.words.length > 1) return void send(store, sentence);
      return sayLooking(store, pressed, saying.position.plan === null ? looked : {});
    }
    case 'take':
      return store.setState({ stage: spoken(pressed.words), unit: pressed.unit, refusal: [] });
    case 'choose':
      return store.setState({
        ...looked,
        stage: { kind: 'saying', words, later: asked.saying.later ?? [], chooser: { entries: pressed.entries, title } },
      });
    case 'send':
      return void send(store, pressed.sentence);
    case 'nothing':
      return store.setState({ ...looked, stage: spoken(words, asked.saying.later) });
  }
}

/** With these words, and nothing to choose. */
function spoken(words: Sentence, later: readonly Sentence[] = []): Stage {
  return { kind: 'saying', words, later, chooser: null };
}

/** A word of a button, a stepper or a chooser; in a plan, with the orders that come after it. */
export function say(store: PlayStore, words: Sentence, later = laterIn(store.getState())): void {
  sayLooking(store, { words, later }, {});
}

/** What a unit is told, as far as it is said: a sentence of its own, or in a plan one order more. */
export function tellUnit(store: PlayStore, order: Sentence): void {
  const saying = askedOf(store.getState())?.saying;
  if (saying === undefined) return;
  const plan = saying.position.plan === null ? { words: order, later: [] } : planWith(saying, order);
  if (plan !== null) sayLooking(store, plan, {});
}

/** The plan without one of its orders. */
export function dropOrder(store: PlayStore, place: number): void {
  const saying = askedOf(store.getState())?.saying;
  if (saying !== undefined) store.setState({ stage: spoken(withoutOrder(saying, place)), refusal: [] });
}

/** One of several ways, to be compared with the others: however whole it makes the sentence, it is not sent by it. */
export function pick(store: PlayStore, words: Sentence): void {
  store.setState({ stage: spoken(words), refusal: [] });
}

/** The one who acts is shown; where nobody does, whoever was looked at. */
function sayLooking(store: PlayStore, { words, later }: Plan, looked: { readonly unit?: number }): void {
  const asked = askedOf(store.getState());
  if (asked === null) return;
  const { position } = asked.saying;
  if (position.plan !== null && words.at(-1) !== position.plan.end)
    return store.setState({ stage: stageOfPlan(position, { words, later }), refusal: [], ...looked });
  const said = settled(withWords(asked.saying, words));
  const isDone = position.offers(said.words).every(({ kind }) => kind === 'send');
  if (isDone && !position.needsConfirm(said.words)) return void send(store, said.words);
  const leader = leaderOf(said);
  const shown = leader === -1 ? looked : { unit: leader };
  store.setState({ stage: spoken(said.words), refusal: [], ...shown });
}

/** What waits comes behind an order as soon as that is whole. */
function stageOfPlan(position: Position, { words, later }: Plan): Stage {
  const isWhole = later.length > 0 && isBetweenOrders({ position, words });
  return isWhole ? spoken(withOrders(position, words, later)) : spoken(words, later);
}

/** By touch everything takes two taps, whatever the setting: a finger hits the wrong hex too easily. */
function isOneClick(click: Click, byTouch: boolean): boolean {
  if (byTouch || useSettingsStore.getState().settings.commit !== 'one') return false;
  return ('hex' in click || 'unit' in click) && !matchMedia('(pointer: coarse)').matches;
}

/** One step back: a chooser, then word by word. */
export function stepBack(store: PlayStore): boolean {
  const state = store.getState();
  if (chooserIn(state) !== null) {
    closeChooser(store);
    return true;
  }
  const asked = askedOf(state);
  if (asked === null || asked.saying.words.length === 0) return false;
  store.setState({ stage: spoken(back(asked.saying).words), refusal: [] });
  return true;
}

export function closeChooser(store: PlayStore): void {
  const state = store.getState();
  if (chooserIn(state) !== null) store.setState({ stage: spoken(wordsIn(state), laterIn(state)) });
}

export function sayNothing(store: PlayStore): void {
  store.setState({ stage: NOTHING_SAID, refusal: [] });
}

/** What is proposed is done. */
export function confirm(store: PlayStore): void {
  const proposal = askedOf(store.getState())?.proposal ?? null;
  if (proposal !== null) void send(store, proposal);
}

async function send(store: PlayStore, sentence: Sentence): Promise<void> {
  const state = store.getState();
  store.setState({ stage: { kind: 'sending', words: wordsIn(state) }, refusal: [], missed: [] });
  note(store, await state.sitting.act(state.moment.seq, sentence));
}
