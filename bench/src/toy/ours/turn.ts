import { finish, verb, type FrameKind } from '../../../../packages/kernel/src/index.ts';
import { ROUNDS, SIDES } from '../field.ts';
import { fire } from './fire.ts';
import { endTurn, type Toy, type TurnFrame } from './model.ts';
import { move } from './move.ts';

export const SEATS = ['red', 'blue'] as const;

const pass = verb<Toy, TurnFrame, { readonly frame: TurnFrame }>('pass', {
  says: (phrase) => phrase.word('pass'),
  resolve: (_held, { frame }, io) => {
    const passes = frame.passes + 1;
    endTurn(frame);
    frame.passes = passes;
    io.emit({ rule: 'turn', key: 'passed' });
  },
});

const QUESTIONS = SIDES.map((side) => ({ seat: SEATS[side], key: 'turn', verbs: [move, fire, pass] }));

export const turnKind: FrameKind<Toy, TurnFrame> = {
  ask: (_seen, { side, passes }) => (passes < SIDES.length ? (QUESTIONS[side] ?? null) : null),
  /** Both have passed: ends the round, or after the last the game. */
  go(held, frame, io) {
    if (held.round === ROUNDS) return finish(held, frame);
    held.round += 1;
    frame.passes = 0;
    for (const squad of held.squads) squad.spent = false;
    io.emit({ rule: 'turn', key: 'roundEnded' });
  },
};
