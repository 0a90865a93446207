// What a page of the app may do (Content-Security-Policy): run and load what its own server sends, and nothing else. Decision 014.

/** Part of the page, so that it holds wherever the built folder is served. */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  // No inline styles: scripts set styles through elements' style objects.
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  // Strings become markup or script addresses only through the app's own policy (src/app/trusted.ts).
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

/** Sent by `npm start` as a header, since only a header can forbid framing. */
export const policy = `${pagePolicy}; frame-ancestors 'none'`;
