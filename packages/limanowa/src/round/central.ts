import { allOf, demand, grant, verb, type Verdict } from '@sandtable/kernel';
import type { RoundFrame } from '../model/frame.ts';
import { NONE, type UnitId } from '../model/ids.ts';
import type { LimanowaWord } from '../model/speech.ts';
import type { Held, Limanowa, LimanowaIo, Seen } from '../model/state.ts';
import type { AttackPlan } from '../model/turn.ts';
import { spendToken } from '../rules/artillery/answer.ts';
import { judgeTactics } from '../rules/combat/attack.ts';
import { unitKind } from '../rules/word-kinds.ts';
import { cardIn, centralFigures } from './central-figures.ts';
import { type Central, type CentralSaid, clashIn, planIn } from './central-plan.ts';
import { goalSlot, judgeMoverLeft, judgeMoveWord, moverSlot } from './move-slots.ts';
import { disclose, judgeHeld, STEP } from './plan.ts';
import { judgeOwn, ownUnits } from './sides.ts';
import {
  aimSlot,
  attackerSlot,
  boostedSlot,
  freeAimSlot,
  freeGunnerSlot,
  gunnerSlot,
  judgeAttackLeft,
  judgeFreeFire,
  judgeLastGroup,
  judgeTacticsWord,
  judgeTokenWord,
  targetSlot,
} from './strike-slots.ts';

const ONCE = { most: 1 } as const;

function granted(): Verdict<unknown> {
  return grant();
}

type ItemOf<Key extends keyof Central> = Central[Key] extends readonly (infer Item extends object)[] ? Item : never;

/**
 * L6.2a: massedAssault a03 | disruptiveFire a08 r05, march a05 0507, move a03 0605, wave r06 0703, shell a08 r05, support a08 r05,
 * tactics r02, attack r05 a03 a04, in this order and closed by `disclose`.
 */
export const central = verb<Limanowa, RoundFrame, Central>('central', {
  says: (phrase) =>
    phrase
      .records<'assaults', ItemOf<'assaults'>>(
        'assaults',
        (item) =>
          item.word('massedAssault', judgeAssault).slot('assaulter', {
            kind: unitKind,
            among: ownUnits,
            judge: (seen, _said, unit) => judgeOwn(seen, unit),
          }),
        ONCE,
      )
      .records<'disruptions', ItemOf<'disruptions'>>(
        'disruptions',
        (item) =>
          item
            .word('disruptiveFire', judgeDisruption)
            .slot('disruptor', freeGunnerSlot('L10c'))
            .slot(
              'disrupted',
              freeAimSlot(({ disruptor }) => disruptor),
            ),
        ONCE,
      )
      .records<'marches', ItemOf<'marches'>>(
        'marches',
        (item) =>
          item
            .word('march', judgeMoveWord('march'), judgeMoverLeft('march'))
            .slot('marcher', moverSlot('march'))
            .slot(
              'marchTo',
              goalSlot('march', ({ marcher }) => marcher),
            ),
        ONCE,
      )
      .records<'moves', ItemOf<'moves'>>('moves', (item) =>
        item
          .word('move', judgeMoveWord('move'), judgeMoverLeft('move'))
          .slot('mover', moverSlot('move'))
          .slot(
            'moveTo',
            goalSlot('move', ({ mover }) => mover),
          ),
      )
      .records<'waves', ItemOf<'waves'>>(
        'waves',
        (item) =>
          item
            .word('wave', judgeMoveWord('wave'), judgeMoverLeft('wave'))
            .slot('waver', moverSlot('wave'))
            .slot(
              'waveTo',
              goalSlot('wave', ({ waver }) => waver),
            ),
        ONCE,
      )
      .records<'shells', ItemOf<'shells'>>('shells', (item) =>
        item
          .word('shell', granted, judgeTokenWord('shell'))
          .slot('gunner', gunnerSlot('shell'))
          .slot(
            'shelled',
            aimSlot('shell', ({ gunner }) => gunner),
          ),
      )
      .records<'supports', ItemOf<'supports'>>('supports', (item) =>
        item
          .word('support', granted, judgeTokenWord('support'))
          .slot('supporter', gunnerSlot('support'))
          .slot(
            'supported',
            aimSlot('support', ({ supporter }) => supporter),
          ),
      )
      .records<'boosts', ItemOf<'boosts'>>(
        'boosts',
        (item) => item.word('tactics', granted, judgeTacticsWord).slot('boosted', boostedSlot),
        ONCE,
      )
      .records<'attacks', AttackPlan>('attacks', (item) =>
        item
          .word('attack', judgeLastGroup, judgeAttackLeft)
          .slot('target', targetSlot)
          .list<'attackers', UnitId, LimanowaWord>('attackers', attackerSlot, { least: 1 }),
      )
      .word('disclose', judgeLastGroup),
  figures: centralFigures,
  resolve: resolveCentral,
});

/** L10q: the corps must have a unit to name. */
function judgeAssault(seen: Seen): Verdict<unknown> {
  return allOf<unknown, string>(
    () => judgeHeld(seen, 'massedAssault'),
    () => demand(ownUnits(seen).length > 0, 'L10q', 'nobodyToMove'),
  );
}

/** L6.4: one card per phase. */
function judgeDisruption(seen: Seen, { assaults = [] }: CentralSaid): Verdict<unknown> {
  return allOf<unknown, string>(
    () => demand(assaults.length === 0, 'L6.4', 'oneCard'),
    () => judgeHeld(seen, 'disruptiveFire'),
    () => judgeFreeFire(seen, 'L10c'),
  );
}

function resolveCentral(held: Held, said: Central, io: LimanowaIo): void {
  const { turn } = held.view;
  const plan = planIn(said);
  const { shells, supports, tactics } = plan;
  const clash = clashIn(held, said);
  const helped = tactics === NONE ? null : judgeTactics(held, clash, turn.corps, tactics);
  disclose(held, { card: cardIn(said), plan }, io);
  for (const shot of shells) spendToken(held, io, 'shell', shot);
  for (const shot of supports) spendToken(held, io, 'support', shot);
  turn.supports = [...turn.supports, ...supports];
  turn.aids = clash.aids;
  turn.fired = [...turn.fired, ...said.disruptions.map(({ disruptor }) => disruptor)];
  if (helped?.granted) io.emit({ rule: 'L4a', key: 'tactics', officer: helped.value, unit: tactics });
  said.frame.step = STEP.centralReaction;
}
