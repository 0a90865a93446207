import { useEffect } from 'react';
import { goalOf } from '../saying/press.ts';
import { askedOf } from '../match/asked.ts';
import { readWish, type KeyWish } from './keys.ts';
import { closeWhatIf, lookNow, toggleSight } from '../match/look-actions.ts';
import { usePlayStore } from '../match/play-context.tsx';
import type { PlayStore } from '../match/play-store.ts';
import { confirm, say, stepBack } from '../match/saying-actions.ts';
import { dropCurtain, nextFrame, skipFilm, takeBack } from '../match/turn-actions.ts';

/** The keys of the table, wherever the focus is. */
export function useKeys(): void {
  const store = usePlayStore();
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (isBlocked()) return;
      const target = event.target instanceof Element ? event.target : null;
      const wish = readWish(event, target);
      if (wish === undefined) return wakeMap(event, target);
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
    // Before the map hears of it: Enter may be meant for what is proposed.
    document.addEventListener('keydown', down, true);
    document.addEventListener('keyup', up);
    return () => {
      document.removeEventListener('keydown', down, true);
      document.removeEventListener('keyup', up);
    };
  }, [store]);
}

/** A dialog has the keys as long as it is open. */
function isBlocked(): boolean {
  return document.querySelector('[role="dialog"]') !== null;
}

const OF_MAP = /^[qweasd]$/i;

/** The keys of the cursor go to the map, wherever the focus is, but where something is written. */
function wakeMap(event: KeyboardEvent, target: Element | null): void {
  if (!OF_MAP.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  const surface = document.querySelector<HTMLElement>('.map [role="application"]');
  const isTaken = (target?.closest('.map, input, select, textarea') ?? null) !== null;
  if (surface === null || isTaken) return;
  surface.focus();
}

/** On the map Enter presses the hex under the cursor, unless that hex is the one that was meant, or none was. */
function actsAnywhere(store: PlayStore): boolean {
  const state = store.getState();
  const asked = askedOf(state);
  if (state.film !== null) return true;
  if (asked === null || !asked.previewed.granted || asked.previewed.value.sentence === null) return false;
  const goal = goalOf(asked.saying);
  return goal === -1 || goal === state.hover;
}

function fulfil(store: PlayStore, wish: KeyWish): boolean {
  const state = store.getState();
  if (state.handing?.isCurtainDown === true) return false;
  switch (wish) {
    case 'help':
      store.setState({ isHelpOpen: true });
      return true;
    case 'sight':
      toggleSight(store);
      return true;
    case 'bare':
      store.setState({ isBare: !state.isBare });
      return true;
    case 'zones':
      store.setState({ hasZones: !state.hasZones });
      return true;
    case 'pivot':
    case 'rally':
      return sayOfUnit(store, wish);
    case 'cards':
      store.setState({ tab: 'cards', stop: 'full' });
      document.querySelector<HTMLElement>('.hand .card')?.focus();
      return true;
    case 'next':
      return goOn(store);
    case 'undo':
      void takeBack(store);
      return true;
    case 'back':
      return goBack(store);
    case 'act':
      if (state.film !== null) nextFrame(store);
      else if (state.handing !== null) dropCurtain(store);
      else confirm(store);
      return true;
  }
}

function sayOfUnit(store: PlayStore, verb: string): boolean {
  const { unit, engine } = store.getState();
  const word = engine.pack.counters[unit]?.word;
  const asked = askedOf(store.getState());
  if (word === undefined || asked === null) return false;
  const { game, seen } = asked.saying;
  if (game.judge(seen.view, [word, verb]).granted) say(store, [word, verb]);
  return true;
}

function goOn(store: PlayStore): boolean {
  const { film, handing, told, missed, past } = store.getState();
  if (film !== null) nextFrame(store);
  else if (handing !== null) dropCurtain(store);
  else if (past !== null) lookNow(store);
  else if (told.length > 0 || missed.length > 0) store.setState({ told: [], missed: [] });
  return true;
}

function goBack(store: PlayStore): boolean {
  const { film, coming, sighting, past, why, whatIf } = store.getState();
  if (film !== null || coming.length > 0) skipFilm(store);
  else if (sighting !== null) store.setState({ sighting: null });
  else if (whatIf !== null) closeWhatIf(store);
  else if (past !== null || why !== null) lookNow(store);
  else if (!stepBack(store)) store.setState({ unit: -1 });
  return true;
}
