import { storedFlag, storedValue } from '../../ui/stored.ts';

/** Set once a person in this browser plays others: then every page counts their turns. Other browsers never contact a server. */
export const playsOthers = storedValue('sandtable/online', storedFlag);
