// What a page of the app may do (Content-Security-Policy): run and load what its own server sends, and nothing else. Decision 014.

/** Goes with the page, so that it holds wherever the built folder is put up. */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  // No style that stands in the page itself: what is set by script goes through the style objects of elements.
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "base-uri 'none'",
  "form-action 'none'",
  // Text becomes markup or the address of a script only by the app's own policy (src/app/trusted.ts).
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

/** What `npm start` sends with everything; who may frame the page only a header can say. */
export const policy = `${pagePolicy}; frame-ancestors 'none'`;
