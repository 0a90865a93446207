import { deny, finish, grant, verb, type FrameKind, type Verdict } from '../../index.ts';
import { squadsOf } from './field.ts';
import { playerOf, SIDES, type Outpost, type OutpostIo, type State, type TurnFrame, type View } from './model.ts';
import { proceed } from './procedure.ts';
import { endTurn } from './squads.ts';
import { step } from './step.ts';
import { strike } from './strike.ts';

interface Plain {
  readonly frame: TurnFrame;
}

const COINS_A_ROUND = 3;

const pass = verb<Outpost, TurnFrame, Plain>('pass', {
  says: (phrase) => phrase.word('pass'),
  resolve: (_held, { frame }, io) => {
    const passes = frame.passes + 1;
    endTurn(frame);
    frame.passes = passes;
    io.emit({ rule: 'turn', key: 'passed' });
  },
});

function judgeDraw(seen: View, { frame }: Plain): Verdict {
  if (playerOf(seen, frame.side).coins < 1) return deny('draw', 'noCoins');
  return seen.deck.inside.length + seen.deck.discards.length > 0 ? grant() : deny('draw', 'noCards');
}

const draw = verb<Outpost, TurnFrame, Plain>('draw', {
  says: (phrase) => phrase.word('draw', judgeDraw),
  resolve: (held, { frame }, io) => {
    const player = playerOf(held, frame.side);
    player.coins -= 1;
    drawCard(held, frame.side, io);
    endTurn(frame);
  },
});

/** The owner learns the card, everybody else only that one was drawn. */
export function drawCard(held: State, side: TurnFrame['side'], io: OutpostIo): void {
  const { seat, hand } = playerOf(held, side);
  const card = io.draw(held.deck);
  if (card === undefined) return;
  hand.push(card);
  io.emit({ rule: 'draw', key: 'drew', seat, card }, { only: [seat] });
  io.emit({ rule: 'draw', key: 'drew', seat, card: null }, { except: [seat] });
}

export const turnKind: FrameKind<Outpost, TurnFrame> = {
  ask(seen, { side, passes }) {
    const over = passes >= SIDES.length || SIDES.some((other) => squadsOf(seen, other).length === 0);
    if (over) return null;
    const { seat } = playerOf(seen, side);
    const verbs = seat === 'ai' ? [proceed] : [step, strike, draw, pass];
    return { seat, key: 'turn', verbs };
  },
  /** Everybody has passed or one side is gone: the round ends, and after the last round the game. */
  go(held, frame, io) {
    const wipedOut = SIDES.some((side) => squadsOf(held, side).length === 0);
    if (wipedOut || held.round === held.options.rounds) return finish(held, frame);
    held.round += 1;
    frame.passes = 0;
    for (const squad of held.squads) squad.spent = false;
    for (const player of held.players) player.coins = COINS_A_ROUND;
    io.emit({ rule: 'turn', key: 'roundEnded' });
  },
};
