import type { SideLook } from '../src/index.ts';

export const GERMAN: SideLook = { id: 'german', body: 'slate', mark: 'cross', dot: 'square' };
export const SOVIET: SideLook = { id: 'soviet', body: 'sand', mark: 'star', dot: 'disc' };
