/** A seed for a new match: 80 bits of the browser's own chance. */
export function freshSeed(): string {
  return hex(10);
}

/** A name for a match in the storage of this browser. */
export function freshId(): string {
  return hex(6);
}

function hex(bytes: number): string {
  const found = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(found, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
