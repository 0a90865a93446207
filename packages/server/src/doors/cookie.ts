const COOKIE = 'sandtable';
/** The longest that browsers allow. */
const MAX_AGE_S = 400 * 24 * 60 * 60;

export function secretIn(header: string | undefined): string | undefined {
  const [, secret] = new RegExp(`(?:^|; *)${COOKIE}=([\\w-]{32})(?:;|$)`).exec(header ?? '') ?? [];
  return secret;
}

/** HttpOnly: scripts cannot read it. SameSite: other sites cannot make a browser send it with a request that changes anything. */
export function cookieOf(secret: string, isSecure: boolean): string {
  const age = secret === '' ? 0 : MAX_AGE_S;
  return `${COOKIE}=${secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${isSecure ? '; Secure' : ''}`;
}
