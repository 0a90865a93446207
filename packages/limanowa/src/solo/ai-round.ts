import { type Asked, finish, type FrameKind, type Question, verb } from '@sandtable/kernel';
import { rangeTo } from '../board/map.ts';
import { typeOf, unitOf } from '../model/battle.ts';
import { AI_SEAT } from '../model/forces.ts';
import type { AiRoundFrame } from '../model/frame.ts';
import { NONE, type UnitId, unitId } from '../model/ids.ts';
import type { Held, Limanowa, LimanowaIo, Seen } from '../model/state.ts';
import { loseRp } from '../rules/combat/blow.ts';
import { isAiUnit } from './ai-side.ts';
import { moveToObjectives } from './objective-moves.ts';

// LS4a, LS4b: in its own round the AI wounds, then moves into empty objectives; no player decides anything.

/** LS1h: the AI has no choices; the player who says `proceed` rolls its dice. */
const proceed = verb<Limanowa, AiRoundFrame, Asked<AiRoundFrame>>('proceed', {
  traits: { rolls: true, usual: true },
  says: (phrase) => phrase.word('proceed'),
  resolve(held, { frame }, io) {
    io.emit({ rule: 'LS4b', key: 'aiRoundBegan' });
    woundAll(held, io);
    moveToObjectives(held, io);
    finish(held.view, frame);
  },
});

const question: Question<Limanowa> = { seat: AI_SEAT, key: 'aiRound', verbs: [proceed] };

export const aiRoundKind: FrameKind<Limanowa, AiRoundFrame> = {
  ask: () => question,
  go: () => {
    throw new Error('the AI’s round waits for its verb');
  },
};

// LS4.1: the AI wounds units in range of any of its own, by the limits on the AI card alone.

/** LS4.1a: the players' units it rolls against. */
export function woundable(seen: Seen): UnitId[] {
  const found: UnitId[] = [];
  const { units } = seen.view;
  const own = reachers(seen);
  for (let unit = unitId(0); unit < units.length; unit++) {
    if (units[unit]?.at !== NONE && !isAiUnit(seen, unit) && own.some((each) => reaches(seen, each, unit)))
      found.push(unit);
  }
  return found;
}

/** LS4.1g: batteries count too, unless the option says otherwise. */
function reachers(seen: Seen): UnitId[] {
  const { units, options } = seen.view;
  const found: UnitId[] = [];
  for (let unit = unitId(0); unit < units.length; unit++) {
    if (units[unit]?.at === NONE || !isAiUnit(seen, unit)) continue;
    if (options.aiWoundsFromArtillery || typeOf(seen, unit).arm !== 'artillery') found.push(unit);
  }
  return found;
}

function reaches(seen: Seen, unit: UnitId, target: UnitId): boolean {
  return rangeTo(seen.map, unitOf(seen, unit).at, unitOf(seen, target).at) <= typeOf(seen, unit).range;
}

/** LS4.1c: the highest roll that wounds. */
export function woundLimit(seen: Seen, unit: UnitId): number {
  return seen.die.ai[seen.view.options.level].wound[typeOf(seen, unit).rank];
}

/** LS4.1b: one roll per unit, however many reach it. */
export function woundAll(held: Held, io: LimanowaIo): void {
  const { sides } = held.die;
  const targets = woundable(held);
  if (io.trace !== null) noteUnreached(held, io, targets);
  for (const unit of targets) {
    const limit = woundLimit(held, unit);
    const die = io.roll('ai', sides);
    const hit = die <= limit;
    if (io.trace !== null) {
      const reachedBy = reachers(held).filter((each) => reaches(held, each, unit));
      io.trace({ note: 'wound', unit, reachedBy, limit, die, sides, hit });
    }
    io.emit({ rule: hit ? 'LS4.1c' : 'LS4.1d', key: 'woundRolled', unit, limit, die, hit });
    if (hit) loseRp(held, unit, 1, 'LS4.1c', io);
  }
}

function noteUnreached(seen: Seen, io: LimanowaIo, targets: readonly UnitId[]): void {
  const units = seen.view.units.flatMap(({ at }, place) => {
    const unit = unitId(place);
    return at === NONE || isAiUnit(seen, unit) || targets.includes(unit) ? [] : [unit];
  });
  if (units.length > 0) io.trace?.({ note: 'unreached', units });
}
