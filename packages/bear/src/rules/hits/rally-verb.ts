import { type Figures, finish, type FrameKind, grant, type Granted } from '@sandtable/kernel';
import type { RallyFigures } from '../../model/figures.ts';
import type { RallyFrame } from '../../model/frame.ts';
import { rallyFrame } from '../../model/make-frame.ts';
import { type Bear, type BearIo, type Held, pushFrame, type Seen } from '../../model/state.ts';
import { asSeenBy } from '../order/as-seen.ts';
import { groupOrder } from '../order/group-order.ts';
import { showMarker, takeMarkerOff } from './hit.ts';
import { judgeRally, orderedRally, rallyCost } from './rally.ts';
import { pushRoll } from '../order/roll.ts';
import { NONE, type PlayerId, type UnitId } from '../../model/ids.ts';

// B7.6, B9.1.3:  g03 rally +g05 caps:2

export const rally = groupOrder('rally', {
  traits: { rolls: true, always: true },
  judge: judgeRally,
  price: (seen, [unit = NONE]) => rallyCost(seen, unit),
  figures: rallyFigures,
  resolve: pushRally,
});

/** What each of them needs. */
export function rallyFigures(seen: Seen, units: readonly UnitId[]): Granted<Figures<Bear>> {
  const rallies: RallyFigures[] = [];
  for (const unit of units) {
    const odds = judgeRally(seen, unit);
    if (odds.granted) rallies.push({ unit, ...odds.value, terms: odds.reasons });
  }
  return grant(
    { rallies },
    rallies.flatMap(({ terms }) => terms),
  );
}

/**
 * B9.1.3: what each needs is fixed before the first roll, so members never count as un-hit friends for each other. An enemy
 * nobody sees keeps nobody from rallying; whoever gave one away in his own hex by acting does not rally any more.
 */
export function pushRally(held: Held, units: readonly UnitId[], player: PlayerId): void {
  pushRolls(held, player, units, judgeRally);
}

/** the same for an AI that was ordered to, whoever is near. */
export function pushOrderedRally(held: Held, player: PlayerId, unit: UnitId): void {
  pushRolls(held, player, [unit], orderedRally);
}

function pushRolls(held: Held, player: PlayerId, units: readonly UnitId[], judge: typeof judgeRally): void {
  const seen = asSeenBy(held, player);
  const rallying = units.flatMap((unit) => {
    const odds = judge(seen, unit);
    return odds.granted ? [{ unit, needed: odds.value.needed }] : [];
  });
  const needed = rallying.map((each) => each.needed);
  pushFrame(held, rallyFrame({ player, units: rallying.map(({ unit }) => unit), needed }));
}

/** A roll and its outcome for one after another. */
const STEP = { roll: 0, outcome: 1 } as const;

export const rallyKind: FrameKind<Bear, RallyFrame> = {
  ask: () => null,
  go(held, frame, io) {
    const unit = frame.units[frame.unit];
    if (unit === undefined) return finish(held.view, frame);
    if (frame.step === STEP.roll) {
      showMarker(held, unit, io);
      frame.step = STEP.outcome;
      return pushRoll(held, { player: frame.player, what: 'rally', dice: 2, unit });
    }
    endRally(held, frame, unit, io);
    frame.step = STEP.roll;
    frame.unit += 1;
  },
};

function endRally(held: Held, frame: RallyFrame, unit: UnitId, io: BearIo): void {
  const roll = frame.got ?? 0;
  const needed = frame.needed[frame.unit] ?? 0;
  const rallied = roll >= needed;
  if (rallied) takeMarkerOff(held, unit, io);
  io.emit({ rule: 'B7.6', key: rallied ? 'rallied' : 'rallyFailed', unit, roll, needed });
}
