export function freshSeed(): string {
  return hex(10);
}

export function freshId(): string {
  return hex(6);
}

function hex(bytes: number): string {
  const found = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(found, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
