import {
  finish,
  type FrameKind,
  grant,
  type Granted,
  judgedSlot,
  type Verdict,
  verb,
  type Asked,
} from '@sandtable/kernel';
import { corpsOf } from '../model/battle.ts';
import type { LimanowaFigures } from '../model/speech.ts';
import type { BoostFrame } from '../model/frame.ts';
import { type CorpsId, NONE, type UnitId } from '../model/ids.ts';
import type { Held, Limanowa, LimanowaIo, Seen } from '../model/state.ts';
import { clashNow, gap } from '../rules/combat/clash.ts';
import { counterTargets, threatFigures, threatsInReach } from '../rules/combat/threats.ts';
import { against, type CombatKey } from '../rules/combat/reasons.ts';
import { judgeTactics, tacticianOf } from '../rules/combat/attack.ts';
import { unitKind } from '../rules/word-kinds.ts';
import { chooseTactics } from '../solo/choices.ts';
import type { ChoosingIo } from '../solo/tables.ts';
import { isAi, isOpponent } from './sides.ts';

// L4a, L12d: in an enemy's round, Aggressive tactics help an attacked unit next to the officer.

interface Boost extends Asked<BoostFrame> {
  readonly unit: UnitId;
}

const pass = verb<Limanowa, BoostFrame, Asked<BoostFrame>>('pass', {
  traits: { usual: true },
  says: (phrase) => phrase.word('pass'),
  resolve: (_held, { frame }) => void frame.place++,
});

/** tactics r05 */
const tactics = verb<Limanowa, BoostFrame, Boost>('tactics', {
  says: (phrase) =>
    phrase.word('tactics').slot(
      'unit',
      judgedSlot(
        unitKind,
        (seen: Seen, { frame }: Pick<Boost, 'frame'>) => boostable(seen, frame.place),
        (seen, { frame }, unit) => judgeBoost(seen, frame.place, unit),
      ),
    ),
  figures: (seen, { unit }): Granted<Partial<LimanowaFigures>> => {
    if (unit === undefined) return grant({});
    const clash = clashNow(seen);
    return grant(threatFigures(seen, { ...clash, aids: [...clash.aids, { by: 'tactics', unit }] }, unit));
  },
  resolve(held, { frame, unit }, io) {
    name(held, frame.place, unit, io);
    frame.place++;
  },
});

const VERBS = [pass, tactics];

export const boostKind: FrameKind<Limanowa, BoostFrame> = {
  ask(seen, { place }) {
    const isAsked =
      place < seen.view.corps.length &&
      isOpponent(seen, place) &&
      !isAi(seen, place) &&
      boostable(seen, place).length > 0;
    return isAsked ? { seat: corpsOf(seen, place).seat, key: 'boost', verbs: VERBS } : null;
  },
  go(held, frame, io) {
    if (frame.place >= held.view.corps.length) return finish(held.view, frame);
    const { place } = frame;
    frame.place++;
    if (!isOpponent(held, place) || !isAi(held, place)) return;
    const unit = chooseBoosted(held, place, io);
    if (unit !== NONE) name(held, place, unit, io);
  },
};

/** LS3.2d: the unit that an officer of the AI helps; -1 for none. */
export function chooseBoosted(seen: Seen, corps: CorpsId, io: ChoosingIo): UnitId {
  const among = boostable(seen, corps).filter((unit) => wouldHelp(seen, unit));
  return among.length === 0 ? NONE : chooseTactics(seen, io, corps, among);
}

/** LS3.2d: with the bonus the unit can hit one of its attackers. */
function wouldHelp(seen: Seen, unit: UnitId): boolean {
  const clash = clashNow(seen);
  const helped = { ...clash, aids: [...clash.aids, { by: 'tactics', unit }] } as const;
  return counterTargets(seen, helped, unit, attackersOf(seen, unit)).length > 0;
}

function attackersOf(seen: Seen, unit: UnitId): readonly UnitId[] {
  return threatsInReach(seen).find(({ target }) => target === unit)?.attackers ?? [];
}

/** Attacked infantry and cavalry next to this corps' officer. */
export function boostable(seen: Seen, corps: CorpsId): readonly UnitId[] {
  return threatsInReach(seen)
    .map(({ target }) => target)
    .filter((unit) => judgeBoost(seen, corps, unit).granted);
}

function judgeBoost(seen: Seen, corps: CorpsId, unit: UnitId): Verdict<unknown, CombatKey> {
  const clash = clashNow(seen);
  const may = judgeTactics(seen, clash, corps, unit);
  if (!may.granted) return may;
  const officer = tacticianOf(seen, corps);
  if (officer === NONE || gap(seen, clash, officer, unit) !== 1) return against('notBesideOfficer', { unit });
  return attackersOf(seen, unit).length > 0 ? grant() : against('notAttacked', { unit });
}

function name(held: Held, corps: CorpsId, unit: UnitId, io: LimanowaIo): void {
  const { turn } = held.view;
  turn.aids = [...turn.aids, { by: 'tactics', unit }];
  io.emit({ rule: 'L4a', key: 'tactics', officer: tacticianOf(held, corps), unit });
}
