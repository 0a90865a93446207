import { fixedSecrets, nonEmpty, Rehearsal } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { game, pack } from '../testing/match.ts';

test.each(nonEmpty(pack.missions).map(({ id }) => id))('nothing secret of %s can be read in the print', (mission) => {
  const states = Array.from({ length: 12 }, (_seed, number) => {
    return new Rehearsal(game, { mission }, { seed: `sfc32:print ${number}` }).state;
  });
  const options = game.options({ mission });
  const seats = options.ok ? game.seats(options.value) : [];
  for (const audience of [...nonEmpty(seats), 'spectator'])
    expect([audience, fixedSecrets(game, states, audience)]).toEqual([audience, []]);
});
