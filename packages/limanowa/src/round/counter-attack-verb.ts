import {
  firstOf,
  grant,
  type Granted,
  judgedSlot,
  type Slot,
  type Verb,
  type Verdict,
  verb,
  type Asked,
} from '@sandtable/kernel';
import type { LimanowaFigures } from '../model/figures.ts';
import type { ReactionFrame } from '../model/frame.ts';
import type { CorpsId, UnitId } from '../model/ids.ts';
import type { Limanowa, Seen } from '../model/state.ts';
import type { LimanowaWord } from '../model/word.ts';
import { clashNow } from '../rules/combat/clash.ts';
import { judgeCounterStrike, judgeSurvivor } from '../rules/combat/judge-contra.ts';
import { against, type CombatKey } from '../rules/combat/reasons.ts';
import { explainTarget } from '../rules/combat/target-value.ts';
import { unitKind } from '../rules/word-kinds.ts';
import { cardWord, type Named, playContra } from './contra-card.ts';
import { enemiesOf, friendsOf } from './opponents.ts';

const survivorSlot: Slot<Seen, Asked<ReactionFrame>, UnitId, LimanowaWord> = judgedSlot(
  unitKind,
  (seen, { frame }) => friendsOf(seen, frame.place),
  (seen, { frame }, unit) => judgeSurvivor(seen, frame.place, unit),
  (seen, { frame }, unit) => judgeAttackerInReach(seen, frame.place, unit),
);

function judgeAttackerInReach(seen: Seen, corps: CorpsId, unit: UnitId): Verdict<unknown, CombatKey> {
  return firstOf(
    attackersOf(seen, corps, unit),
    (enemy) => judgeCounterStrike(seen, unit, enemy),
    against('noTarget', { unit }),
  );
}

function attackersInReach(seen: Seen, corps: CorpsId, unit: UnitId): readonly UnitId[] {
  return attackersOf(seen, corps, unit).filter((enemy) => judgeCounterStrike(seen, unit, enemy).granted);
}

function attackersOf(seen: Seen, corps: CorpsId, unit: UnitId): readonly UnitId[] {
  const { attacks } = seen.view.turn;
  return enemiesOf(seen, corps).filter((enemy) =>
    attacks.some(({ made, attacker, target }) => made && attacker === enemy && target === unit),
  );
}

/** L10b: counterAttack r05 a03 */
export const counterAttackVerb: Verb<Limanowa> = verb<Limanowa, ReactionFrame, Named & { readonly target: UnitId }>(
  'counterAttack',
  {
    traits: { card: true, rolls: true },
    says: (phrase) =>
      phrase
        .word('counterAttack', cardWord('counterAttack', survivorSlot))
        .slot('unit', survivorSlot)
        .slot(
          'target',
          judgedSlot(
            unitKind,
            (seen: Seen, { frame }: Named) => enemiesOf(seen, frame.place),
            (seen, { unit }, target) => judgeCounterStrike(seen, unit, target),
          ),
        ),
    figures: (seen, { frame, unit, target }): Granted<Partial<LimanowaFigures>> => {
      if (unit === undefined) return grant({});
      const targets = target === undefined ? attackersInReach(seen, frame.place, unit) : [target];
      const clash = clashNow(seen);
      return grant({ targets: targets.map((each) => explainTarget(seen, clash, 'attack', unit, each, 1)) });
    },
    resolve: (held, { frame, unit, target }, io) =>
      playContra(held, frame, { effect: 'counterAttack', unit, target }, io),
  },
);

export function canStrikeBack(seen: Seen, corps: CorpsId): boolean {
  return friendsOf(seen, corps).some(
    (unit) => judgeSurvivor(seen, corps, unit).granted && judgeAttackerInReach(seen, corps, unit).granted,
  );
}
