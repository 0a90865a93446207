import { finish, type FrameKind, listedSlot, push, verb, type Asked } from '@sandtable/kernel';
import { corpsOf, unitOf } from '../model/battle.ts';
import { fallBackFrame, type RelegateFrame } from '../model/frame.ts';
import type { UnitId } from '../model/ids.ts';
import type { Held, Limanowa, LimanowaIo, Seen } from '../model/state.ts';
import { unitKind } from '../rules/word-kinds.ts';

// L4d: an enemy that attacked beside the officer in vain must fall back; of several the officer's owner picks one.

interface Pick extends Asked<RelegateFrame> {
  readonly unit: UnitId;
}

/** relegate a03 */
const pick = verb<Limanowa, RelegateFrame, Pick>('relegate', {
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

const VERBS = [pick];

export const relegateKind: FrameKind<Limanowa, RelegateFrame> = {
  ask: (seen, { officer }) => ({
    seat: corpsOf(seen, unitOf(seen, officer).corps).seat,
    key: 'relegate',
    verbs: VERBS,
  }),
  go: (held, frame) => finish(held.view, frame),
};

/** Once a player's round. */
export function relegate(held: Held, officer: UnitId, unit: UnitId, io: LimanowaIo): void {
  held.view.turn.relegated = true;
  io.emit({ rule: 'L4d', key: 'relegated', officer, unit });
  push(held.view, fallBackFrame(unit, unitOf(held, officer).at, 'L4d'));
}
