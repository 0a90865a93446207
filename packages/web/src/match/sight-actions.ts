import type { PlayStore } from './play-store.ts';

/**
 * With the tool on, a drag of the mouse lays a thread instead of moving the map: the map does not hear of the press, and
 * goes on telling which hex is under the pointer. Gives back what ends it.
 */
export function threadByDrag(element: HTMLElement, store: PlayStore): () => void {
  let start = -1;
  const down = (event: PointerEvent): void => {
    const { sighting, hover } = store.getState();
    if (sighting === null || event.pointerType !== 'mouse' || event.button !== 0 || hover === -1) return;
    event.stopPropagation();
    start = hover;
    // A thread that lies is taken up by a press at either end.
    if (sighting.from === -1) store.setState({ sighting: { from: hover } });
  };
  const up = (): void => {
    const { sighting, hover } = store.getState();
    const isPress = start !== -1 && start === hover;
    if (sighting !== null && isPress && sighting.from !== hover) store.setState({ sighting: { from: -1 } });
    start = -1;
  };
  element.addEventListener('pointerdown', down, true);
  element.addEventListener('pointerup', up, true);
  return () => {
    element.removeEventListener('pointerdown', down, true);
    element.removeEventListener('pointerup', up, true);
  };
}

/** A thread is laid from this hex to wherever the pointer goes; the same hex again takes it up. */
export function threadFrom(store: PlayStore, hex: number): void {
  store.setState(({ sighting }) => ({
    sighting: sighting === null ? null : { from: sighting.from === hex ? -1 : hex },
  }));
}
