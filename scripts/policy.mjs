// What a page of the app may do (Content-Security-Policy): run and load what its own server sends, and nothing else. Decision 014.

/** The map draws itself with styles and pictures of its own. */
const rules = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

export const policy = rules.join('; ');
