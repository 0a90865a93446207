import type { Group } from './contest.ts';
import { Lane } from './lane.ts';
import { at } from './list.ts';
import type { Sample } from './sample.ts';

export interface Pace {
  /** How often to restart the threads: the engine does not always compile the same code the same way. */
  readonly launches: number;
  /** In a round each contestant is measured once, so that noise affects all alike. */
  readonly rounds: number;
  /** Milliseconds per contestant: of processor time after a start, and in each round. */
  readonly warmUp: number;
  readonly slice: number;
}

export interface Score {
  readonly group: string;
  readonly contestant: string;
  readonly isOurs: boolean;
  readonly nanoseconds: number;
  /** How many times as fast ours is; for ours, how many operations fit into one yardstick. */
  readonly ratio: number;
  readonly atLeast: number | null;
}

/** The yardstick has a thread for the whole run, contestants only while their group is measured. */
export async function measure(name: string, group: Group, yardstick: Lane, pace: Pace): Promise<Score[]> {
  const samples: Sample[][] = [[], ...group.contestants.map(() => [])];
  for (let launch = 0; launch < pace.launches; launch++) {
    const lanes = group.contestants.map((_contestant, index) => new Lane(name, index));
    for (const [index, lane] of lanes.entries()) {
      await lane.warmUp(pace.warmUp * (at(group.contestants, index).warmUps ?? 1));
    }
    await sampleRounds([yardstick, ...lanes], pace, samples);
    await Promise.all(lanes.map((lane) => lane.close()));
  }
  const timeOf = group.isSameWork === true ? bestOf : medianOf;
  const [yard = NaN, ...times] = samples.map(timeOf);
  const ours = at(times, 0);
  return group.contestants.map(({ name: contestant, atLeast = null }, index) => {
    const time = at(times, index);
    const isOurs = index === 0;
    const ratio = isOurs ? (yard * group.batch) / ours : time / ours;
    return { group: name, contestant, isOurs, nanoseconds: (time * 1e6) / group.batch, ratio, atLeast };
  });
}

async function sampleRounds(lanes: readonly Lane[], { rounds, slice }: Pace, samples: Sample[][]): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    for (const [index, lane] of lanes.entries()) at(samples, index).push(await lane.sample(slice));
  }
}

function bestOf(samples: readonly Sample[]): number {
  return Math.min(...samples.map(({ best }) => best));
}

function medianOf(samples: readonly Sample[]): number {
  const sorted = samples.map(({ median }) => median).toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? at(sorted, middle) : (at(sorted, middle - 1) + at(sorted, middle)) / 2;
}
