import { SOUND, unlike } from '@sandtable/kernel/testing';
import { AI_SEAT, type Side, SIDES } from '../../model/forces.ts';
import { type CorpsId, NONE, unitId } from '../../model/ids.ts';
import { type Grade, GRADES } from '../../model/mission.ts';
import type { State } from '../../model/state.ts';
import type { EventOf, Hears, Law, Printed } from './law.ts';
import type { UnitsBook } from './units-book.ts';

type HeldCounts = Readonly<Record<Grade, number>>;

/** L11b, L11d, L13a, LS5a: who holds what, and that a match ends exactly when its goal says so. */
export class GoalLaw implements Law {
  readonly hears: Hears = {
    gameRoundBegan: ({ round }) => {
      this.#round = round;
    },
    roundBegan: ({ corps }) => {
      this.#corps = corps;
    },
    held: ({ strategic, tactical }) => {
      const held = this.#held((corps) => this.#isOfTurn(corps));
      return [
        ...unlike('Strategic held', strategic, held.strategic),
        ...unlike('Tactical held', tactical, held.tactical),
      ];
    },
    succeeded: (event) => this.#succeed(event),
    failed: ({ why }) => this.#fail(why),
    won: (event) => this.#win(event),
  };
  readonly #printed: Printed;
  readonly #units: UnitsBook;
  #round = 0;
  #corps: CorpsId = NONE;
  #score: string | undefined;

  constructor(printed: Printed, units: UnitsBook) {
    this.#printed = printed;
    this.#units = units;
  }

  /** In a mission all players count, in a versus match the side whose round it is. */
  #isOfTurn(corps: CorpsId): boolean {
    const { corps: all, terms } = this.#printed.opening;
    if (terms.goal.kind === 'mission') return all[corps]?.seat !== AI_SEAT;
    return all[corps]?.side === all[this.#corps]?.side;
  }

  #held(counts: (corps: CorpsId) => boolean): HeldCounts {
    const { terms, units } = this.#printed.opening;
    const count = (grade: Grade): number =>
      terms.objectives.filter(
        (objective) =>
          objective.grade === grade &&
          units.some(({ corps }, unit) => counts(corps) && this.#units.at(unitId(unit)) === objective.at),
      ).length;
    return { strategic: count('strategic'), tactical: count('tactical') };
  }

  #hasFighters(counts: (corps: CorpsId) => boolean): boolean {
    const { pack, opening } = this.#printed;
    return opening.units.some(
      ({ corps, type }, unit) =>
        counts(corps) && this.#units.at(unitId(unit)) !== NONE && pack.unitTypes[type]?.arm !== 'artillery',
    );
  }

  #isLastRound(): boolean {
    const { opening } = this.#printed;
    const last = opening.corps.findLastIndex(({ seat }) => seat !== AI_SEAT);
    return this.#round >= opening.terms.limit && this.#corps === last;
  }

  #succeed({ level, speed }: EventOf<'succeeded'>): readonly string[] {
    const { goal } = this.#printed.opening.terms;
    const held = this.#held((corps) => this.#isOfTurn(corps));
    this.#score = `${level} ${speed}`;
    const isDone = goal.kind === 'mission' && GRADES.every((grade) => held[grade] >= goal[grade]);
    return isDone ? SOUND : ['a mission is done that is not (L13a)'];
  }

  #fail(why: 'time' | 'nobodyLeft'): readonly string[] {
    this.#score = '0 0';
    const isNobodyLeft = !this.#hasFighters((corps) => this.#isOfTurn(corps));
    return [
      ...unlike('nobody is left', why === 'nobodyLeft', isNobodyLeft),
      ...(why === 'nobodyLeft' || this.#isLastRound() ? SOUND : ['time is up before the last round (L13a)']),
    ];
  }

  #win({ side, why }: EventOf<'won'>): readonly string[] {
    const { corps, terms } = this.#printed.opening;
    const { goal } = terms;
    this.#score = '0 0';
    if (goal.kind !== 'war') return ['a mission is won like a war (L11d)'];
    const out = corps.filter((_corps, place) => !this.#hasFighters((each) => each === place)).map((each) => each.side);
    const points = (of: Side): number => {
      const held = this.#held((each) => corps[each]?.side === of);
      return held.strategic * goal.points.strategic + held.tactical * goal.points.tactical;
    };
    const [best, other] = SIDES.toSorted((a, b) => points(b) - points(a));
    const leader = best !== undefined && other !== undefined && points(best) > points(other) ? best : goal.tie;
    const isRight = {
      knockedOut: () => out.length > 0 && !out.includes(side),
      objectives: () => this.#held((each) => corps[each]?.side === side).strategic >= goal.strategic,
      points: () => side === leader && (this.#isLastRound() || new Set(out).size === 2),
    }[why]();
    return isRight ? SOUND : [`${side} has not won by ${why} (L11d)`];
  }

  differences({ ended }: State): readonly string[] {
    return ended === null ? SOUND : unlike('VP', `${ended.score.level} ${ended.score.speed}`, this.#score);
  }
}
