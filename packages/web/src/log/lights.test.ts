import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sceneNow } from '../map/map-scene.ts';
import type { PlayStore } from '../match/play-store.ts';
import { bearAtTurn, limanowaAtTurn } from '../testing/at-turn.ts';
import { placesIn } from './lights.ts';

beforeAll(() => void vi.stubGlobal('document', { documentElement: { dataset: { motion: 'none' } } }));
afterAll(() => void vi.unstubAllGlobals());

test.each([
  ['1941', bearAtTurn],
  ['1914', limanowaAtTurn],
])(
  'a line of the log lights the hexes it names and those of its units, each once, and nothing after: %s',
  (_, atTurn) => {
    const store = atTurn();
    const { position, seat } = store.getState().moment;
    const [first = '', second = ''] = position.hexesOf(seat);
    const unit = position.unitNamed(position.pieces(-1).find(({ at }) => at === second)?.id ?? '');
    const dark = callsOn(store);
    const line = { units: [unit], hexes: [position.hexNamed(first)] };
    store.setState({ lit: placesIn([line, line, { units: [], hexes: [position.hexNamed(first)] }]) });
    expect(
      callsOn(store)
        .filter((at) => !dark.includes(at))
        .sort(),
    ).toEqual([first, second].sort());
    expect(sceneNow(store.getState()).pieces.findLast(({ at }) => at === second)?.id).toBe(position.piece(unit).id);
    store.setState({ lit: null });
    expect(callsOn(store)).toEqual(dark);
  },
);

function callsOn(store: PlayStore): string[] {
  return sceneNow(store.getState()).overlays.flatMap((each) =>
    each.kind === 'ring' && each.ring === 'call' ? [each.at] : [],
  );
}
