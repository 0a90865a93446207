/** Of lessons and of files with a position of their own. */
export { fitPositions } from '@sandtable/bear';
