import { createContext } from 'react';

/** The game that this part of the page is of, by its id; '' for the first there is. */
export const GameId = createContext('');
