/** A late file for matches whose options are not as printed, and for the rulebook. */
export { explainAllOptions, explainChangedOptions } from '@sandtable/bear';
