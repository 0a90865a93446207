import { denied, grant, memo, type Reason, type Verdict } from '@sandtable/kernel';
import type { EffectFrame } from '../model/draft/draft.ts';
import { type HexId, NONE } from '../model/ids.ts';
import type { Seen } from '../model/battle/state.ts';
import { aloneTest, counterTest, enemyTest, groundTest, type PlacingKey, type Wish } from './placing-tests.ts';
import { everyHex, zoneTests } from './zone.ts';

// G3.7c, G3.7.2, G3.7.3b, R-130: where a counter may be placed, as far as whoever places it can see.

type Judge = (at: HexId) => Verdict<undefined, PlacingKey>;

const judges = memo<Judge>();

/** The judgement of every hex for one counter. What holds for all hexes is looked up once. */
export function judgeOf(seen: Seen, frame: Readonly<EffectFrame>, wish: Wish): Judge {
  return judges(seen, `${frame.at} ${wish.what} ${wish.unit} ${wish.side}`, () => makeJudge(seen, frame, wish));
}

function makeJudge(seen: Seen, frame: Readonly<EffectFrame>, wish: Wish): Judge {
  const tests = [
    groundTest(seen, wish),
    enemyTest(seen, wish),
    counterTest(seen, wish),
    aloneTest(seen, wish),
    ...zoneTests(seen, frame, wish),
  ];
  return (at) => {
    let bans: Reason<PlacingKey>[] | undefined;
    for (const test of tests) {
      const found = test(at);
      if (found.length > 0) (bans ??= []).push(...found);
    }
    return bans === undefined ? grant() : denied(bans);
  };
}

export function judgePlacing(seen: Seen, frame: Readonly<EffectFrame>, wish: Wish, at: HexId): ReturnType<Judge> {
  return judgeOf(seen, frame, wish)(at);
}

/** Every hex where it may be placed. */
export function hexesToPlace(seen: Seen, frame: Readonly<EffectFrame>, wish: Wish): HexId[] {
  const judge = judgeOf(seen, frame, wish);
  return everyHex(seen).filter((at) => judge(at).granted);
}

export function hasHexToPlace(seen: Seen, frame: Readonly<EffectFrame>, wish: Wish): boolean {
  const judge = judgeOf(seen, frame, wish);
  return everyHex(seen).some((at) => judge(at).granted);
}

/** Can the ground of the hex hold it, whoever else is there? */
export function canHold(seen: Seen, wish: Wish, at: HexId): boolean {
  return groundTest(seen, wish)(at).length === 0;
}

/** The same without what only some know of, so that everybody agrees on whether something is asked. */
export function inTheOpen(seen: Seen): Seen {
  const { view } = seen;
  const hidden = view.roster.filter((unit) => view.units[unit]?.hidden === true);
  if (hidden.length === 0 && !view.markers.some((marker) => marker.hidden)) return seen;
  const units = view.units.map((unit) => (unit.hidden ? { ...unit, at: NONE } : unit));
  return { ...seen, view: { ...view, units, markers: view.markers.filter((marker) => !marker.hidden) } };
}
