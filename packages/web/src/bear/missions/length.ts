/** How long a mission takes, for those who have so much time and no more. */
export const LENGTHS = ['short', 'middle', 'long'] as const;
export type Length = (typeof LENGTHS)[number];

export function lengthOf(minutes: number): Length {
  if (minutes <= 20) return 'short';
  return minutes <= 45 ? 'middle' : 'long';
}
