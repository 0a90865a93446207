/** The rules that printed missions do without, as a file of their own: for the worker and the generator's page. */
export { fitRest } from '@sandtable/bear';
