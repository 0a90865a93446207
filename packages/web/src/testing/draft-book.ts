import { type BearEvent, isRumor, NONE, type Pack, type Side, type State, type UnitId } from '@sandtable/bear';
import { counted, signed } from '@sandtable/kernel';

interface Recruit {
  readonly round: number;
  readonly isPlaced: boolean;
}

type Options = State['options'];

/** What a draft comes to, kept from its events alone: the figures that its table must show. */
export class DraftBook {
  readonly #pack: Pack;
  readonly #options: Options;
  readonly #isSolo: boolean;
  readonly #sides: readonly Side[];
  readonly #wanted: readonly number[];
  readonly #caps: number[];
  readonly #printed: readonly number[];
  readonly #byCards: number[];
  #bonus: { readonly player: number; readonly caps: number } = { player: NONE, caps: 0 };
  readonly #cards: { first: number; later: number }[];
  readonly #received: number[];
  readonly #held: number[];
  readonly #played: number[];
  readonly #units = new Map<UnitId, Recruit>();
  readonly #record: string[] = [];
  #rounds: number;
  /** G5.5.1: the space that ends a solo mission, once the AI is built. */
  #end: number | null = null;
  #isComplete = false;
  #ai: number = NONE;

  constructor(pack: Pack, { draft, options }: State) {
    if (draft === null) throw new Error('no draft');
    const { roles, rounds } = draft.plan;
    this.#pack = pack;
    this.#options = options;
    this.#isSolo = draft.isSolo;
    this.#rounds = rounds;
    this.#sides = roles.map(({ side }) => side);
    this.#wanted = roles.map(({ hand }) => hand);
    this.#caps = roles.map(({ caps }) => caps);
    this.#printed = roles.map(({ caps }) => caps);
    this.#byCards = roles.map(() => 0);
    this.#cards = roles.map(({ actionCards }) => ({ first: actionCards, later: actionCards }));
    this.#received = roles.map(() => 0);
    this.#held = roles.map(() => 0);
    this.#played = roles.map(() => 0);
  }

  note(event: BearEvent): void {
    this.#noteMeans(event);
    this.#noteCards(event);
    this.#noteUnits(event);
    if (event.key === 'draftCleared') this.#isComplete = true;
    if (event.key === 'sideRolled') this.#ai = 1 - event.player;
  }

  #noteMeans(event: BearEvent): void {
    if (event.key === 'startCapsChanged') {
      const before = this.#caps[event.player] ?? 0;
      this.#byCards[event.player] = (this.#byCards[event.player] ?? 0) + event.caps - before;
    }
    if (event.key === 'fewestUnits') this.#bonus = { player: event.player, caps: event.caps };
    if (event.key === 'startCapsChanged' || event.key === 'capsSet') this.#caps[event.player] = event.caps;
    if (event.key === 'fewerCaps') this.#caps[event.player] = Math.max(0, (this.#caps[event.player] ?? 0) - event.caps);
    if (event.key === 'roundsChanged') this.#rounds = event.rounds;
    if (event.key === 'endMarkerPlaced') this.#end = event.space;
    const its = event.key === 'cardsChanged' ? this.#cards[event.player] : undefined;
    if (its === undefined || event.key !== 'cardsChanged') return;
    its.first += event.amount;
    if (event.when === 'round') its.later += event.amount;
  }

  #noteCards(event: BearEvent): void {
    if (event.key === 'handDealt') this.#held[event.player] = event.cards.length;
    if (event.key === 'lastCardsDiscarded') this.#held.fill(0);
    if (event.key === 'halfPlayed') {
      const { side, number, name, top } = this.#pack.generatorCards[event.card] ?? unknownCard();
      this.#played[event.player] = (this.#played[event.player] ?? 0) + 1;
      if (!this.#isSolo) this.#held[event.player] = (this.#held[event.player] ?? 0) - 1;
      const section = event.half === 'bottom' ? 'Units' : SECTIONS[top.kind];
      this.#record.push(`${side} ${section}: ${twoDigits(number)} ${name} ${event.half}`);
    }
    if (event.key === 'conditionPlayed' && event.stays) {
      const { name, bottom } = this.#pack.conditionCards[event.card] ?? unknownCard();
      const [section, shown] = event.half === 'top' ? [SECTIONS.rule, name] : ['Units', bottom.name];
      this.#record.push(`${this.#sides[event.player] ?? ''} ${section}: ${shown} ${event.half}`);
    }
  }

  #noteUnits(event: BearEvent): void {
    const put = (units: readonly UnitId[], round: number, isPlaced: boolean): void =>
      units.forEach((unit) => this.#units.set(unit, { round, isPlaced }));
    if (event.key === 'unitsReceived')
      this.#received[event.player] = (this.#received[event.player] ?? 0) + event.units.length;
    if (event.key === 'unitsReceived' || event.key === 'entryPutOff') put(event.units, event.round, false);
    if (event.key === 'unitPlaced' || event.key === 'hid') put([event.unit], 1, true);
    if (event.key === 'rumorPlaced' || event.key === 'mineRumored') put([event.unit], 1, true);
    if (event.key === 'counterShifted' && event.unit !== NONE) put([event.unit], 1, event.at !== NONE);
    if (event.key === 'rumorCupFilled') put(event.units, 1, false);
    if (event.key !== 'rumorsWithdrawn') return;
    put(event.units, 1, true);
    for (const rumor of event.rumors) this.#units.delete(rumor);
  }

  /** A line for each figure of the table. */
  figures(): string[] {
    const sides = [...new Set(this.#sides)];
    const rounds = `${this.#rounds} rounds`;
    const length = this.#end === null ? rounds : `ends at space ${this.#end} of the track, about ${rounds}`;
    return [length, ...this.#record, ...sides.flatMap((side) => this.#figuresOf(side))];
  }

  /** G4.0c: who has received the fewest units; none if several have. */
  get fewest(): number {
    const least = Math.min(...this.#received);
    const all = this.#received.flatMap((count, player) => (count === least ? [player] : []));
    return all.length === 1 ? (all[0] ?? NONE) : NONE;
  }

  #figuresOf(side: Side): string[] {
    const own = this.#sides.flatMap((each, player) => (each === side ? [player] : []));
    const sum = (of: readonly number[]): number => own.reduce((all, player) => all + (of[player] ?? 0), 0);
    const each = (of: (player: number) => number | undefined): string => own.map(of).join(' + ');
    const first = each((player) => this.#cards[player]?.first);
    const later = each((player) => this.#cards[player]?.later);
    const done = `${sum(this.#played)} of ${sum(this.#wanted)} played`;
    const held = sum(this.#held);
    const notes = own.flatMap((player, mate) => {
      const note = this.#capsNote(side, player);
      return note === '' ? [] : [`${own.length > 1 ? `player ${mate + 1}: ` : ''}${note}`];
    });
    return [
      `${side} cards ${held === 0 ? done : `${held} in hand · ${done}`}`,
      ...(own.includes(this.#ai)
        ? []
        : [
            `${side} CAPs a round ${each((player) => this.#caps[player])} ${notes.join('; ')}`.trim(),
            `${side} Action Cards a round ${later} ${first === later ? '' : `${first} in round 1`}`.trim(),
          ]),
      ...this.#unitsOf(side),
    ];
  }

  #capsNote(side: Side, player: number): string {
    const { germanHandicap, sovietHandicap, fewestUnitsBonus, draft } = this.#options;
    const handicap = Number(side === 'german' ? germanHandicap : sovietHandicap);
    const less = draft?.solo?.capsLess ?? 0;
    const ahead = this.#ai === NONE && less > 0 ? [`${signed(-less)} if it is yours`] : [];
    if (this.#isComplete) {
      const given = draft?.handicaps[player]?.caps ?? 0;
      const own = given + handicap - (this.#ai === NONE ? 0 : less);
      const cards = this.#byCards[player] ?? 0;
      const changes = [
        ...(cards === 0 ? [] : [`${signed(cards)} by cards`]),
        ...(own === 0 ? [] : [`${signed(own)} handicap`]),
        ...(this.#bonus.player === player ? [`+${this.#bonus.caps} for the fewest units`] : []),
      ];
      const why = changes.length === 0 ? [] : [`${(this.#printed[player] ?? 0) - given} by the guideline`, ...changes];
      return [...why, ...ahead].join(', ');
    }
    const isFewest = fewestUnitsBonus === 'on' && this.fewest === player;
    return [
      ...(handicap === 0 ? [] : [`${signed(handicap)} handicap`]),
      ...(isFewest ? ['+2 for the fewest units so far'] : []),
      ...ahead,
    ].join(', ');
  }

  #unitsOf(side: Side): string[] {
    const own = [...this.#units].filter(([unit]) => this.#pack.counters[unit]?.side === side);
    const nameOf = (unit: UnitId): string => this.#pack.counters[unit]?.type.name ?? '?';
    const names = new Set(own.map(([unit]) => nameOf(unit)));
    const total = own.filter(([unit]) => {
      const type = this.#pack.counters[unit]?.type;
      return type !== undefined && !isRumor(type);
    }).length;
    const rounds = [...new Set(own.flatMap(([, { round, isPlaced }]) => (isPlaced || round < 2 ? [] : [round])))];
    return [
      `${side} ${counted(total, 'unit')}`,
      ...[...names].map((name) => {
        const alike = own.filter(([unit]) => nameOf(unit) === name);
        return `${side} ${alike.length} ${name}, ${alike.filter(([, { isPlaced }]) => isPlaced).length} placed`;
      }),
      ...rounds.map((round) => {
        const later = own.filter(([, recruit]) => recruit.round === round && !recruit.isPlaced);
        return `${side} Round ${round}: ${later
          .map(([unit]) => unit)
          .toSorted((a, b) => a - b)
          .map((unit) => twoDigits(this.#pack.counters[unit]?.number ?? 0))
          .join(', ')}`;
      }),
    ];
  }
}

const SECTIONS = {
  victory: 'Victory Points',
  rule: 'Special Rules & Events',
  event: 'Special Rules & Events',
} as const;

function unknownCard(): never {
  throw new Error('an event of a card that the pack does not have');
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
