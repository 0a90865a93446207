/** What a match on the screen does without: other worlds, audits, counters put by hand. In a file of its own. */
export { fitRest } from '@sandtable/limanowa';
