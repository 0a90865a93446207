// For browser tests: the app, served by the real `npm start` once for all of them.
import { inject } from 'vitest';

/** Where the app is. */
export function appAddress(): string {
  return inject('app');
}
