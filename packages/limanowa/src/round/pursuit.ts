import { allOf, deny, grant, type Slot, type Verdict } from '@sandtable/kernel';
import type { HexId, UnitId } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';
import type { LimanowaWord } from '../model/word.ts';
import { clashNow, gap, type Clash } from '../rules/combat/clash.ts';
import { targetValue } from '../rules/combat/target-value.ts';
import { typeOf } from '../model/battle.ts';
import { unitKind } from '../rules/word-kinds.ts';
import { type ClosingSaid, closingPlaces, nextOccupations, occupiedSlot, occupierSlot } from './occupation.ts';
import { enemyUnits, judgeEnemy, ownUnits } from './own-units.ts';
import { judgeHeld } from './plan-card.ts';

// L10r: a unit that has just occupied a hex attacks once more. So one of those who occupy must have somebody to strike.

export function pursuitClash(seen: Seen, said: ClosingSaid): Clash {
  return { ...clashNow(seen), places: closingPlaces(seen, said) };
}

function judgeStruck(seen: Seen, clash: Clash, striker: UnitId, target: UnitId): Verdict<unknown> {
  const enemy = judgeEnemy(seen, target, 'L10r');
  if (!enemy.granted) return enemy;
  const far = gap(seen, clash, striker, target);
  if (far > typeOf(seen, striker).range) return deny('L6.2a', 'outOfReach', { unit: target, amount: far });
  const tv = targetValue(seen, clash, 'attack', striker, target, 1);
  return tv > 0 ? enemy : deny('L8.3e', 'noChance', { unit: striker, amount: tv });
}

function canStrike(seen: Seen, clash: Clash, striker: UnitId): boolean {
  return enemyUnits(seen).some((target) => judgeStruck(seen, clash, striker, target).granted);
}

/** Can one of those who occupy strike, or one more who still could? */
function leadsToStrike(seen: Seen, said: ClosingSaid): boolean {
  const clash = pursuitClash(seen, said);
  const { occupations = [] } = said;
  if (occupations.some(({ occupier }) => canStrike(seen, clash, occupier))) return true;
  return nextOccupations(seen, said).some(({ unit, to }) =>
    canStrike(seen, pursuitClash(seen, withOne(said, unit, to)), unit),
  );
}

function withOne(said: ClosingSaid, occupier: UnitId, occupied: HexId): ClosingSaid {
  return { ...said, occupations: [...(said.occupations ?? []), { occupier, occupied }] };
}

const NOTHING = 'nothingToStrike' as const;

export function judgePursuit(seen: Seen): Verdict<unknown> {
  return allOf<unknown, string>(
    () => judgeHeld(seen, 'pursuit'),
    () => (leadsToStrike(seen, {}) ? grant() : deny('L10r', NOTHING)),
  );
}

/** In a pursuit an occupation is named only where a strike can still follow. */
export function judgePursuitOccupyWord(seen: Seen, said: ClosingSaid): Verdict<unknown> {
  const isSome = nextOccupations(seen, said).some(({ unit, to }) => leadsToStrike(seen, withOne(said, unit, to)));
  return isSome ? grant() : deny('L10r', NOTHING);
}

export const pursuingOccupierSlot: typeof occupierSlot = {
  ...occupierSlot,
  leadsOn: (seen, said, unit) => {
    const isSome = nextOccupations(seen, said).some(
      (next) => next.unit === unit && leadsToStrike(seen, withOne(said, unit, next.to)),
    );
    return isSome ? grant() : deny('L10r', NOTHING, { unit });
  },
};

export const pursuedHexSlot: typeof occupiedSlot = {
  ...occupiedSlot,
  isExact: false,
  leadsOn: (seen, said, hex) =>
    leadsToStrike(seen, withOne(said, said.occupier, hex)) ? grant() : deny('L10r', NOTHING, { at: hex }),
};

export function judgeStrikeWord(seen: Seen, said: ClosingSaid): Verdict<unknown> {
  const clash = pursuitClash(seen, said);
  const isSome = said.occupations?.some(({ occupier }) => canStrike(seen, clash, occupier));
  return isSome ? grant() : deny('L10r', NOTHING);
}

export const strikerSlot: Slot<Seen, ClosingSaid, UnitId, LimanowaWord> = {
  kind: unitKind,
  among: ownUnits,
  judge: (_seen, said, unit) => {
    const isOccupier = said.occupations?.some(({ occupier }) => occupier === unit);
    return isOccupier ? grant() : deny('L10r', 'notOccupier', { unit });
  },
  leadsOn: (seen, said, unit) =>
    canStrike(seen, pursuitClash(seen, said), unit) ? grant() : deny('L10r', NOTHING, { unit }),
};

export const struckSlot: Slot<Seen, ClosingSaid & { readonly striker: UnitId }, UnitId, LimanowaWord> = {
  kind: unitKind,
  among: enemyUnits,
  judge: (seen, said, target) => judgeStruck(seen, pursuitClash(seen, said), said.striker, target),
};
