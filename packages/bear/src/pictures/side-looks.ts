import type { SideLook } from '@sandtable/board';
import type { Side } from '../model/pack/unit-type.ts';

/** How the two sides look wherever something is theirs. */
export const SIDE_LOOKS: Readonly<Record<Side, SideLook>> = {
  german: { id: 'german', body: 'slate', mark: 'cross', dot: 'square' },
  soviet: { id: 'soviet', body: 'sand', mark: 'star', dot: 'disc' },
};
