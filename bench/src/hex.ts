import type { Groups } from './contest.ts';
import { distances } from './hex-distance.ts';
import { lines } from './hex-line.ts';

export const hexGroups: Groups = { 'hex distance': distances, 'hex line': lines };
