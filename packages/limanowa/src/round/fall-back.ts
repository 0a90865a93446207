import {
  type Asked,
  finish,
  type FrameKind,
  grant,
  type Granted,
  judgedSlot,
  listedSlot,
  push,
  verb,
} from '@sandtable/kernel';
import { corpsOf, unitOf } from '../model/battle.ts';
import { type FallBackFrame, fallBackFrame, type RelegateFrame } from '../model/frame.ts';
import type { HexId, UnitId } from '../model/ids.ts';
import type { LimanowaFigures } from '../model/speech.ts';
import type { Held, Limanowa, LimanowaIo, Seen } from '../model/state.ts';
import { isSpared, loseRp } from '../rules/combat/blow.ts';
import { hexesAround, judgeFallBack } from '../rules/combat/fall-back.ts';
import { against } from '../rules/combat/reasons.ts';
import { moveUnit } from '../rules/ground/judge-move.ts';
import { hexKind, unitKind } from '../rules/word-kinds.ts';
import { isAi } from './sides.ts';

// L7e: a unit that must fall back may stand and lose an RP instead. LS1f: the AI always stands.

const fallBack = verb<Limanowa, FallBackFrame, Asked<FallBackFrame> & { readonly to: HexId }>('fallBack', {
  says: (phrase) =>
    phrase
      .word('fallBack', (seen, { frame }) =>
        waysBack(seen, frame).length > 0 ? grant() : against('nowhereBack', { unit: frame.unit }),
      )
      .slot(
        'to',
        judgedSlot(
          hexKind,
          (seen: Seen, { frame }: Asked<FallBackFrame>) => around(seen, frame.unit),
          (seen, { frame: { unit, from } }, to) => judgeFallBack(seen, unit, from, to),
        ),
      ),
  figures: (seen, { frame }): Granted<Partial<LimanowaFigures>> => grant({ reach: waysBack(seen, frame) }),
  resolve(held, { frame, to }, io) {
    finish(held.view, frame);
    moveUnit(held, frame.unit, to, 'fallBack', 'L7e', io);
  },
});

const stand = verb<Limanowa, FallBackFrame, Asked<FallBackFrame>>('stand', {
  says: (phrase) => phrase.word('stand'),
  resolve: (held, { frame }, io) => pay(held, frame, 'L7e', io),
});

const VERBS = [fallBack, stand];

export const fallBackKind: FrameKind<Limanowa, FallBackFrame> = {
  ask(seen, { unit }) {
    const { corps } = unitOf(seen, unit);
    return isAi(seen, corps) ? null : { seat: corpsOf(seen, corps).seat, key: 'fallBack', verbs: VERBS };
  },
  go: (held, frame, io) => pay(held, frame, 'LS1f', io),
};

function pay(held: Held, frame: FallBackFrame, why: 'L7e' | 'LS1f', io: LimanowaIo): void {
  const { unit, rule } = frame;
  finish(held.view, frame);
  io.emit({ rule: why, key: 'stood', unit });
  if (!isSpared(held, unit, io)) loseRp(held, unit, 1, rule, io);
}

function waysBack(seen: Seen, { unit, from }: FallBackFrame): readonly HexId[] {
  return around(seen, unit).filter((to) => judgeFallBack(seen, unit, from, to).granted);
}

function around(seen: Seen, unit: UnitId): readonly HexId[] {
  return hexesAround(seen, unitOf(seen, unit).at);
}

// L4d: an enemy whose attack beside the officer failed must fall back; the officer's owner picks one of several.

interface RelegateChoice extends Asked<RelegateFrame> {
  readonly unit: UnitId;
}

/** relegate a03 */
const pick = verb<Limanowa, RelegateFrame, RelegateChoice>('relegate', {
  says: (phrase) =>
    phrase.word('relegate').slot(
      'unit',
      listedSlot(unitKind, (_seen: Seen, { frame }: Asked<RelegateFrame>) => frame.among, {
        rule: 'L4d',
        key: 'notAmong',
      }),
    ),
  resolve(held, { frame, unit }, io) {
    finish(held.view, frame);
    relegate(held, frame.officer, unit, io);
  },
});

const RELEGATE = [pick];

export const relegateKind: FrameKind<Limanowa, RelegateFrame> = {
  ask: (seen, { officer }) => ({
    seat: corpsOf(seen, unitOf(seen, officer).corps).seat,
    key: 'relegate',
    verbs: RELEGATE,
  }),
  go: (held, frame) => finish(held.view, frame),
};

/** Once per round. */
export function relegate(held: Held, officer: UnitId, unit: UnitId, io: LimanowaIo): void {
  held.view.turn.relegated = true;
  io.emit({ rule: 'L4d', key: 'relegated', officer, unit });
  push(held.view, fallBackFrame(unit, unitOf(held, officer).at, 'L4d'));
}
