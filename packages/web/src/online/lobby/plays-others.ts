import { storedFlag, storedValue } from '../../ui/stored.ts';

/** Somebody in this browser plays others: turns are counted on every page. Nobody else's browser asks a server for anything. */
export const playsOthers = storedValue('sandtable/online', storedFlag);
