import type { SideLook } from '@sandtable/board';
import type { Side } from '../model/unit-type.ts';

/** How the two sides look wherever something is theirs. */
export const SIDE_LOOKS: Readonly<Record<Side, SideLook>> = {
  austria: { id: 'austria', body: 'sky', mark: 'shield', dot: 'square' },
  russia: { id: 'russia', body: 'straw', mark: 'cockade', dot: 'disc' },
};
