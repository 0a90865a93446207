import { allOf, grant, type Granted, judgedSlot, type Slot, type Verb, verb, type Asked } from '@sandtable/kernel';
import type { LimanowaFigures } from '../model/figures.ts';
import type { ReactionFrame } from '../model/frame.ts';
import { NONE, type UnitId } from '../model/ids.ts';
import type { Limanowa, Seen } from '../model/state.ts';
import type { LimanowaWord } from '../model/word.ts';
import { type Clash, clashPlanned } from '../rules/combat/clash.ts';
import { judgeBlocking, judgeProtected, type Protection } from '../rules/combat/judge-contra.ts';
import type { CombatKey } from '../rules/combat/reasons.ts';
import { unitKind } from '../rules/word-kinds.ts';
import { cardWord, judgeInHand, type Named, playContra } from './contra-card.ts';
import { friendsOf } from './opponents.ts';
import { threatFigures } from './threat-figures.ts';

/** L10a: blockingPreparations */
export const blockingVerb: Verb<Limanowa> = verb<Limanowa, ReactionFrame, Asked<ReactionFrame>>(
  'blockingPreparations',
  {
    traits: { card: true },
    says: (phrase) =>
      phrase.word('blockingPreparations', (seen, { frame }) =>
        allOf<unknown, CombatKey>(
          () => judgeInHand(seen, frame.place, 'blockingPreparations'),
          () => judgeBlocking(seen),
        ),
      ),
    resolve: (held, { frame }, io) =>
      playContra(held, frame, { effect: 'blockingPreparations', unit: NONE, target: NONE }, io),
  },
);

/** L10i-L10m: dugIn r05 */
export function protectionVerb(effect: Protection): Verb<Limanowa> {
  const unitSlot: Slot<Seen, Asked<ReactionFrame>, UnitId, LimanowaWord> = judgedSlot(
    unitKind,
    (seen, { frame }) => friendsOf(seen, frame.place),
    (seen, { frame }, unit) => judgeProtected(seen, frame.place, effect, unit),
  );
  return verb<Limanowa, ReactionFrame, Named>(effect, {
    traits: { card: true },
    says: (phrase) => phrase.word(effect, cardWord(effect, unitSlot)).slot('unit', unitSlot),
    figures: (seen, { unit }): Granted<Partial<LimanowaFigures>> =>
      grant(unit === undefined ? {} : threatFigures(seen, protectedClash(seen, effect, unit), unit)),
    resolve: (held, { frame, unit }, io) => playContra(held, frame, { effect, unit, target: NONE }, io),
  });
}

function protectedClash(seen: Seen, by: Protection, unit: UnitId): Clash {
  const clash = clashPlanned(seen);
  return { ...clash, aids: [...clash.aids, { by, unit }] };
}
