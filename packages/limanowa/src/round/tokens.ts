import {
  finish,
  firstOf,
  type FrameKind,
  grant,
  type Granted,
  judgedSlot,
  push,
  type Slot,
  type Verb,
  type Verdict,
  verb,
  type Asked,
} from '@sandtable/kernel';
import { corpsOf, isBattery } from '../model/battle.ts';
import type { LimanowaFigures, LimanowaWord, TargetFigures } from '../model/speech.ts';
import { aiTokenFrame, type TokensFrame } from '../model/frame.ts';
import type { CorpsId, UnitId } from '../model/ids.ts';
import type { Limanowa, Seen } from '../model/state.ts';
import { answer, canAnswer, judgeAnswer, judgeAnswerer, type ShotUse } from '../rules/artillery/answer.ts';
import { type Clash, clashNow } from '../rules/combat/clash.ts';
import { counterTargets, threatsInReach } from '../rules/combat/threats.ts';
import { against, type CombatKey } from '../rules/combat/reasons.ts';
import { explainTarget } from '../rules/combat/target-value.ts';
import { unitKind } from '../rules/word-kinds.ts';
import { enemiesOf, isAi, isOpponent, unitsOf } from './sides.ts';

// L9d, L6.2e: opponents answer attacks on their units with tokens, one per battery, as long as any of them can.

interface TokenAnswer extends Asked<TokensFrame> {
  readonly battery: UnitId;
  readonly target: UnitId;
}

const pass = verb<Limanowa, TokensFrame, Asked<TokensFrame>>('pass', {
  traits: { usual: true },
  says: (phrase) => phrase.word('pass'),
  resolve: (_held, { frame }) => void frame.place++,
});

/** shell r08 a03, support r08 a03 */
function answerVerb(use: ShotUse): Verb<Limanowa> {
  const batterySlot: Slot<Seen, Asked<TokensFrame>, UnitId, LimanowaWord> = judgedSlot(
    unitKind,
    (seen, { frame }) => unitsOf(seen, frame.place),
    (seen, { frame }, battery) => judgeAnswerer(seen, frame.place, use, battery),
  );
  return verb<Limanowa, TokensFrame, TokenAnswer>(use, {
    says: (phrase) =>
      phrase
        .word(use, (seen, { frame }) => judgeUse(seen, frame.place, use))
        .slot('battery', batterySlot)
        .slot(
          'target',
          judgedSlot(
            unitKind,
            (seen: Seen, { frame }: Omit<TokenAnswer, 'target'>) => enemiesOf(seen, frame.place),
            (seen, { battery }, target) => judgeAnswer(seen, use, battery, target),
          ),
        ),
    figures: (seen, { frame, battery, target }): Granted<Partial<LimanowaFigures>> => {
      const tokensLeft = corpsOf(seen, frame.place).tokens - 1;
      if (battery === undefined || target === undefined) return grant({ tokensLeft });
      const clash = clashNow(seen);
      if (use === 'shell')
        return grant({ tokensLeft, targets: [explainTarget(seen, clash, 'artillery', battery, target, 1)] });
      const supported = { ...clash, supports: [...clash.supports, { battery, target }] };
      return grant({ tokensLeft, counters: countersOn(seen, supported, target) });
    },
    resolve: (held, { battery, target }, io) => answer(held, io, use, { battery, target }),
  });
}

/** L8.3b: counter-attacks on this attacker by the units it attacks. */
function countersOn(seen: Seen, clash: Clash, attacker: UnitId): readonly TargetFigures[] {
  return threatsInReach(seen)
    .filter(({ target, attackers }) => counterTargets(seen, clash, target, attackers).includes(attacker))
    .map(({ target }) => explainTarget(seen, clash, 'counterAttack', target, attacker, 1));
}

function judgeUse(seen: Seen, corps: CorpsId, use: ShotUse): Verdict<unknown, CombatKey> {
  const batteries = unitsOf(seen, corps).filter((unit) => isBattery(seen, unit));
  return firstOf(batteries, (unit) => judgeAnswerer(seen, corps, use, unit), against('noBattery'));
}

const VERBS = [pass, answerVerb('shell'), answerVerb('support')];

export const tokensKind: FrameKind<Limanowa, TokensFrame> = {
  ask(seen, { place }) {
    const isAsked =
      place < seen.view.corps.length && isOpponent(seen, place) && !isAi(seen, place) && canAnswer(seen, place);
    return isAsked ? { seat: corpsOf(seen, place).seat, key: 'tokens', verbs: VERBS } : null;
  },
  go(held, frame) {
    if (frame.place >= held.view.corps.length) return finish(held.view, frame);
    const { place } = frame;
    frame.place++;
    if (isOpponent(held, place) && isAi(held, place)) push(held.view, aiTokenFrame());
  },
};
