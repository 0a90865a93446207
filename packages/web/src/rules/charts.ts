import { createContext } from 'react';
import type { Chart } from '../face/game.ts';

/** The charts that a game has for tables of its rulebook. */
export const Charts = createContext<readonly Chart[]>([]);
