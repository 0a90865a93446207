// For browser tests: how far they go. `npm test` sees of a long way its beginning and its end, and of many that are alike one; `npm run soak`
// has every way walked whole.
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many times longer than usual random walks are. */
    readonly samples: number;
  }
}

export const IS_WHOLE = inject('samples') > 1;
