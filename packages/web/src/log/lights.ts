import type { FocusEventHandler, PointerEventHandler } from 'react';
import type { InvolvedPlaces } from '../face/happening.ts';
import { usePlayStore } from '../match/play-context.tsx';
import { involved } from '../scene/scene.ts';

export interface Lights {
  readonly onPointerEnter: PointerEventHandler;
  readonly onPointerLeave: PointerEventHandler;
  readonly onFocus: FocusEventHandler;
  readonly onBlur: FocusEventHandler;
}

/** Lights on the map what these events name, while the mouse or the keyboard is on their text. */
export function useLights(): (events: readonly InvolvedPlaces[]) => Lights {
  const store = usePlayStore();
  const off = (): void => store.setState({ lit: null });
  return (events) => {
    const on = (): void => store.setState({ lit: placesIn(events) });
    return {
      // A finger that scrolls the log lights nothing.
      onPointerEnter: ({ pointerType }) => void (pointerType === 'mouse' && on()),
      onPointerLeave: off,
      onFocus: ({ target }) => void (target.matches(':focus-visible') && on()),
      onBlur: off,
    };
  };
}

export function placesIn(events: readonly InvolvedPlaces[]): InvolvedPlaces {
  return involved(
    events.flatMap(({ units }) => units),
    events.flatMap(({ hexes }) => hexes),
  );
}
