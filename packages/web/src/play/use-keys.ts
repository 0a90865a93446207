import { useContext, useEffect } from 'react';
import { Extras } from '../match/app-context.ts';
import { breathIn, goOn } from '../match/breath.ts';
import { isHeard } from '../match/heard.ts';
import { openSentenceOf } from '../match/open-sentence.ts';
import { closeWhatIf, lookNow, toggleSight } from '../match/look-actions.ts';
import { chooserIn, filmIn, isCovered } from '../match/modes.ts';
import { usePlayStore } from '../match/play-context.tsx';
import type { PlayStore } from '../match/play-store.ts';
import { confirm, sayFirst, stepBack, tellUnit } from '../match/saying-actions.ts';
import { dropCurtain, nextFrame, skipFilm, takeBack } from '../match/turn-actions.ts';
import { isBetweenOrders } from '../saying/plan.ts';
import { goalOf } from '../saying/press.ts';
import { isSettling } from '../ui/use-settle.ts';
import { isFree, readWish, type KeyWish } from './keys.ts';

export function useKeys(): void {
  const store = usePlayStore();
  const takes = useContext(Extras).looking?.onKey;
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (isBlocked()) return;
      if (takes?.(event) === true) {
        event.preventDefault();
        return event.stopPropagation();
      }
      if (isHeldDown(event)) return event.preventDefault();
      const target = event.target instanceof Element ? event.target : null;
      const wish = readWish(event, target);
      if (wish === undefined) return sayByKey(store, event, target) ? undefined : wakeMap(event, target);
      const isMap = target?.closest('.map') !== null && target !== null;
      if (wish === 'act' && isMap && !actsAnywhere(store)) return undefined;
      if (wish === 'sight' && event.repeat) return undefined;
      if (!fulfil(store, wish)) return undefined;
      event.preventDefault();
      event.stopPropagation();
      return undefined;
    };
    const up = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === 'l' && store.getState().sighting?.from === -1) store.setState({ sighting: null });
    };
    // Capturing, so that it runs before the map: Enter may confirm the proposal.
    document.addEventListener('keydown', down, true);
    document.addEventListener('keyup', up);
    return () => {
      document.removeEventListener('keydown', down, true);
      document.removeEventListener('keyup', up);
    };
  }, [store, takes]);
}

/** An open dialog or menu takes the keys. */
function isBlocked(): boolean {
  return document.querySelector('[role="dialog"], [role="menu"]') !== null;
}

/** A held key must not confirm repeatedly, nor press a button that has just changed. */
function isHeldDown({ key, repeat }: KeyboardEvent): boolean {
  return key === 'Enter' && (repeat || isSettling('.slot-act'));
}

const OF_MAP = /^[qweasd]$/i;

/** The keys that move the map's cursor focus the map first, wherever the focus is, except in a text field. */
function wakeMap(event: KeyboardEvent, target: Element | null): void {
  if (!OF_MAP.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  const surface = document.querySelector<HTMLElement>('.map [role="application"]');
  const isTaken = (target?.closest('.map, input, select, textarea') ?? null) !== null;
  if (surface === null || isTaken) return;
  surface.focus();
}

/** On the map Enter presses the hex under the cursor, unless that hex is already the goal, or there is none. */
function actsAnywhere(store: PlayStore): boolean {
  const state = store.getState();
  const asked = openSentenceOf(state);
  if (filmIn(state) !== null) return true;
  if (asked === null || asked.proposal === null || isPlanning(store)) return false;
  const goal = goalOf(asked.saying);
  return goal === -1 || goal === state.hover;
}

function fulfil(store: PlayStore, wish: KeyWish): boolean {
  const state = store.getState();
  if (isHidden(store)) return false;
  switch (wish) {
    case 'help':
      store.setState({ isHelpOpen: true });
      return true;
    case 'hint':
      document.querySelector<HTMLElement>('[data-key="h"]')?.click();
      return true;
    case 'sight':
      if (state.moment.position.sight !== null) toggleSight(store);
      return true;
    case 'bare':
      store.setState({ isBare: !state.isBare });
      return true;
    case 'zones':
      store.setState({ hasZones: !state.hasZones });
      return true;
    case 'cards':
      store.setState({ tab: 'cards', stop: 'full' });
      document.querySelector<HTMLElement>('.hand .card')?.focus();
      return true;
    case 'next':
      return continueBy(store);
    case 'undo':
      void takeBack(store);
      return true;
    case 'back':
      return goBack(store);
    case 'act':
      if (filmIn(state) !== null) nextFrame(store);
      else if (state.stage.kind === 'handing') dropCurtain(store);
      else if (isPlanning(store)) return false;
      else if (isHeard(store)) confirm(store);
      return true;
    case 'disclose':
      if (isPlanning(store) && isHeard(store)) confirm(store);
      return true;
  }
}

function isHidden(store: PlayStore): boolean {
  return isCovered(store.getState());
}

function sayByKey(store: PlayStore, event: KeyboardEvent, target: Element | null): boolean {
  const { sitting, unit } = store.getState();
  const verb = sitting.habits.keys[event.key.toLowerCase()];
  if (verb === undefined || !isFree(event, target) || isHidden(store)) return false;
  const asked = openSentenceOf(store.getState());
  const word = asked?.saying.position.unitWord(unit);
  if (asked === null || word === undefined) return false;
  const { plan, allows } = asked.saying.position;
  if (plan !== null) tellUnit(store, [verb, word]);
  else if (allows([word, verb])) sayFirst(store, [word, verb]);
  event.preventDefault();
  event.stopPropagation();
  return true;
}

function continueBy(store: PlayStore): boolean {
  const state = store.getState();
  if (filmIn(state) !== null) nextFrame(store);
  else if (state.stage.kind === 'handing') dropCurtain(store);
  else if (state.look.kind !== 'now') lookNow(store);
  else if (breathIn(state) !== null) goOn(store);
  else if (state.outcomes.length > 0 || state.missed.length > 0) store.setState({ outcomes: [], missed: [] });
  return true;
}

function goBack(store: PlayStore): boolean {
  const state = store.getState();
  const { stage, look, sighting } = state;
  if (filmIn(state) !== null || (stage.kind === 'watching' && look.kind === 'now')) skipFilm(store);
  else if (sighting !== null) store.setState({ sighting: null });
  else if (look.kind === 'why' && look.whatIf !== null) closeWhatIf(store);
  else if (look.kind !== 'now') lookNow(store);
  else if (isChoosing(store) || !stepBack(store)) store.setState({ unit: -1 });
  return true;
}

function isPlanning(store: PlayStore): boolean {
  return (openSentenceOf(store.getState())?.saying.position.plan ?? null) !== null;
}

/** In a plan Escape deselects the unit before it takes an order back, unless one is unfinished. */
function isChoosing(store: PlayStore): boolean {
  const state = store.getState();
  const saying = openSentenceOf(state)?.saying;
  if (saying === undefined || saying.position.plan === null || chooserIn(state) !== null) return false;
  return state.unit !== -1 && isBetweenOrders(saying);
}
