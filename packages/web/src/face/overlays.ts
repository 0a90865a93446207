import type { Overlay } from '@sandtable/board';

/** Hints over the map. */
export type Overlays = readonly Overlay[];
