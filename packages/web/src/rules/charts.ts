import { createContext } from 'react';
import type { Chart } from '../face/rulebook.ts';

/** The charts that a game has for tables of its rulebook. */
export const Charts = createContext<readonly Chart[]>([]);
