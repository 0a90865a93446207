/** Of a match beside a real table: what holds it sound, in a file of its own. */
export { fitRest } from '@sandtable/limanowa';
