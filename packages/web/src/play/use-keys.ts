import { useContext, useEffect } from 'react';
import { Extras } from '../match/app-context.ts';
import { breathIn, goOn } from '../match/breath.ts';
import { openSentenceOf } from '../match/open-sentence.ts';
import { closeWhatIf, lookNow, toggleSight } from '../match/look-actions.ts';
import { chooserIn, filmIn, isCovered, wordsIn } from '../match/modes.ts';
import { usePlayStore } from '../match/play-context.tsx';
import type { PlayStore } from '../match/play-store.ts';
import { sayFirst, stepBack, tellUnit } from '../match/saying-actions.ts';
import { dropCurtain, nextFrame, skipFilm, takeBack } from '../match/turn-actions.ts';
import { isBetweenOrders } from '../saying/plan.ts';
import { isFree } from '../ui/free-key.ts';
import { isSettling } from '../ui/use-settle.ts';
import { pressEnter, watchPresses } from './enter.ts';
import { readWish, type KeyWish } from './keys.ts';

export function useKeys(): void {
  const store = usePlayStore();
  const takes = useContext(Extras).looking?.onKey;
  useEffect(() => {
    const watch = watchPresses(store);
    const down = (event: KeyboardEvent): void => {
      if (isBlocked()) return;
      if (takes?.(event) === true) {
        event.preventDefault();
        return event.stopPropagation();
      }
      if (isHeldDown(event)) return event.preventDefault();
      const target = event.target instanceof Element ? event.target : null;
      const wish = readWish(event, target, watch.leaves);
      if (wish === undefined) return sayByKey(store, event, target) ? undefined : wakeMap(event, target);
      const isMap = target?.closest('.map') !== null && target !== null;
      if (wish === 'sight' && event.repeat) return undefined;
      if (!fulfil(store, wish, isMap)) return undefined;
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
      watch.stop();
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

/** False leaves the key to the map, or to the control that has the focus. */
function fulfil(store: PlayStore, wish: KeyWish, isOnMap: boolean): boolean {
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
      return continueBy(store, isOnMap);
    case 'undo':
      void takeBack(store);
      return true;
    case 'back':
      return goBack(store);
    case 'act':
      return pressEnter(store, 'Enter');
    case 'disclose':
      pressEnter(store, 'Ctrl Enter');
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

/** On the map Space presses the hex under the cursor if there is nothing to continue, or while Enter would confirm an order. */
function continueBy(store: PlayStore, isOnMap: boolean): boolean {
  const state = store.getState();
  if (isOnMap && openSentenceOf(state) !== null && wordsIn(state).length > 0) return false;
  if (filmIn(state) !== null) nextFrame(store);
  else if (state.stage.kind === 'handing') dropCurtain(store);
  else if (state.look.kind !== 'now') lookNow(store);
  else if (breathIn(state) !== null) goOn(store);
  else if (state.outcomes.length > 0 || state.missed.length > 0) store.setState({ outcomes: [], missed: [] });
  // The page does not scroll; a control or the map takes the key.
  else return document.activeElement === document.body;
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

/** In a plan Escape deselects the unit before it takes an order back, unless one is unfinished. */
function isChoosing(store: PlayStore): boolean {
  const state = store.getState();
  const saying = openSentenceOf(state)?.saying;
  if (saying === undefined || saying.position.plan === null || chooserIn(state) !== null) return false;
  return state.unit !== -1 && isBetweenOrders(saying);
}
