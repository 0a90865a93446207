import { firstOf, judgedSlot, type Slot, type Verb, type Verdict, verb, type Asked } from '@sandtable/kernel';
import type { ReactionFrame } from '../model/frame.ts';
import type { CorpsId, UnitId } from '../model/ids.ts';
import type { Limanowa, Seen } from '../model/state.ts';
import type { LimanowaWord } from '../model/word.ts';
import { judgeExchange, judgeExchanged } from '../rules/combat/judge-contra.ts';
import { against, type CombatKey } from '../rules/combat/reasons.ts';
import { unitKind } from '../rules/word-kinds.ts';
import { cardWord, type Named, playContra } from './contra-card.ts';
import { friendsOf } from './opponents.ts';

const exchangedSlot: Slot<Seen, Asked<ReactionFrame>, UnitId, LimanowaWord> = judgedSlot(
  unitKind,
  (seen, { frame }) => friendsOf(seen, frame.place),
  (seen, { frame }, unit) => judgeExchanged(seen, frame.place, unit),
  (seen, { frame }, unit) => judgeExchangeable(seen, frame.place, unit),
);

function judgeExchangeable(seen: Seen, corps: CorpsId, unit: UnitId): Verdict<unknown, CombatKey> {
  return firstOf(
    friendsOf(seen, corps),
    (other) => judgeExchange(seen, corps, unit, other),
    against('tooFarApart', { unit }),
  );
}

/** L10h: reorganisation r05 r06 */
export const exchangeVerb: Verb<Limanowa> = verb<Limanowa, ReactionFrame, Named & { readonly other: UnitId }>(
  'reorganisation',
  {
    traits: { card: true },
    says: (phrase) =>
      phrase
        .word('reorganisation', cardWord('reorganisation', exchangedSlot))
        .slot('unit', exchangedSlot)
        .slot(
          'other',
          judgedSlot(
            unitKind,
            (seen: Seen, { frame }: Named) => friendsOf(seen, frame.place),
            (seen, { frame, unit }, other) => judgeExchange(seen, frame.place, unit, other),
          ),
        ),
    resolve: (held, { frame, unit, other }, io) =>
      playContra(held, frame, { effect: 'reorganisation', unit, target: other }, io),
  },
);

/** Whoever it is, could he exchange two of his units? */
export function canExchange(seen: Seen, corps: CorpsId): boolean {
  return friendsOf(seen, corps).some(
    (unit) => judgeExchanged(seen, corps, unit).granted && judgeExchangeable(seen, corps, unit).granted,
  );
}
