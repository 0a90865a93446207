// Apart from play-page.ts, which needs vitest: the benchmark of the app runs without it.

/** A page on which nothing comes by itself: what is there to be clicked stays there. */
export const AT_REST = '.play:not([data-waits])';
