import { push, verb } from '../../index.ts';
import { distance, enemiesNextTo, freeNeighbours, squadAt, squadsOf } from './field.ts';
import {
  enemyOf,
  rollFrame,
  squadOf,
  strikeFrame,
  type Outpost,
  type OutpostIo,
  type State,
  type TurnFrame,
  type View,
} from './model.ts';
import { endTurn } from './squads.ts';
import { viewFor } from './view.ts';

// The second side's procedure: strike with the first fresh squad that can, else step towards the nearest enemy, else pass.
// It gets the view of 'ai' and so cannot know a hand.

type Decision =
  | { readonly does: 'strike'; readonly squad: number; readonly space: number }
  | { readonly does: 'step'; readonly squad: number; readonly space: number }
  | { readonly does: 'pass' };

export const proceed = verb<Outpost, TurnFrame, { readonly frame: TurnFrame }>('proceed', {
  says: (phrase) => phrase.word('proceed'),
  resolve: (held, { frame }, io) => carryOut(held, frame, decide(viewFor(held, 'ai'), frame, io), io),
});

function decide(view: View, { side }: Readonly<TurnFrame>, io: OutpostIo): Decision {
  const fresh = squadsOf(view, side).filter((squad) => !squadOf(view, squad).spent);
  for (const squad of fresh) {
    const [space] = enemiesNextTo(view, squad);
    io.trace?.({ squad, tries: 'strike', space: space ?? null });
    if (space !== undefined) return { does: 'strike', squad, space };
  }
  for (const squad of fresh) {
    const space = nearest(freeNeighbours(view, squad), view, side);
    io.trace?.({ squad, tries: 'step', space: space ?? null });
    if (space !== undefined) return { does: 'step', squad, space };
  }
  return { does: 'pass' };
}

function nearest(spaces: readonly number[], view: View, side: TurnFrame['side']): number | undefined {
  const enemies = squadsOf(view, enemyOf(side)).map((squad) => squadOf(view, squad).at);
  const far = (space: number): number => Math.min(...enemies.map((at) => distance(space, at)));
  return spaces.toSorted((a, b) => far(a) - far(b))[0];
}

function carryOut(held: State, frame: TurnFrame, decision: Decision, io: OutpostIo): void {
  const passes = frame.passes + 1;
  const { side } = frame;
  endTurn(frame);
  if (decision.does === 'pass') {
    frame.passes = passes;
    io.emit({ rule: 'turn', key: 'passed' });
    return;
  }
  const { squad, space } = decision;
  squadOf(held, squad).spent = true;
  if (decision.does === 'step') {
    Object.assign(squadOf(held, squad), { at: space, posture: 'ready' });
    io.emit({ rule: 'step', key: 'stepped', squad, at: space, posture: 'ready' });
    return;
  }
  const target = squadAt(held, space);
  if (target === undefined) throw new Error('the procedure strikes at nobody');
  io.emit({ rule: 'strike', key: 'struck', squad, target });
  push(held, strikeFrame(squad, target, squadOf(held, squad).posture === 'ready' ? 1 : 0));
  push(held, rollFrame(side));
}
