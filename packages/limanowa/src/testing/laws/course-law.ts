import { SOUND, unlike } from '@sandtable/kernel/testing';
import { PHASES } from '../../model/battlecard.ts';
import { AI_SEAT } from '../../model/forces.ts';
import { type CorpsId, corpsId, NONE } from '../../model/ids.ts';
import type { EventOf, Hears, Law, Printed } from './law.ts';

const FIRST = corpsId(0);

/** L6a, L12b, LS3.2c: corps in turn order, three phases each, then the AI, then the next game round. */
export class CourseLaw implements Law {
  readonly hears: Hears = {
    gameRoundBegan: ({ round }) => {
      const broken = unlike('the next game round', round, this.#round);
      this.#round = round + 1;
      return [...broken, ...unlike('who comes first in it', this.#place, this.#first)];
    },
    roundBegan: (event) => this.#begin(event),
    aiRoundBegan: () => {
      const broken = unlike('the AI comes after all', this.#place, this.#people);
      this.#place = FIRST;
      this.#first = FIRST;
      return [...broken, ...this.#finished()];
    },
    disclosed: ({ corps, phase }) => {
      const next = PHASES[this.#phase];
      this.#phase += 1;
      return [...unlike('who discloses', corps, this.#corps), ...unlike('the next phase', phase, next)];
    },
  };
  readonly #people: number;
  readonly #hasAi: boolean;
  #first: CorpsId;
  #place: CorpsId;
  #round: number;
  #corps: CorpsId = NONE;
  #phase: number = PHASES.length;

  constructor({ opening }: Printed) {
    this.#people = opening.corps.filter(({ seat }) => seat !== AI_SEAT).length;
    this.#hasAi = this.#people < opening.corps.length;
    this.#first = opening.turn;
    this.#place = opening.turn;
    this.#round = opening.round;
  }

  #begin({ corps }: EventOf<'roundBegan'>): readonly string[] {
    const broken = [...unlike('whose round is next', corps, this.#place), ...this.#finished()];
    this.#corps = corps;
    this.#phase = 0;
    const isLast = corps === this.#people - 1 && !this.#hasAi;
    this.#place = isLast ? FIRST : corpsId(corps + 1);
    if (isLast) this.#first = FIRST;
    return broken;
  }

  #finished(): readonly string[] {
    const isDone = this.#phase === PHASES.length;
    this.#phase = PHASES.length;
    return isDone ? SOUND : ['a round ends before its three phases (L6a)'];
  }

  differences(): readonly string[] {
    return SOUND;
  }
}
