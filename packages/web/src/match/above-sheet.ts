import type { CSSProperties } from 'react';
import { usePlay } from './play-context.tsx';

/** For what lies over the map of a phone and must end above its sheet. Set for the whole table, it would restyle every hex. */
export function useAboveSheet(): CSSProperties {
  const peek = usePlay((state) => state.peek);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- React's type knows no custom properties
  return { '--peek': `${peek}px` } as CSSProperties;
}
