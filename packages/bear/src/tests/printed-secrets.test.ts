import { randomOf } from '@sandtable/kernel';
import { fixedSecrets, nonEmpty, Rehearsal } from '@sandtable/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { BearSystem, State } from '../model/battle/state.ts';
import { hiddenGame } from '../testing/hidden-field.ts';
import { game, pack } from '../testing/match.ts';

// A mission is in the files of the page, so whoever hides something by the print alone hides it from nobody.

const SEEDS = Array.from({ length: 12 }, (_seed, number) => `sfc32:print ${number}`);

/** Whatever is the same in all of them is so in the first few, so most missions are done with those. */
const FIRST = SEEDS.slice(0, 3);

/** The mission after its set-up, once for each seed, with what its players place put down at random. */
function setUps(system: BearSystem, mission: string, seeds: readonly string[]): State[] {
  return seeds.map((seed) => {
    const match = new Rehearsal(system, { mission }, { seed });
    const random = randomOf(seed);
    while (system.pending(match.state)?.key === 'deploy') match.say(system.anySentence(match.view, random).join(' '));
    return match.state;
  });
}

/** Whatever is hidden has its hex under `at`. */
function fixedPlaces(system: BearSystem, mission: string, seeds = FIRST): string[] {
  const states = setUps(system, mission, seeds);
  const audiences = [...(states[0]?.players ?? []).map(({ seat }) => seat), 'spectator'];
  const paths = audiences.flatMap((audience) => fixedSecrets(system, states, audience));
  const places = [...new Set(paths)].filter((path) => path.endsWith('.at')).toSorted();
  return places.length > 0 && seeds === FIRST ? fixedPlaces(system, mission, SEEDS) : places;
}

describe('B1.3 nothing hidden stands where a printed mission puts it', () => {
  test.each(nonEmpty(pack.missions).map(({ id }) => id))('%s', (mission) => {
    expect(fixedPlaces(game, mission)).toEqual([]);
  });
});

test('B1.3 units and mines hidden by the print would be found', () => {
  const places = fixedPlaces(hiddenGame, 'ambush');
  const [g04, s04] = ['g04', 's04'].map((word) => pack.counterPlaces.get(word));
  expect(places).toEqual(['markers.0.at', 'markers.1.at', `units.${g04}.at`, `units.${s04}.at`].toSorted());
  expect(fixedPlaces(hiddenGame, 'minefield')).toEqual([`units.${g04}.at`, `units.${s04}.at`].toSorted());
});
