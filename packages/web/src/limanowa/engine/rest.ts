import { fitRest } from '@sandtable/limanowa';

/** Other worlds than the true one, as a file of their own: for branches. */
export function fitWorlds(): void {
  fitRest();
}
