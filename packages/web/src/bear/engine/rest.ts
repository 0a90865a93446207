import { fitRest as fitRules } from '@sandtable/bear';
import { fitGenerators } from './generators.ts';

/** The rules and the content that printed missions do without, as a file of their own: for the worker and the pages of drafts. */
export function fitRest(): void {
  fitRules();
  fitGenerators();
}
