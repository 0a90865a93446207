import type { Box } from '@sandtable/board';

/** The map on the screen, for whatever is put over it beside a hex. */
export interface MapView {
  /** Lies over the map and has its size: what stays at a hex is put in here. */
  readonly layer: HTMLElement;
  /** Where a hex is seen, in pixels of that layer; null for one that is not on the map. */
  boxOf(hex: string): Box | null;
  /** Told whenever the map has moved. Gives back what ends it. */
  onView(listener: () => void): () => void;
}
