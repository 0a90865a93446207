// Browsers with Trusted Types ask here before text becomes markup or the address of a script: the drawings of maps and counters are
// markup, and matches live in workers. Others do without; scripts in a page are forbidden there as well.

interface TrustedTypes {
  createPolicy(name: string, rules: Readonly<Record<string, (text: string) => string>>): unknown;
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

/** What could run or load something. Nothing that we draw has any of it. */
const ACTIVE = /<(?:script|iframe|frame|object|embed|base|meta|link|portal)\b/i;

/** Markup as it is, unless it has elements that run or load something. */
export function passMarkup(text: string): string {
  if (ACTIVE.test(text)) throw new TypeError('Markup of the app has no scripts and no frames.');
  return text;
}

/** The address of a script of this app, and of no other. */
export function passScript(address: string, page: string): string {
  const { href, origin, pathname } = new URL(address, page);
  const home = new URL('.', page);
  if (origin === home.origin && pathname.startsWith(home.pathname) && pathname.endsWith('.js')) return href;
  throw new TypeError('A script of the app lies beside the app.');
}

/** From here on text becomes markup or a script's address by these rules alone. */
export function trustOnlyOurs(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: passMarkup,
    createScriptURL: (address) => passScript(address, globalThis.location.href),
  });
}
