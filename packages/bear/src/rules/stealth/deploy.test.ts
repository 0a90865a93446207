import { brokenLaws, fuzz, Rehearsal } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { defaultPack } from '../../content/pack.ts';
import { checkPack } from '../../setup/check-pack.ts';
import { unit } from '../../testing/fire-field.ts';
import { ambush, hiddenGame } from '../../testing/hidden-field.ts';

const OPTIONS = { mission: 'ambush' };

test('B10.0 before the first round each owner in turn puts his hidden units into hexes of their zones', () => {
  const match = new Rehearsal(hiddenGame, OPTIONS);
  expect(hiddenGame.pending(match.state)).toMatchObject({ seat: 'german', key: 'deploy' });
  expect(match.offers()).toEqual(['g05', 'g06']);
  match.say('g06 2,0');
  expect(match.offers()).toEqual(['g05']);
  match.say('g05 2,0');
  expect(hiddenGame.pending(match.state)).toMatchObject({ seat: 'soviet', key: 'deploy' });
  match.say('s05 -2,0');
  expect(hiddenGame.pending(match.state)?.key).not.toBe('deploy');
  expect(match.state.units[unit('g05')]).toMatchObject({ hidden: true, fate: 'inPlay' });
});

test('B10.0 B1.3 where they are put is told to their owner alone', () => {
  const match = new Rehearsal(hiddenGame, OPTIONS).say('g06 2,0');
  const at = match.state.units[unit('g06')]?.at;
  expect(match.events('german')).toContainEqual({ rule: 'B10.0', key: 'hid', unit: unit('g06'), at });
  expect(match.events('soviet')).toEqual([{ rule: 'B10.0', key: 'hid', unit: unit('g06'), at: -1 }]);
  expect(hiddenGame.view(match.state, 'soviet').units[unit('g06')]?.at).toBe(-1);
});

test('B10.0 a hex outside the zone, one it cannot stand in, and one where it would be found are refused with the reason', () => {
  const match = new Rehearsal(hiddenGame, OPTIONS);
  expect(match.judge('g05 0,3')).toMatchObject({ granted: false, reasons: [{ key: 'notOfZone' }] });
  expect(match.judge('g05 1,-1')).toMatchObject({ granted: false, reasons: [{ key: 'discovered' }] });
  expect(match.judge('s05 -2,0')).toMatchObject({ granted: false, reasons: [{ key: 'notToPlace' }] });
});

test('B10.0 what is offered while units are placed and what is judged are the same', () => {
  const match = new Rehearsal(hiddenGame, OPTIONS);
  expect(brokenLaws(hiddenGame, match.view)).toEqual([]);
});

test.each(['spentCheck', 'sevenAP'])('B10.0 a random match by %s with hidden units comes to its end', (economy) => {
  for (const seed of ['sfc32:1'])
    expect(fuzz(hiddenGame, { options: { ...OPTIONS, economy }, seed }).outcome.reason.key).toBe('lastRound');
});

test('B10.0 a zone without a hex is refused by its name', () => {
  const [german, soviet] = ambush.players;
  const players = [{ ...german, zones: [{ units: ['g05', 'g06'], hexes: [] }] }, soviet];
  const pack = checkPack({ ...defaultPack, missions: [{ ...ambush, players }] });
  expect(pack.ok ? [] : pack.problems.map(({ field }) => field)).toEqual(['missions.0.players.0.zones.0.hexes']);
});
