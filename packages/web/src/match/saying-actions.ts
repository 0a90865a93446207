import type { Sentence, Word } from '@sandtable/kernel';
import type { Idea } from '../face/advice.ts';
import type { Entry } from '../face/choice.ts';
import type { Position, Route } from '../face/position.ts';
import { back, type Click, goalOf, press } from '../saying/press.ts';
import { isBetweenOrders, type OrderPlan, planWith, withoutOrder, withOrders } from '../saying/plan.ts';
import { filled, leaderOf, proposalOf, type Saying, settled, withWords } from '../saying/saying.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { wantsBreath } from './breath.ts';
import { isHeard, refuseAt } from './heard.ts';
import { openSentenceOf } from './open-sentence.ts';
import { chooserIn, laterIn, rollIn, wordsIn } from './modes.ts';
import { type Chooser, type Intent, NOTHING_SAID, type PlayState, type Stage } from './play-state.ts';
import type { PlayStore } from './play-store.ts';
import { isTooSoon, noteSaid } from './waiting.ts';
import { note } from './turn-actions.ts';

interface PressOptions {
  /** A drag never sends. */
  readonly by?: 'mouse' | 'touch' | 'key' | 'drag';
  /** The click has spread out a stack: the next click picks the counter. */
  readonly spreads?: boolean;
}

/** A click on the table. Changes the state in one step, so that the map is drawn once. */
export function pressOn(store: PlayStore, click: Click, { by = 'mouse', spreads = false }: PressOptions = {}): void {
  const asked = openSentenceOf(store.getState());
  const looked = 'unit' in click ? { unit: click.unit } : {};
  if (asked === null) return store.setState(looked);
  const { words, later = [] } = asked.saying;
  const pressed = press(asked.saying, click);
  const isSure = (): boolean => by !== 'key' || isHeard(store);
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
      if (isOnItsWay(store.getState(), pressed.way, words))
        return isTooSoon(store) || !isSure() ? undefined : confirm(store);
      noteSaid(store);
      sayLooking(store, pressed, saying.position.plan === null ? looked : {}, by === 'key' || by === 'drag');
      if ('card' in click) showMap(store);
      store.setState(({ intent }) => ({ intent: intentAfter(intent, saying, pressed.way) }));
      // In a plan, opens at the new order so that it can be changed or taken back.
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
      return isTooSoon(store) || !isSure() ? undefined : void send(store, pressed.sentence);
    case 'nothing':
      store.setState({ ...looked, stage: spoken(words, asked.saying.later) });
      return by === 'key' ? refuseAt(store, hexIn(asked.saying.position, click)) : undefined;
  }
}

/** On a phone, uncovers the map for a card that needs something on it. */
function showMap(store: PlayStore): void {
  const asked = openSentenceOf(store.getState());
  if (asked !== null && asked.clickables.units.size + asked.clickables.hexes.size > 0) store.setState({ stop: 'peek' });
}

/** A second click on the goal of a march whose first leg is in the sentence. */
function isOnItsWay({ intent }: PlayState, way: Route | undefined, words: Sentence): boolean {
  if (way === undefined || intent === null || intent.goal !== way.goal || intent.unit !== way.unit) return false;
  return way.first.every((word, place) => words[place] === word);
}

/** A unit with any other order stops marching. */
function intentAfter(intent: Intent | null, saying: Saying, way: Route | undefined): Intent | null {
  if (way !== undefined) return way.moves > 1 ? { unit: way.unit, goal: way.goal } : null;
  return intent !== null && saying.words.length > 1 && leaderOf(saying) === intent.unit ? null : intent;
}

/** The rest of the march, consistent with the words so far; null if it cannot go on now. */
export function wayIn(state: PlayState): Route | null {
  const { intent, moment } = state;
  const word = intent === null ? undefined : moment.position.unitWord(intent.unit);
  if (intent === null || word === undefined) return null;
  const words = wordsIn(state);
  return moment.position.wayTo(words[0] === word ? words : [word], intent.goal);
}

export function forgetWay(store: PlayStore): void {
  store.setState({ intent: null });
}

export function doNow(store: PlayStore, sentence: Sentence): void {
  if (openSentenceOf(store.getState()) !== null) void send(store, sentence);
}

type SayingStage = Extract<Stage, { kind: 'saying' }>;

function spoken(words: Sentence, later: readonly Sentence[] = []): SayingStage {
  return { kind: 'saying', words, later, chooser: null, roll: null };
}

function isOrdered({ position, words }: Saying, click: Click): boolean {
  return position.plan !== null && ('hex' in click || 'unit' in click) && isBetweenOrders({ position, words });
}

function hexIn(position: Position, click: Click): number {
  if ('hex' in click) return click.hex;
  return 'unit' in click ? position.hexOfUnit(click.unit) : -1;
}

function openChooser(store: PlayStore, chooser: Chooser): void {
  store.setState(({ stage }) => (stage.kind === 'saying' ? { stage: { ...stage, chooser } } : {}));
}

/** Replaces the words by another meaning of the click. The alternatives stay on offer if the words before the click are unchanged. */
export function takeMeaning(store: PlayStore, entry: Entry): void {
  const chooser = chooserIn(store.getState());
  if (chooser === null) return;
  const { before } = chooser;
  say(store, entry.words, entry.later ?? chooser.later);
  const isFurther = before.every((word, place) => entry.words[place] === word);
  if (isFurther) openChooser(store, chooser);
}

export function putOnRoll(store: PlayStore, roll: Word): void {
  store.setState(({ stage }) => (stage.kind === 'saying' ? { stage: { ...stage, roll } } : {}));
}

/** Says words from a button, a stepper or a chooser; in a plan, keeps the orders after them. */
export function say(store: PlayStore, words: Sentence, later = laterIn(store.getState())): void {
  sayLooking(store, { words, later }, {});
  aim(store);
}

/** Words that did not come from the map put its cursor where they lead: keys go on from there. */
function aim(store: PlayStore, elsewhere = -1): void {
  const { moment, map } = store.getState();
  const saying = openSentenceOf(store.getState())?.saying;
  if (saying === undefined || saying.words.at(-1) === saying.position.plan?.end) return;
  const goal = goalOf(saying);
  const hex = moment.position.hexName(goal === -1 ? elsewhere : goal);
  if (hex !== undefined) map?.aim(hex);
}

/** Says words on a key press: shown and announced, never sent at once. */
export function sayFirst(store: PlayStore, words: Sentence): void {
  sayLooking(store, { words, later: [] }, {}, true);
}

/** Gives a unit an order, perhaps unfinished: as a whole sentence, or in a plan as one more order. */
export function tellUnit(store: PlayStore, order: Sentence): void {
  const saying = openSentenceOf(store.getState())?.saying;
  if (saying === undefined) return;
  const plan = saying.position.plan === null ? { words: order, later: [] } : planWith(saying, order);
  if (plan !== null) sayLooking(store, plan, {});
}

export function dropOrder(store: PlayStore, place: number): void {
  const saying = openSentenceOf(store.getState())?.saying;
  if (saying !== undefined) store.setState({ stage: spoken(withoutOrder(saying, place)), refusal: [] });
}

/** Says one of several alternatives to compare; never sends. */
export function pick(store: PlayStore, words: Sentence): void {
  store.setState((state) => ({
    stage: { ...spoken(words), chooser: chooserIn(state), roll: rollIn(state) },
    refusal: [],
  }));
  aim(store);
}

/** Begins a suggested order as if clicked together; never sends. In a plan it is one order of several. */
export function begin(store: PlayStore, { words, roll }: Pick<Idea, 'words' | 'roll'>): void {
  const asked = openSentenceOf(store.getState());
  if (asked === null) return;
  const { position, words: said } = asked.saying;
  const { plan } = position;
  if (plan === null) {
    pick(store, words);
    if (roll !== undefined) putOnRoll(store, roll);
  } else if (words[0] === plan.end) say(store, [...said, plan.end]);
  else tellUnit(store, words);
  const leader = leaderOf(withWords(asked.saying, words));
  store.setState({ unit: plan === null ? leader : -1, stop: 'peek' });
  aim(store, position.hexOfUnit(leader));
}

/** Selects the unit that acts, or else the one that was clicked. */
function sayLooking(
  store: PlayStore,
  { words, later }: OrderPlan,
  looked: { readonly unit?: number },
  isHeld = false,
): void {
  const asked = openSentenceOf(store.getState());
  if (asked === null) return;
  const { position } = asked.saying;
  if (position.plan !== null && words.at(-1) !== position.plan.end)
    return store.setState({ stage: stageOfPlan(position, { words, later }), refusal: [], ...looked });
  const whole = filled(withWords(asked.saying, words));
  const said = settled(whole);
  // If a word was filled in, the player confirms first.
  const isDone =
    whole.words.length === words.length && position.offers(said.words).every(({ kind }) => kind === 'send');
  if (isDone && !isHeld && !position.needsConfirm(said.words)) return void send(store, said.words);
  const leader = leaderOf(said);
  const shown = leader === -1 ? looked : { unit: leader };
  store.setState({ stage: spoken(said.words), refusal: [], ...shown });
}

/** Appends the waiting orders as soon as the one before them is complete. */
function stageOfPlan(position: Position, { words, later }: OrderPlan): Stage {
  const isWhole = later.length > 0 && isBetweenOrders({ position, words });
  return isWhole ? spoken(withOrders(position, words, later)) : spoken(words, later);
}

/** Touch always takes two taps, since a finger easily hits the wrong hex. With keys the first press announces what the second one does. */
function isOneClick(click: Click, by: PressOptions['by']): boolean {
  if (by !== 'mouse' || useSettingsStore.getState().settings.commit !== 'one') return false;
  return ('hex' in click || 'unit' in click) && !matchMedia('(pointer: coarse)').matches;
}

/** One step back: first the chooser, then word by word. */
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
  const asked = openSentenceOf(state);
  if (asked === null || asked.saying.words.length === 0) return false;
  const { intent } = state;
  const isWay = intent !== null && leaderOf(asked.saying) === intent.unit;
  // One click says a march, so one step takes it back.
  const shorter = isWay ? asked.saying.words.slice(0, 1) : back(asked.saying).words;
  store.setState({ stage: spoken(shorter), refusal: [], intent: isWay ? null : intent });
  return true;
}

export function closeChooser(store: PlayStore): void {
  const state = store.getState();
  if (chooserIn(state) !== null) store.setState({ stage: spoken(wordsIn(state), laterIn(state)) });
}

export function takeBackOrder(store: PlayStore): void {
  const chooser = chooserIn(store.getState());
  if (chooser !== null) store.setState({ stage: spoken(chooser.before, chooser.later), refusal: [] });
}

export function sayNothing(store: PlayStore): void {
  const state = store.getState();
  const asked = openSentenceOf(state);
  const isWay = asked !== null && leaderOf(asked.saying) === state.intent?.unit;
  store.setState({ stage: NOTHING_SAID, refusal: [], intent: isWay ? null : state.intent });
}

export function confirm(store: PlayStore): void {
  const asked = openSentenceOf(store.getState());
  const proposal = asked?.proposal ?? null;
  if (asked === null || proposal === null) return;
  const { position, words } = asked.saying;
  // A plan that would give something away is completed first and shows the warning; the second press sends it.
  const isAskedFirst =
    position.plan !== null &&
    words.length < proposal.length &&
    (position.warning(proposal) !== null || position.givesUp(proposal) !== null);
  if (isAskedFirst) say(store, proposal);
  else void send(store, proposal);
}

/** Whether the march goes on: the sentence is an answer, another unit's order, or the march's next leg. */
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
    stage: { kind: 'sending', words: sentence, before: spoken(wordsIn(state)) },
    intent: goesOn(state, sentence) ? state.intent : null,
    refusal: [],
    missed: [],
  });
  const wants = { pause: wantsBreath(state), next: roll === undefined ? null : [roll.word] };
  note(store, await state.sitting.act(state.moment.seq, sentence, wants));
}
