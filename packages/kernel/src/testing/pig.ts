import { countKind, grant, listedSlot, simpleGame, simpleVerb, type Meaning, type SimpleTypes } from '../index.ts';

// Pig: roll one to three dice as often as you dare. A 1 loses what the turn has brought; `hold` keeps it. 20 wins.

interface Table {
  readonly scores: number[];
  player: number;
  brought: number;
}

type Event =
  | { readonly rule: 'roll'; readonly key: 'rolled' | 'lost'; readonly dice: readonly number[] }
  | { readonly rule: 'hold'; readonly key: 'held'; readonly points: number };

/** All types of the game, under one name. */
export interface Pig extends SimpleTypes {
  readonly table: Table;
  readonly event: Event;
  readonly verb: 'roll' | 'hold';
  readonly word: Meaning<'roll', number>;
  readonly figures: { readonly chanceToLose: number };
  readonly traits: { readonly rolls: boolean };
}

const SEATS = ['first', 'second'];
const DICE = [1, 2, 3];
const GOAL = 20;

/** roll:2 */
const roll = simpleVerb<Pig, { readonly dice: number }>('roll', {
  traits: { rolls: true },
  says: (phrase) =>
    phrase.slot(
      'dice',
      listedSlot(countKind('roll'), () => DICE, { rule: 'roll', key: 'oneToThree' }),
    ),
  figures: (_table, { dice = 0 }) => grant({ chanceToLose: 1 - (5 / 6) ** dice }),
  resolve(table, { dice: count }, io) {
    const dice = Array.from({ length: count }, () => io.roll('dice', 6));
    const isLost = dice.includes(1);
    io.emit({ rule: 'roll', key: isLost ? 'lost' : 'rolled', dice });
    if (isLost) endTurn(table);
    else table.brought = dice.reduce((sum, die) => sum + die, table.brought);
  },
});

const hold = simpleVerb<Pig>('hold', {
  says: (phrase) => phrase.word('hold'),
  resolve(table, _said, io) {
    table.scores[table.player] = (table.scores[table.player] ?? 0) + table.brought;
    io.emit({ rule: 'hold', key: 'held', points: table.brought });
    endTurn(table);
  },
});

function endTurn(table: Table): void {
  table.player = 1 - table.player;
  table.brought = 0;
}

export const pig = simpleGame<Pig>({
  id: 'pig',
  version: 1,
  streams: ['dice'],
  seats: SEATS,
  verbs: [roll, hold],
  setup: () => ({ scores: [0, 0], player: 0, brought: 0 }),
  turn: ({ scores, player }) => (Math.max(...scores) >= GOAL ? null : (SEATS[player] ?? null)),
  outcome: ({ scores }) => ({
    winners: SEATS.filter((_seat, player) => (scores[player] ?? 0) >= GOAL),
    scores: Object.fromEntries(SEATS.map((seat, player) => [seat, scores[player] ?? 0])),
    reason: { rule: 'hold', key: 'goal' },
  }),
});
