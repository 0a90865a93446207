/** A late file for lessons, and for save files that begin from a position. */
export { fitPositions } from '@sandtable/bear';
