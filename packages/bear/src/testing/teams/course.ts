import type { BearEvent } from '../../model/battle/event.ts';
import type { UnitType, Side } from '../../model/pack/unit-type.ts';

// Who is asked when, by B20 and R-188, from the mission's text and what was rolled and said.

/** A force as the mission prints it. */
export interface Force {
  readonly side: Side;
  readonly caps: number;
}

/** One player: a force, or both of a side (B20.4). */
export interface Party {
  readonly side: Side;
  /** The first space of the CAP track. */
  readonly start: number;
  readonly units: readonly number[];
}

export interface CourseTerms {
  readonly parties: readonly Party[];
  readonly rounds: number;
  /** B2.1: no roll. */
  readonly initiative: { readonly side: Side; readonly rounds: 'first' | 'all' | 'alternating' } | null;
  readonly end: readonly { readonly kind: string; readonly side: Side; readonly when?: 'atOnce' | 'roundEnd' }[];
  readonly options: {
    readonly teamTurns: string;
    readonly capLoss: string;
    readonly capFloor: string;
    readonly teamWin: string;
    readonly tie: string;
  };
  readonly typeOf: (unit: number) => UnitType;
}

/** B20.4: both CAP totals less 1; the place in the order is that of the first. */
export function partiesOf(
  forces: readonly (Force & { readonly units: readonly number[] })[],
  onePlayer: string,
): Party[] {
  const parties: { side: Side; start: number; units: number[] }[] = [];
  for (const { side, caps, units } of forces) {
    const mate = parties.find((party) => party.side === side);
    if (mate !== undefined && (onePlayer === side || onePlayer === 'both')) {
      mate.start = Math.max(0, mate.start + caps - 1);
      mate.units.push(...units);
    } else parties.push({ side, start: caps, units: [...units] });
  }
  return parties;
}

/** B20.0, R-188: who follows whom, `first` first; `totals` are the initiative rolls, empty if none was rolled. */
function orderOf({ parties, options }: CourseTerms, first: number, totals: readonly number[]): number[] {
  const all = parties.map((_party, player) => player);
  const sideOf = (player: number): Side | undefined => parties[player]?.side;
  const mates = [first, ...all.filter((each) => each !== first && sideOf(each) === sideOf(first))];
  const enemies = all.filter((each) => sideOf(each) !== sideOf(first));
  // against a single player the opponent who rolled higher comes first.
  if (mates.length === 1 && enemies.length === 2 && totals.length > 0)
    enemies.sort((one, other) => (totals[other] ?? 0) - (totals[one] ?? 0));
  if (options.teamTurns === 'wholeSide') return [...mates, ...enemies];
  const turns = Math.max(mates.length, enemies.length);
  return Array.from({ length: turns }, (_turn, place) => place).flatMap((place) => [
    mates[place % mates.length] ?? first,
    enemies[place % enemies.length] ?? first,
  ]);
}

/** The referee's notes: fed with every event, asked before every answer. */
export class Course {
  readonly terms: CourseTerms;
  readonly losses: number[];
  readonly lost = new Set<number>();
  readonly vp: number[];
  round = 0;
  #order: readonly number[] = [];
  #place = 0;
  #passes = 0;
  /** CAPs declared in the present roll for initiative; undefined: not yet. */
  #declared: (number | undefined)[] = [];
  #rolled: (number | undefined)[] = [];
  #totals: number[] = [];
  isRoundOver = false;
  /** The round ended before enough had passed. */
  isCutShort = false;
  readonly faults: string[] = [];

  constructor(terms: CourseTerms) {
    this.terms = terms;
    this.losses = terms.parties.map(() => 0);
    this.vp = terms.parties.map(() => 0);
  }

  get #everybody(): number[] {
    return this.terms.parties.map((_party, player) => player);
  }

  /** B3.2.4: also if it is nothing. */
  declares(player: number): void {
    this.#declared[player] ??= 0;
  }

  get turnOf(): number | undefined {
    return this.#order[this.#place];
  }

  /** the second of a pair comes before the first, after the single player. */
  get isPairTurned(): boolean {
    const [single, ...pair] = [...new Set(this.#order)];
    return (
      this.#order.length > 2 && this.#order[2] === single && pair.length === 2 && Number(pair[0]) > Number(pair[1])
    );
  }

  get orderOfTurns(): readonly number[] {
    return this.#order;
  }

  /** B3.2.4: more CAPs declare first, of equals the Soviets; then the order of the mission. Nobody declares twice. */
  nextToDeclare(caps: readonly number[]): number | undefined {
    const open = this.#everybody.filter((player) => this.#declared[player] === undefined && (caps[player] ?? 0) > 0);
    const isSoviet = (player: number): number => (this.terms.parties[player]?.side === 'soviet' ? 1 : 0);
    return open.toSorted(
      (one, other) => (caps[other] ?? 0) - (caps[one] ?? 0) || isSoviet(other) - isSoviet(one) || one - other,
    )[0];
  }

  /** One turn has been taken by whoever was to: a pass or something else, perhaps with card 10. */
  turnTaken(isPass: boolean, isSwift: boolean): void {
    this.#passes = isPass ? this.#passes + 1 : 0;
    if (!isSwift) this.#place = (this.#place + 1) % Math.max(1, this.#order.length);
    // B2.3, B20.2, R-167
    const players = this.terms.parties.length;
    this.isRoundOver = this.#passes >= (players === 2 ? 2 : players - 1);
  }

  hear(event: BearEvent): void {
    const { parties, options } = this.terms;
    if (event.key === 'roundBegan') {
      this.round = event.round;
      this.#order = [];
      this.isRoundOver = false;
      this.#passes = 0;
      this.#place = 0;
      this.#declared = [];
      this.#rolled = [];
      this.#totals = [];
    } else if (event.key === 'declared') this.#declared[event.player] = event.caps;
    else if (event.key === 'initiativeRolled') {
      const sum = event.dice.reduce((all, die) => all + die, 0) + event.caps + (event.bonus ?? 0);
      if (event.caps !== (this.#declared[event.player] ?? 0))
        this.faults.push(`player ${event.player} declared other CAPs`);
      this.#rolled[event.player] = sum;
      this.#totals[event.player] = sum;
    } else if (event.key === 'initiativeTied') {
      const best = this.#best();
      if (best.length < 2) this.faults.push('no tie');
      this.#declared = [];
      this.#rolled = [];
    } else if (event.key === 'hasInitiative') this.#begins(event.player);
    else if (event.key === 'destroyed') {
      const owner = parties.findIndex(({ units }) => units.includes(event.unit));
      this.lost.add(event.unit);
      // B7.4.1, B16.0
      if (owner !== -1 && this.terms.typeOf(event.unit).kind !== 'transport')
        this.losses[owner] = (this.losses[owner] ?? 0) + 1;
    } else if (event.key === 'capsReset') {
      const { start } = parties[event.player] ?? { start: 0 };
      const due = Math.max(Math.min(start, Number(options.capFloor)), start - (this.losses[event.player] ?? 0));
      if (event.caps !== due)
        this.faults.push(`CAPs of player ${event.player} reset to ${event.caps}, ${due} by the track`);
    } else if (event.key === 'scored') {
      if (parties[event.player]?.side !== event.side)
        this.faults.push(`player ${event.player} scores for ${event.side}`);
      this.vp[event.player] = (this.vp[event.player] ?? 0) + event.vp;
    } else if (event.key === 'roundEnded' && !this.isRoundOver) this.isCutShort = true;
  }

  #best(): number[] {
    const most = Math.max(...this.#everybody.map((player) => this.#rolled[player] ?? -1));
    return this.#everybody.filter((player) => this.#rolled[player] === most);
  }

  #begins(player: number): void {
    const { parties, initiative } = this.terms;
    const fixed =
      initiative === null || (initiative.rounds === 'first' && this.round > 1)
        ? undefined
        : initiative.rounds === 'alternating' && this.round % 2 === 0
          ? initiative.side === 'german'
            ? 'soviet'
            : 'german'
          : initiative.side;
    const best = fixed === undefined ? this.#best() : [parties.findIndex(({ side }) => side === fixed)];
    if (best.length !== 1 || best[0] !== player)
      this.faults.push(`player ${player} has the initiative, ${best.join(' or ')} by the rolls`);
    this.#order = orderOf(this.terms, player, this.#totals);
    this.#place = 0;
  }
}

/** B19.1, B20.3: who has won with these VP, by player; a draw is nobody's loss, so it counts all who are equal. */
export function winnersOf({ parties, options }: CourseTerms, vp: readonly number[]): number[] {
  const all = parties.map((_party, player) => player);
  const scores = all.map((player) => {
    const mates = all.filter((each) =>
      options.teamWin === 'individual' ? each === player : parties[each]?.side === parties[player]?.side,
    );
    return mates.reduce((sum, each) => sum + (vp[each] ?? 0), 0);
  });
  const most = Math.max(...scores);
  const best = all.filter((player) => scores[player] === most);
  const isOneSide =
    options.teamWin === 'individual'
      ? best.length === 1
      : best.every((each) => parties[each]?.side === parties[best[0] ?? 0]?.side);
  return isOneSide || options.tie === 'draw' ? best : [];
}
