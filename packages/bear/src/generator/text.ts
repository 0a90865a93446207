/** `+1`, `-3` */
export function signed(amount: number): string {
  return amount < 0 ? String(amount) : `+${amount}`;
}

/** `1 hex`, `3 hexes` */
export function counted(amount: number, one: string, several = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : several}`;
}

/** `Rifle 05, Rifle 06 and MMG 18` */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
