/** A late file with what a match on the screen does not need: other worlds, audits, counters put by hand. */
export { fitRest } from '@sandtable/limanowa';
