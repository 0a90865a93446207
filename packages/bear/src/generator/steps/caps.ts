import { listedSlot, verb } from '@sandtable/kernel';
import type { EffectFrame } from '../../model/draft/draft.ts';
import type { StepOf } from '../../model/pack/effect-step.ts';
import type { PlayerId } from '../../model/ids.ts';
import { question } from '../../model/battle/question.ts';
import { type Bear, type BearIo, type Held, playerOf, type Seen } from '../../model/battle/state.ts';
import { roleKind } from '../word-kinds.ts';
import { nextEnemy, seatFor, sideFor } from '../parties.ts';
import { mustDraft } from '../must-draft.ts';
import { capital } from '../phrases.ts';
import { signed } from '../text.ts';
import { CAP_ROUND, roundsToPlay } from '../worth.ts';
import { endStep, type StepModule, stepUnderWay } from './step-module.ts';

// G3.4: a change of the CAPs that a player begins with. R-190: of several enemies he names one: german2

interface Victim {
  readonly frame: EffectFrame;
  readonly victim: PlayerId;
}

function enemiesOf(seen: Seen, frame: Readonly<EffectFrame>): PlayerId[] {
  const side = sideFor(seen, frame, 'enemy');
  return seen.view.players.flatMap((player, place) => (player.side === side ? [place] : []));
}

const nameVictim = verb<Bear, EffectFrame, Victim>('nameVictim', {
  traits: { by: 'player' },
  says: (phrase) =>
    phrase.slot(
      'victim',
      listedSlot(roleKind, (seen: Seen, { frame }) => enemiesOf(seen, frame), { rule: 'R-190', key: 'notAnEnemy' }),
    ),
  resolve: (held, { frame, victim }, io) => change(held, frame, victim, stepUnderWay(frame, 'caps'), io),
});

const VERBS = [nameVictim];

export const caps: StepModule<StepOf<'caps'>> = {
  ask(seen, frame, { who }) {
    const isOpen = who === 'enemy' && enemiesOf(seen, frame).length > 1;
    return isOpen ? question(seatFor(seen, frame.player), 'victim', VERBS) : null;
  },
  go(held, frame, step, io) {
    const player = step.who === 'own' ? frame.player : nextEnemy(held, frame.player);
    change(held, frame, player, step, io);
  },
  words: ({ who, amount }, names) => `${capital(names.adjective(who))} CAPs ${signed(amount)}.`,
  worth(seen, player, { who, amount }) {
    if (who === 'own') return amount * CAP_ROUND * roundsToPlay(seen);
    const { start } = playerOf(seen, nextEnemy(seen, player));
    return -Math.max(amount, -start) * CAP_ROUND * roundsToPlay(seen);
  },
};

/** Never below 0; R-191: what is printed is kept, for the AI's Order deck. */
function change(held: Held, frame: EffectFrame, player: PlayerId, { amount }: StepOf<'caps'>, io: BearIo): void {
  const draft = mustDraft(held.view);
  const its = playerOf(held, player);
  its.start = Math.max(0, its.start + amount);
  its.caps = its.start;
  draft.printedCaps = draft.printedCaps.map((sum, place) => (place === player ? sum + amount : sum));
  io.emit({ rule: 'G3.4', key: 'startCapsChanged', player, amount, caps: its.start });
  endStep(frame);
}
