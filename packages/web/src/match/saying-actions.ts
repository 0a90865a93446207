import type { Sentence, Word } from '@sandtable/kernel';
import type { Entry } from '../face/choice.ts';
import type { Position, Route } from '../face/position.ts';
import { back, type Click, press } from '../saying/press.ts';
import { isBetweenOrders, type Plan, planWith, withoutOrder, withOrders } from '../saying/plan.ts';
import { filled, proposalOf, settled } from '../saying/proposal.ts';
import { type Saying, withWords } from '../saying/saying.ts';
import { leaderOf } from '../saying/who.ts';
import { useSettingsStore } from '../settings/settings-store.ts';
import { askedOf } from './asked.ts';
import { chooserIn, laterIn, rollIn, wordsIn } from './modes.ts';
import { type Chooser, type Intent, NOTHING_SAID, type PlayState, type Stage } from './play-state.ts';
import type { PlayStore } from './play-store.ts';
import { isTooSoon, noteSaid } from './settling.ts';
import { note } from './turn-actions.ts';

/** How something was clicked. */
interface Pressing {
  readonly by?: 'mouse' | 'touch' | 'key';
  /** The counters there have been spread out by it: which of them is meant is told by the next one. */
  readonly spreads?: boolean;
}

/** Something on the table was clicked. All that it changes is changed at once, so that the map is drawn once. */
export function pressOn(store: PlayStore, click: Click, { by = 'mouse', spreads = false }: Pressing = {}): void {
  const asked = askedOf(store.getState());
  const looked = 'unit' in click ? { unit: click.unit } : {};
  if (asked === null) return store.setState(looked);
  const { words, later = [] } = asked.saying;
  const pressed = press(asked.saying, click);
  const chooserOf = (entries: readonly Entry[]): Chooser => ({
    entries,
    hex: hexIn(asked.saying.position, click),
    before: words,
    later,
    byKey: by === 'key',
  });
  switch (pressed.does) {
    case 'say': {
      const saying = withWords(asked.saying, pressed.words);
      const { meanings } = pressed;
      const isAtOnce = isOneClick(click, by) && saying.position.plan === null && meanings === undefined;
      const sentence = isAtOnce ? proposalOf(settled(saying)) : null;
      if (sentence !== null && saying.words.length > 1) return void send(store, sentence);
      if (isOnItsWay(store.getState(), pressed.way, words)) return isTooSoon(store) ? undefined : confirm(store);
      noteSaid(store);
      sayLooking(store, pressed, saying.position.plan === null ? looked : {});
      store.setState(({ intent }) => ({ intent: intentAfter(intent, saying, pressed.way) }));
      // In a plan what has just been ordered is shown where it was clicked, to be changed or taken back.
      if (meanings !== undefined || isOrdered(saying, click)) openChooser(store, chooserOf(meanings ?? []));
      return undefined;
    }
    case 'take':
      return store.setState({ stage: spoken(pressed.words), unit: pressed.unit, refusal: [] });
    case 'choose':
      if (spreads && pressed.entries.every(({ choice }) => choice.kind === 'unit')) return undefined;
      return store.setState({
        ...looked,
        stage: { ...spoken(words, later), chooser: chooserOf(pressed.entries) },
      });
    case 'send':
      return isTooSoon(store) ? undefined : void send(store, pressed.sentence);
    case 'nothing':
      return store.setState({ ...looked, stage: spoken(words, asked.saying.later) });
  }
}

/** A second click on the goal of the way whose first part has been said. */
function isOnItsWay({ intent }: PlayState, way: Route | undefined, words: Sentence): boolean {
  if (way === undefined || intent === null || intent.goal !== way.goal || intent.unit !== way.unit) return false;
  return way.first.every((word, place) => words[place] === word);
}

/** Who is told anything else is on his way no more. */
function intentAfter(intent: Intent | null, saying: Saying, way: Route | undefined): Intent | null {
  if (way !== undefined) return way.legs.length > 1 ? { unit: way.unit, goal: way.goal } : null;
  return intent !== null && saying.words.length > 1 && leaderOf(saying) === intent.unit ? null : intent;
}

/** Where it is on its way to, as it stands; null where it cannot go on now. */
export function wayIn({ intent, moment: { position } }: PlayState): Route | null {
  const word = intent === null ? undefined : position.unitWord(intent.unit);
  return intent === null || word === undefined ? null : position.wayTo([word], intent.goal);
}

export function forgetWay(store: PlayStore): void {
  store.setState({ intent: null });
}

/** Does what is proposed at a hex. */
export function doNow(store: PlayStore, sentence: Sentence): void {
  if (askedOf(store.getState()) !== null) void send(store, sentence);
}

type SayingStage = Extract<Stage, { kind: 'saying' }>;

/** With these words, and nothing to choose. */
function spoken(words: Sentence, later: readonly Sentence[] = []): SayingStage {
  return { kind: 'saying', words, later, chooser: null, roll: null };
}

/** A click on the map has made an order of a plan. */
function isOrdered({ position, words }: Saying, click: Click): boolean {
  return position.plan !== null && ('hex' in click || 'unit' in click) && isBetweenOrders({ position, words });
}

/** Where the click was. */
function hexIn(position: Position, click: Click): number {
  if ('hex' in click) return click.hex;
  return 'unit' in click ? position.hexOfUnit(click.unit) : -1;
}

/** What a click could mean besides what has just been said for it. */
function openChooser(store: PlayStore, chooser: Chooser): void {
  store.setState(({ stage }) => (stage.kind === 'saying' ? { stage: { ...stage, chooser } } : {}));
}

/** Another meaning of the click; as long as it goes on from what had been said before, the others stay at hand. */
export function takeMeaning(store: PlayStore, entry: Entry): void {
  const chooser = chooserIn(store.getState());
  if (chooser === null) return;
  const { before } = chooser;
  say(store, entry.words, entry.later ?? chooser.later);
  const isFurther = before.every((word, place) => entry.words[place] === word);
  if (isFurther) openChooser(store, chooser);
}

/** What is put on the roll that the words lead to. */
export function putOnRoll(store: PlayStore, roll: Word): void {
  store.setState(({ stage }) => (stage.kind === 'saying' ? { stage: { ...stage, roll } } : {}));
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
  store.setState((state) => ({
    stage: { ...spoken(words), chooser: chooserIn(state), roll: rollIn(state) },
    refusal: [],
  }));
}

/** The one who acts is shown; where nobody does, whoever was looked at. */
function sayLooking(store: PlayStore, { words, later }: Plan, looked: { readonly unit?: number }): void {
  const asked = askedOf(store.getState());
  if (asked === null) return;
  const { position } = asked.saying;
  if (position.plan !== null && words.at(-1) !== position.plan.end)
    return store.setState({ stage: stageOfPlan(position, { words, later }), refusal: [], ...looked });
  const whole = filled(withWords(asked.saying, words));
  const said = settled(whole);
  // What nobody has pointed at is looked at before it is done.
  const isDone =
    whole.words.length === words.length && position.offers(said.words).every(({ kind }) => kind === 'send');
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
function isOneClick(click: Click, by: Pressing['by']): boolean {
  if (by === 'touch' || useSettingsStore.getState().settings.commit !== 'one') return false;
  return ('hex' in click || 'unit' in click) && !matchMedia('(pointer: coarse)').matches;
}

/** One step back: a chooser, then word by word. */
export function stepBack(store: PlayStore): boolean {
  const state = store.getState();
  const chooser = chooserIn(state);
  if (chooser !== null && state.moment.position.plan !== null) {
    closeChooser(store);
    return true;
  }
  if (chooser !== null) {
    store.setState({ stage: spoken(chooser.before, chooser.later), refusal: [] });
    return true;
  }
  const asked = askedOf(state);
  if (asked === null || asked.saying.words.length === 0) return false;
  const { intent } = state;
  const isWay = intent !== null && leaderOf(asked.saying) === intent.unit;
  store.setState({ stage: spoken(back(asked.saying).words), refusal: [], intent: isWay ? null : intent });
  return true;
}

export function closeChooser(store: PlayStore): void {
  const state = store.getState();
  if (chooserIn(state) !== null) store.setState({ stage: spoken(wordsIn(state), laterIn(state)) });
}

/** In a plan, what was ordered by the last click is taken back. */
export function takeBackOrder(store: PlayStore): void {
  const chooser = chooserIn(store.getState());
  if (chooser !== null) store.setState({ stage: spoken(chooser.before, chooser.later), refusal: [] });
}

export function sayNothing(store: PlayStore): void {
  const state = store.getState();
  const asked = askedOf(state);
  const isWay = asked !== null && leaderOf(asked.saying) === state.intent?.unit;
  store.setState({ stage: NOTHING_SAID, refusal: [], intent: isWay ? null : state.intent });
}

/** What is proposed is done. */
export function confirm(store: PlayStore): void {
  const proposal = askedOf(store.getState())?.proposal ?? null;
  if (proposal !== null) void send(store, proposal);
}

/** An answer, another unit's order, or the next part of the way: it is still meant. */
function goesOn(state: PlayState, sentence: Sentence): boolean {
  const { intent, moment } = state;
  if (intent === null || !moment.isTurn || sentence[0] !== moment.position.unitWord(intent.unit)) return true;
  return wayIn(state)?.first.every((word, place) => sentence[place] === word) === true;
}

async function send(store: PlayStore, sentence: Sentence): Promise<void> {
  const state = store.getState();
  const { position } = state.moment;
  const rolls = position.rolls(sentence);
  const roll = rolls.find(({ word }) => word === rollIn(state)) ?? rolls[0];
  store.setState({
    stage: { kind: 'sending', words: wordsIn(state), before: spoken(wordsIn(state)) },
    kept: roll?.word ?? null,
    intent: goesOn(state, sentence) ? state.intent : null,
    refusal: [],
    missed: [],
  });
  note(store, await state.sitting.act(state.moment.seq, sentence));
}
