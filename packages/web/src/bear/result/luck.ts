import { type BearEvent, chancesOf, type Seen, type Side, sideOf } from '@sandtable/bear';
import { roundAmong, startsOfRounds } from '../../log/log-model.ts';

export interface EntryEvents {
  readonly seq: number;
  readonly events: readonly BearEvent[];
}

export interface Luck {
  readonly rolls: number;
  readonly expected: number;
  readonly hits: number;
  readonly kills: number;
}

const NO_LUCK: Luck = { rolls: 0, expected: 0, hits: 0, kills: 0 };

/**
 * Expected and actual hits of both sides. The result events have the number needed; the roll before them has the CAPs
 * that helped. Rolls against unknown targets have no odds and are left out.
 */
export function luckOf(seen: Seen, entries: readonly EntryEvents[]): Readonly<Record<Side, Luck>> {
  const luck: Record<Side, Luck> = { german: NO_LUCK, soviet: NO_LUCK };
  let caps = 0;
  let roller: Side | null = null;
  for (const event of entries.flatMap(({ events }) => events)) {
    if (event.key === 'rolled') {
      ({ caps } = event);
      roller = seen.view.players[event.player]?.side ?? null;
    }
    if (event.key !== 'missed' && event.key !== 'hit' && event.key !== 'killed') continue;
    const side: Side = roller ?? (sideOf(seen, event.unit) === 'german' ? 'soviet' : 'german');
    if (event.needed < 0) continue;
    luck[side] = added(luck[side], event.key, chancesOf(event.needed - caps)[0] / 36);
  }
  return luck;
}

function added({ rolls, expected, hits, kills }: Luck, key: 'missed' | 'hit' | 'killed', chance: number): Luck {
  return {
    rolls: rolls + 1,
    expected: expected + chance,
    hits: hits + (key === 'missed' ? 0 : 1),
    kills: kills + (key === 'killed' ? 1 : 0),
  };
}

export interface VpPoint {
  readonly seq: number;
  readonly round: number;
  readonly german: number;
  readonly soviet: number;
}

export function vpCurve(entries: readonly EntryEvents[]): VpPoint[] {
  const points: VpPoint[] = [{ seq: 0, round: 0, german: 0, soviet: 0 }];
  const roundAt = roundsOf(entries);
  const now: Record<Side, number> = { german: 0, soviet: 0 };
  for (const { seq, events } of entries) {
    const scores = events.filter((event) => event.key === 'scored');
    for (const { side, vp } of scores) now[side] += vp;
    if (scores.length > 0) points.push({ seq, round: roundAt(seq), ...now });
  }
  return points;
}

export interface TurningPoint {
  readonly seq: number;
  readonly round: number;
  /** The side it helped, and by how many VP. */
  readonly side: Side;
  readonly swing: number;
  readonly turned: boolean;
}

/** The largest swings, those that changed the lead first; at most `most`, in the order of the match. */
export function turningPoints(entries: readonly EntryEvents[], most = 3): TurningPoint[] {
  const curve = vpCurve(entries);
  const points = curve.slice(1).map((point, place): TurningPoint => {
    const before = curve[place];
    const lead = point.german - point.soviet;
    const was = before === undefined ? 0 : before.german - before.soviet;
    return {
      seq: point.seq,
      round: point.round,
      side: lead > was ? 'german' : 'soviet',
      swing: Math.abs(lead - was),
      turned: Math.sign(lead) !== Math.sign(was) && lead !== 0,
    };
  });
  return points
    .filter(({ swing }) => swing > 0)
    .toSorted((a, b) => Number(b.turned) - Number(a.turned) || b.swing - a.swing)
    .slice(0, most)
    .toSorted((a, b) => a.seq - b.seq);
}

export function roundStarts(entries: readonly EntryEvents[]): ReturnType<typeof startsOfRounds> {
  return startsOfRounds(entries, (event: BearEvent) => (event.key === 'roundBegan' ? event.round : null));
}

export function roundsOf(entries: readonly EntryEvents[]): (seq: number) => number {
  return roundAmong(roundStarts(entries));
}
