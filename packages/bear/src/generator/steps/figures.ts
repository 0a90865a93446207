import { type Asked, counted, listedSlot, signed, verb } from '@sandtable/kernel';
import type { EffectFrame } from '../../model/draft/draft.ts';
import type { StepOf } from '../../model/pack/effect-step.ts';
import { type PlayerId, playerId } from '../../model/ids.ts';
import { question } from '../../model/battle/question.ts';
import { type Bear, type BearIo, type Held, playerOf, type Seen } from '../../model/battle/state.ts';
import { score } from '../../rules/victory/victory.ts';
import { boundBy, mustDraft, nextEnemy, partyFor, seatFor, sideFor } from '../draft-state.ts';
import { capital } from '../phrases.ts';
import { roleKind } from '../word-kinds.ts';
import { CAP_ROUND, endStep, promptly, roundsToPlay, type StepModule, stepUnderWay } from './step-module.ts';

/** G3.6: a longer firefight; the end marker moves. */
export const rounds = promptly<'rounds'>({
  run({ view }, _frame, { amount }, io) {
    view.terms = { ...view.terms, rounds: Math.max(1, view.terms.rounds + amount) };
    io.emit({ rule: 'G3.6', key: 'roundsChanged', rounds: view.terms.rounds });
  },
  words: ({ amount }) => `The firefight lasts ${counted(Math.abs(amount), 'round')} ${amount < 0 ? 'less' : 'longer'}.`,
  worth: () => 0.3,
});

export const vp = promptly<'vp'>({
  run(held, frame, { who, amount }, io) {
    score(held.view, partyFor(held, frame, who), amount, 'G3.2', 'start', io);
  },
  words: ({ who, amount }, names) => `${names.does(who, 'begin', 'begins')} with ${amount} VP.`,
  worth: (_seen, _player, { who, amount }) => (who === 'own' ? amount : -amount),
});

/** B2.1: starts round 1, or every round, without a roll. The last such card counts. */
export const initiative = promptly<'initiative'>({
  run(held, frame, { who, rounds: when }, io) {
    const { view } = held;
    const side = sideFor(held, frame, who);
    view.terms = { ...view.terms, initiative: { side, rounds: when } };
    io.emit({ rule: 'G3.3b', key: 'initiativeGiven', side, rounds: when });
  },
  words: ({ who, rounds: when }, names) =>
    `${names.does(who, 'have', 'has')} the initiative ${when === 'first' ? 'in round 1' : 'in every round'}.`,
  worth: (_seen, _player, { who, rounds: when }) => (who === 'own' ? 1 : -1) * (when === 'first' ? 0.6 : 1.6),
});

const CARD = 0.35;

/** G3.5: more Action Cards, each round or only at the start. R-190: for each team-mate. */
export const actionCards = promptly<'actionCards'>({
  run(held, frame, { amount, when }, io) {
    const { view } = held;
    const bound = boundBy(held, frame, 'own');
    view.terms = {
      ...view.terms,
      players: view.terms.players.map((player, place) => {
        if (!bound.includes(playerId(place))) return player;
        const { first, later } = player.cards;
        const more = (cards: number): number => Math.max(0, cards + amount);
        return { ...player, cards: { first: more(first), later: when === 'round' ? more(later) : later } };
      }),
    };
    for (const player of bound) io.emit({ rule: 'G3.5', key: 'cardsChanged', player, amount, when });
  },
  words: ({ amount, when }, names) =>
    when === 'round'
      ? `${names.does('own', 'draw', 'draws')} ${counted(amount, 'Action Card')} more each round.`
      : `${names.does('own', 'draw', 'draws')} ${counted(amount, 'Action Card')} more before round 1.`,
  worth: (seen, _player, { amount, when }) => amount * CARD * (when === 'round' ? roundsToPlay(seen) : 1),
});

// G3.4: changes the CAPs a player starts with. R-190: `german2`: of several enemies the player names one.

interface NameVictim extends Asked<EffectFrame> {
  readonly victim: PlayerId;
}

function enemiesOf(seen: Seen, frame: Readonly<EffectFrame>): PlayerId[] {
  const side = sideFor(seen, frame, 'enemy');
  return seen.view.players.flatMap((player, place) => (player.side === side ? [playerId(place)] : []));
}

const nameVictim = verb<Bear, EffectFrame, NameVictim>('nameVictim', {
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

/** Never below 0. R-191: the printed amount is recorded for the AI's Order deck. */
function change(held: Held, frame: EffectFrame, player: PlayerId, { amount }: StepOf<'caps'>, io: BearIo): void {
  const draft = mustDraft(held.view);
  const its = playerOf(held, player);
  its.start = Math.max(0, its.start + amount);
  its.caps = its.start;
  draft.printedCaps = draft.printedCaps.map((sum, place) => (place === player ? sum + amount : sum));
  io.emit({ rule: 'G3.4', key: 'startCapsChanged', player, amount, caps: its.start });
  endStep(frame);
}
