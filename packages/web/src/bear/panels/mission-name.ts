import type { Seen } from '@sandtable/bear';

/** What is being played; a match may have been begun from a position alone. */
export function missionName({ pack, view }: Pick<Seen, 'pack' | 'view'>): string {
  return pack.missions.find(({ id }) => id === view.terms.mission)?.name ?? 'A position';
}
