import { createHash, randomBytes } from 'node:crypto';

/** Random text of 192 bits: for secrets, links, ids and seeds. */
export type Chance = () => string;

export const trueChance: Chance = () => randomBytes(24).toString('base64url');

/** The only form in which a secret is stored. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
