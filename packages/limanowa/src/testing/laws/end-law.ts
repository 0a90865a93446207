import type { LimanowaEvent } from '../../model/event.ts';
import type { State } from '../../model/state.ts';
import { type Law, type Printed, SOUND, unlike } from './law.ts';

/** L11d, L13a, LS5a, LS5b: an end is told once, with nothing but its like after it, and worth what the mission prints. */
export class EndLaw implements Law {
  readonly #printed: Printed;
  #told: LimanowaEvent | null = null;

  constructor(printed: Printed) {
    this.#printed = printed;
  }

  hear(event: LimanowaEvent): readonly string[] {
    if (this.#told !== null) return [`'${event.key}' is told after the end`];
    if (event.key === 'succeeded' || event.key === 'failed' || event.key === 'won') this.#told = event;
    if (event.key !== 'succeeded') return SOUND;
    const { pack, options, opening } = this.#printed;
    const { goal } = opening.terms;
    if (goal.kind !== 'mission') return ['a mission is done that there is not'];
    return [
      ...unlike('VP for the level', event.level, pack.ruleset.levelVp[options.level]),
      ...unlike('VP for speed', event.speed, goal.speed[event.round - 1]),
    ];
  }

  differences({ ended, frames }: State): readonly string[] {
    return [
      ...unlike('over', ended !== null, this.#told !== null),
      ...(ended !== null && frames.length > 0 ? ['it is over, and something is still going on'] : []),
    ];
  }
}
