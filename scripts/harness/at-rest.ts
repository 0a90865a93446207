// Not in play-page.ts, which needs vitest: the app's benchmark runs without vitest.

/** Matches a page at rest: nothing changes by itself, so what can be clicked stays in place. */
export const AT_REST = '.play:not([data-waits])';
