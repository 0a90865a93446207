import { type Limanowa, type Seen, type Side, sideOf } from '@sandtable/limanowa';
import type { LoggedEntry } from '../../face/moment.ts';

/** Attack rolls of one side: how many hits the odds promised, and how many there were. */
export interface Luck {
  readonly rolls: number;
  readonly expected: number;
  readonly hits: number;
}

const NO_LUCK: Luck = { rolls: 0, expected: 0, hits: 0 };

/** L8.2b: the top face of the die never hits. */
export function luckOf(seen: Seen, entries: readonly LoggedEntry<Limanowa>[]): Readonly<Record<Side, Luck>> {
  const luck: Record<Side, Luck> = { austria: NO_LUCK, russia: NO_LUCK };
  const { sides } = seen.die;
  for (const event of entries.flatMap(({ events }) => events)) {
    if (event.key !== 'rolled') continue;
    const side = sideOf(seen, event.attacker);
    const { rolls, expected, hits } = luck[side];
    const ways = Math.max(0, Math.min(event.tv, sides - 1));
    luck[side] = { rolls: rolls + 1, expected: expected + ways / sides, hits: hits + Number(event.hit) };
  }
  return luck;
}

export function luckWords({ rolls, expected, hits }: Luck): string {
  if (rolls === 0) return 'no attacks';
  const off = hits - expected;
  if (Math.abs(off) < 0.5) return 'as expected';
  return `${Math.abs(off).toFixed(1)} ${off > 0 ? 'more' : 'fewer'} than expected`;
}
