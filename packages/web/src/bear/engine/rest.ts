import { fitRest as fitRules } from '@sandtable/bear';
import { fitGenerators } from './generators.ts';

/** Rules and content that printed missions do not need, in a late file for the worker and the pages of drafts. */
export function fitRest(): void {
  fitRules();
  fitGenerators();
}
