/** `1 hex`, `3 hexes` */
export function counted(amount: number, one: string, several = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : several}`;
}

/** `+1`, `-3` */
export function signed(amount: number): string {
  return amount < 0 ? String(amount) : `+${amount}`;
}

/** `Rifle 05, Rifle 06 and MMG 18`; `PaK 36, 3.7 cm 28; Truck 37` where a name has a comma of its own. */
export function listed(parts: readonly string[]): string {
  if (parts.some((part) => part.includes(','))) return parts.join('; ');
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
