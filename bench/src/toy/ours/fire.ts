import { listedSlot, verb } from '../../../../packages/kernel/src/index.ts';
import { enemyOf, isInRange, squadsOf, TO_HIT } from '../field.ts';
import { endTurn, squadKind, squadOf, type State, type Toy, type ToyIo, type TurnFrame, type View } from './model.ts';
import { actorSlot } from './squads.ts';

// r3 fire b5

interface Fire {
  readonly frame: TurnFrame;
  readonly squad: number;
  readonly target: number;
}

function isTarget(seen: View, from: number, enemy: number): boolean {
  const { at } = squadOf(seen, enemy);
  return at >= 0 && isInRange(from, at);
}

function targetsOf(seen: View, squad: number): readonly number[] {
  const { side, at } = squadOf(seen, squad);
  return squadsOf(enemyOf(side)).filter((enemy) => isTarget(seen, at, enemy));
}

function hasTarget(seen: View, squad: number): boolean {
  const { side, at } = squadOf(seen, squad);
  for (const enemy of squadsOf(enemyOf(side))) if (isTarget(seen, at, enemy)) return true;
  return false;
}

export const fire = verb<Toy, TurnFrame, Fire>('fire', {
  says: (phrase) =>
    phrase
      .slot('squad', actorSlot('fire', hasTarget))
      .word('fire')
      .slot(
        'target',
        listedSlot(squadKind, (seen, { squad }) => targetsOf(seen, squad), { rule: 'fire', key: 'noTarget' }),
      ),
  resolve: resolveFire,
});

function resolveFire(held: State, { frame, squad, target }: Fire, io: ToyIo): void {
  const dice = [io.roll('dice', 6), io.roll('dice', 6)] as const;
  const isHit = dice[0] + dice[1] >= TO_HIT;
  squadOf(held, squad).spent = true;
  if (isHit) squadOf(held, target).at = -1;
  io.emit({ rule: 'fire', key: isHit ? 'lost' : 'missed', squad, target, dice });
  endTurn(frame);
}
