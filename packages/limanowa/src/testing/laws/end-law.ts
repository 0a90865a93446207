import { SOUND, unlike } from '@sandtable/kernel/testing';
import type { LimanowaEvent } from '../../model/event.ts';
import type { State } from '../../model/state.ts';
import type { EventOf, Hears, Law, Printed } from './law.ts';

/** L11d, L13a, LS5a, LS5b: an end is told once, comes last, and is worth what the mission prints. */
export class EndLaw implements Law {
  readonly hears: Hears = {
    succeeded: (event) => this.#succeed(event),
    failed: () => this.#end(),
    won: () => this.#end(),
  };
  readonly #printed: Printed;
  #isOver = false;

  constructor(printed: Printed) {
    this.#printed = printed;
  }

  overhear({ key }: LimanowaEvent): readonly string[] {
    return this.#isOver ? [`'${key}' is told after the end`] : SOUND;
  }

  #end(): void {
    this.#isOver = true;
  }

  #succeed({ level, speed, round }: EventOf<'succeeded'>): readonly string[] {
    this.#end();
    const { pack, options, opening } = this.#printed;
    const { goal } = opening.terms;
    return [
      ...unlike('VP for the level', level, pack.ruleset.levelVp[options.level]),
      ...unlike('VP for speed', speed, goal.kind === 'mission' ? goal.speed[round - 1] : 'none'),
    ];
  }

  differences({ ended, frames }: State): readonly string[] {
    return [
      ...unlike('over', ended !== null, this.#isOver),
      ...(this.#isOver && frames.length > 0 ? ['it is over, and something is still going on'] : SOUND),
    ];
  }
}
