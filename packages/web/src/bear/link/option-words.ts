/** A late file for matches whose options are not as printed. */
export { explainChangedOptions } from '@sandtable/bear';
