import { finish, type FrameKind, grant, type Granted, judgedSlot, verb, type Verdict } from '@sandtable/kernel';
import { corpsOf, unitOf } from '../model/battle.ts';
import type { CombatFrame } from '../model/frame.ts';
import { NONE, type UnitId } from '../model/ids.ts';
import type { LimanowaFigures } from '../model/speech.ts';
import type { Held, Limanowa, LimanowaIo, Seen } from '../model/state.ts';
import { clashNow } from '../rules/combat/clash.ts';
import { against, type CombatKey } from '../rules/combat/reasons.ts';
import { explainTarget } from '../rules/combat/target-value.ts';
import { counterTargets } from '../rules/combat/threats.ts';
import { unitKind } from '../rules/word-kinds.ts';
import { chooseCounter } from '../solo/choices.ts';
import { fight, fireGuns, orderAttacks } from './fight.ts';
import { isAi } from './sides.ts';

// L6.2f, L6.2g: artillery of both sides, then all attacks and counter-attacks at once, then their consequences.

const STEP = { artillery: 0, attacks: 1, counters: 2, done: 3 } as const;

interface CounterSaid {
  readonly frame: CombatFrame;
  readonly unit: UnitId;
  readonly target: UnitId;
}

/** L8.3b: counter r05 a03 */
const counter = verb<Limanowa, CombatFrame, CounterSaid>('counter', {
  traits: { rolls: true },
  says: (phrase) =>
    phrase
      .word('counter')
      .slot(
        'unit',
        judgedSlot(
          unitKind,
          (seen: Seen, { frame }: Pick<CounterSaid, 'frame'>) => undecided(seen, frame),
          (seen, { frame }, unit) => judgeChooser(seen, frame, unit),
        ),
      )
      .slot(
        'target',
        judgedSlot(
          unitKind,
          (seen: Seen, { frame, unit }: Omit<CounterSaid, 'target'>) => choicesOf(seen, frame, unit),
          (seen, { frame, unit }, target) =>
            choicesOf(seen, frame, unit).includes(target) ? grant() : against('counterNoChance', { unit: target }),
        ),
      ),
  figures: (seen, { frame, unit }): Granted<Partial<LimanowaFigures>> => {
    if (unit === undefined) return grant({});
    const clash = clashNow(seen);
    const counters = choicesOf(seen, frame, unit);
    return grant({ counters: counters.map((each) => explainTarget(seen, clash, 'counterAttack', unit, each, 1)) });
  },
  resolve(_held, { frame, unit, target }) {
    frame.counters = [...frame.counters, { unit, target }];
  },
});

const VERBS = [counter];

export const combatKind: FrameKind<Limanowa, CombatFrame> = {
  ask(seen, frame) {
    if (frame.step !== STEP.counters) return null;
    const [unit] = undecided(seen, frame);
    return unit === undefined ? null : { seat: seatOf(seen, unit), key: 'counter', verbs: VERBS };
  },
  go(held, frame, io) {
    switch (frame.step) {
      case STEP.artillery:
        frame.step = STEP.attacks;
        return fireGuns(held, frame, io);
      case STEP.attacks:
        frame.step = STEP.counters;
        orderAttacks(held, frame, io);
        return chooseCounters(held, frame, io);
      case STEP.counters:
        frame.step = STEP.done;
        return fight(held, frame, io);
      default:
        return finish(held.view, frame);
    }
  },
};

/** Attacked units of one seat that must still choose. */
function undecided(seen: Seen, frame: CombatFrame): readonly UnitId[] {
  if (seen.view.turn.phase !== 'central') return [];
  const left = frame.attacks
    .map(({ target }) => target)
    .filter((unit) => !frame.counters.some((said) => said.unit === unit) && choicesOf(seen, frame, unit).length > 1);
  return left.filter((unit) => seatOf(seen, unit) === seatOf(seen, left[0] ?? unit));
}

function seatOf(seen: Seen, unit: UnitId): string {
  return corpsOf(seen, unitOf(seen, unit).corps).seat;
}

function judgeChooser(seen: Seen, frame: CombatFrame, unit: UnitId): Verdict<unknown, CombatKey> {
  return undecided(seen, frame).includes(unit) ? grant() : against('noCounterChoice', { unit });
}

/** L8.3b: sets the counter-attacks that leave no choice. LS3.2b: AI units choose by their table. */
function chooseCounters(held: Held, frame: CombatFrame, io: LimanowaIo): void {
  if (held.view.turn.phase !== 'central') return;
  for (const { target, attackers } of frame.attacks) {
    if (attackers.length === 0) continue;
    const choices = choicesOf(held, frame, target);
    const chosen = isAi(held, unitOf(held, target).corps) ? chooseCounter(held, io, target, choices) : onlyOf(choices);
    if (chosen !== NONE) frame.counters = [...frame.counters, { unit: target, target: chosen }];
  }
}

function choicesOf(seen: Seen, { attacks }: CombatFrame, unit: UnitId): readonly UnitId[] {
  const group = attacks.find(({ target }) => target === unit);
  return group === undefined ? [] : counterTargets(seen, clashNow(seen), unit, group.attackers);
}

function onlyOf(choices: readonly UnitId[]): UnitId {
  return choices.length === 1 ? (choices[0] ?? NONE) : NONE;
}
