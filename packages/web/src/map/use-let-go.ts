import { useEffect } from 'react';
import { usePlayStore } from '../match/play-context.tsx';

/** A finger leaves no pointer on the map: the hex that it pressed is told until it presses anything beside the map. */
export function useLetGo(): void {
  const store = usePlayStore();
  useEffect(() => {
    const listening = new AbortController();
    const letGo = ({ pointerType, target }: PointerEvent): void => {
      const isOnMap = target instanceof Element && target.closest('.map-frame') !== null;
      if (pointerType === 'touch' && !isOnMap) store.setState({ hover: -1 });
    };
    document.addEventListener('pointerdown', letGo, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [store]);
}
