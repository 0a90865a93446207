// Browsers with Trusted Types call these policies before a string becomes markup or a script address: maps and counters are drawn
// as markup, and matches run in workers. Other browsers rely on the page's Content Security Policy alone.

interface TrustedTypes {
  createPolicy(name: string, rules: Readonly<Record<string, (text: string) => string>>): unknown;
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

/** Elements that can run or load something. None of our drawings has any; the page for printing has a harmless `meta`. */
const ACTIVE = /<(?:script|iframe|frame|object|embed|base|link|portal|meta[^>]*http-equiv)\b/i;

export function passMarkup(text: string): string {
  if (ACTIVE.test(text)) throw new TypeError('Markup of the app has no scripts and no frames.');
  return text;
}

/** Throws unless the script is part of this app. */
export function passScript(address: string, page: string): string {
  const { href, origin, pathname } = new URL(address, page);
  const home = new URL('.', page);
  if (origin === home.origin && pathname.startsWith(home.pathname) && pathname.endsWith('.js')) return href;
  throw new TypeError('A script of the app lies beside the app.');
}

/** Installs these policies as the only way to make markup and script addresses. */
export function trustOnlyOurs(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: passMarkup,
    createScriptURL: (address) => passScript(address, globalThis.location.href),
  });
}
