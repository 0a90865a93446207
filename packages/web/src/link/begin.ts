import { createContext } from 'react';
import type { TablePlan } from './open-table.ts';

/** Begins another match of the game on the screen: its name, or null if it could not be begun. */
export const Begin = createContext<(plan: TablePlan) => Promise<string | null>>(async () => null);
