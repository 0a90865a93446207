/** Of a match whose options are not as printed, in a file of their own. */
export { explainChangedOptions } from '@sandtable/bear';
