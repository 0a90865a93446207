import { randomOf } from '@sandtable/kernel';
import { brokenLaws, fuzz, nonEmpty, Rehearsal, unevenly } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { botsFor } from '../../bots/bots.ts';
import { fieldsOf } from '../../model/battle/field.ts';
import type { State } from '../../model/battle/state.ts';
import type { MissionSource } from '../../model/pack/mission.ts';
import { hiddenGame, hiddenPack } from '../../testing/hidden-field.ts';
import { type BearMatch, game, pack } from '../../testing/match.ts';
import { soloMissionMatch } from '../../testing/solo-match.ts';
import { explainPrompt } from '../../words/prompts.ts';

const OPTIONS = { mission: 'minefield' };
const GERMAN = ['g05 2,0', 'g06 2,1', 'mine 0,0', 'mine 0,1', 'mine 4,0'];

function after(...said: readonly string[]): BearMatch {
  const match = new Rehearsal(hiddenGame, OPTIONS);
  for (const each of said) match.say(each);
  return match;
}

const { map: ground } = fieldsOf(hiddenPack)(after().state);

function minesIn({ markers }: Pick<State, 'markers'>): string[] {
  return markers.flatMap(({ kind, at, hidden }) => (kind === 'mine' && hidden ? [ground.names[at] ?? '?'] : []));
}

test('B18.3.3 before the first round each owner lays his hidden mines in their zones, in any order with his units', () => {
  const match = after();
  expect(hiddenGame.pending(match.state)).toMatchObject({ seat: 'german', key: 'deploy' });
  expect(match.offers()).toEqual(['g05', 'g06', 'mine']);
  // Not in water, and not where an enemy stands.
  expect(match.offers('mine').toSorted()).toEqual(['0,0', '0,1', '1,-1', '1,0', '2,0', '2,1', '4,0']);
  match.say('mine 1,0');
  expect(match.offers()).toEqual(['g05', 'g06', 'mine']);
  match.say('mine 2,0').say('g05 2,0').say('mine 0,0');
  expect(match.offers()).toEqual(['g06']);
  match.say('g06 2,1');
  expect(hiddenGame.pending(match.state)).toMatchObject({ seat: 'soviet', key: 'deploy' });
  match.say('mine -2,1').say('s05 -2,0');
  expect(hiddenGame.pending(match.state)?.key).not.toBe('deploy');
  expect(minesIn(match.state).toSorted()).toEqual(['-2,1', '0,0', '1,0', '2,0']);
});

test('B18.3.3 a zone takes no more mines than belong there', () => {
  const match = after('mine 0,0', 'mine 1,0');
  expect(match.offers('mine').toSorted()).toEqual(['1,-1', '2,0', '2,1', '4,0']);
  expect(match.judge('mine 0,1')).toMatchObject({ granted: false, reasons: [{ key: 'notForMines' }] });
});

test('B18.3.3 B18.0 a hex of no zone, one with a mine, water, and an enemy are refused with the reason', () => {
  const match = after('mine 0,0');
  const why = (text: string): unknown => match.judge(text).reasons.map(({ rule, key }) => `${rule} ${key}`);
  expect(why('mine 5,0')).toEqual(['B18.3.3 notForMines']);
  for (const hex of ['0,0', '0,-3', '-1,0']) expect(why(`mine ${hex}`)).toEqual(['B18.0 takesNoMine']);
});

test('B18.3.3 B1.3 where it is laid is told to its side alone, and others learn only that it was', () => {
  const match = after('mine 0,0');
  const at = match.state.markers[0]?.at;
  expect(match.events('german')).toEqual([{ rule: 'B18.3.3', key: 'mineBuried', player: 0, at }]);
  expect(match.events('soviet')).toEqual([{ rule: 'B18.3.3', key: 'mineBuried', player: 0, at: -1 }]);
  expect(minesIn(hiddenGame.view(match.state, 'german'))).toEqual(['0,0']);
  expect(minesIn(hiddenGame.view(match.state, 'soviet'))).toEqual([]);
});

test('B1.3 an enemy’s view is the same wherever the mines were laid', () => {
  const others = ['g05 2,0', 'g06 2,1', 'mine 1,0', 'mine 0,1', 'mine 1,-1'];
  const [one, other] = [GERMAN, others].map((said) => JSON.stringify(hiddenGame.view(after(...said).state, 'soviet')));
  expect(one).toBe(other);
});

test('B18.3.3 what is offered while mines are laid and what is judged are the same', () => {
  for (const said of [[], GERMAN.slice(0, 2), GERMAN.slice(2, 4)])
    expect(brokenLaws(hiddenGame, after(...said).view)).toEqual([]);
});

test('B18.3.3 the prompt asks for what is still to be placed', () => {
  const asked = (...said: readonly string[]): string =>
    explainPrompt(fieldsOf(hiddenPack)(after(...said).view), 'deploy');
  expect(asked()).toBe('Where does the Rifle squad hide? Place your units and the mines in any order');
  expect(asked('mine 0,0', 'mine 0,1', 'mine 4,0')).toBe(
    'Where does the Rifle squad hide? Place your units in any order',
  );
  expect(asked('g05 2,0', 'g06 2,1')).toBe('Where do you lay the mines? Only your side will know');
  expect(asked(...GERMAN, 's05 -2,0')).toBe('Where do you lay the mine? Only your side will know');
});

test.each(['spentCheck', 'sevenAP'])('B18.3.3 a random match by %s with mines to lay comes to its end', (economy) => {
  const { outcome } = fuzz(hiddenGame, { options: { ...OPTIONS, economy }, seed: 'sfc32:1' });
  expect(outcome.reason.key).toBe('lastRound');
});

test('B18.3.3 in every world a hidden mine is in its zone, in each hex of it as likely as in others', () => {
  const { state } = after(...GERMAN, 'mine -2,1', 's05 -2,0');
  const view = hiddenGame.view(state, 'soviet');
  const random = randomOf('sfc32:minefields');
  const worlds = Array.from({ length: 600 }, () => hiddenGame.imagine(view, 'soviet', random));
  expect(worlds.flatMap((world) => hiddenGame.audit(world))).toEqual([]);
  const drawn = worlds.map((world) =>
    minesIn(world)
      .filter((hex) => hex !== '-2,1')
      .toSorted()
      .join(' '),
  );
  const outer = ['1,-1', '2,0', '2,1', '4,0'];
  const inner = [
    ['0,0', '0,1'],
    ['0,0', '1,0'],
    ['0,1', '1,0'],
  ];
  const due = outer.flatMap((one) => inner.map((two) => [one, ...two].toSorted().join(' ')));
  expect(unevenly(drawn, due)).toEqual([]);
});

test('B18.3.3 while mines are being laid a world has as many as were laid', () => {
  const view = hiddenGame.view(after('mine 4,0').state, 'soviet');
  const world = hiddenGame.imagine(view, 'soviet', randomOf('sfc32:early'));
  expect(minesIn(world)).toHaveLength(1);
  expect(hiddenGame.audit(world)).toEqual([]);
});

test('B18.3.3 a hidden mine of the set-up out of its zone is found out, and one too many', () => {
  const { state } = after(...GERMAN, 'mine -2,1', 's05 -2,0');
  expect(hiddenGame.audit(state)).toEqual([]);
  const moved = (to: string): string[] => {
    const at = ground.places.get(to) ?? state.markers[0]?.at;
    const markers = state.markers.map((marker, place) =>
      place === 0 && at !== undefined ? { ...marker, at } : marker,
    );
    return hiddenGame.audit({ ...state, markers });
  };
  expect(moved('5,0').join()).toMatch(/out of its zone/);
  expect(moved('2,0').join()).toMatch(/2 hidden mines in zone 0 for 1/);
});

const MINED = pack.missions.filter(({ players }) => players.some(({ zones }) => zones.some(({ mines }) => mines)));

test.each(nonEmpty(MINED).map(({ id }) => id))(
  'B18.3.3 the captain lays the mines of %s where enemies come by',
  (mission) => {
    const match: BearMatch = new Rehearsal(game, { mission });
    const { captain } = botsFor(game, pack);
    const random = randomOf('sfc32:captain');
    while (game.pending(match.state)?.key === 'deploy') match.say(captain(match.view, random).join(' '));
    const { map } = fieldsOf(pack)(match.state);
    const laid = match.state.markers.filter(({ hidden }) => hidden).map(({ at }) => map.names[at]);
    expect({ [mission]: laid }).toEqual({ [mission]: LAID[mission] });
  },
);

/** On the road the trucks take, on the shore, and below the crest. */
const LAID: Readonly<Record<string, readonly string[]>> = {
  'a-road-too-quiet': ['G12'],
  'one-bridge': ['J15'],
  'up-the-bare-ridge': ['G08'],
  'below-the-ridge': ['E08'],
};

test('S2.2 B18.3.3 chance lays the mines of the AI in their zone, by its own stream, and tells nobody where', () => {
  const hexes = ['2,0', '2,1', '3,0'];
  const players: MissionSource['players'] = [
    { side: 'german', caps: 3, cards: { first: 0, later: 0 }, units: [{ unit: 'g03', at: '0,0' }] },
    {
      side: 'soviet',
      caps: 0,
      cards: { first: 0, later: 0 },
      units: [{ unit: 's03', at: '4,0' }],
      zones: [{ mines: 2, hexes }],
    },
  ];
  const match = soloMissionMatch({ map: { bare: { radius: 5 } }, players, victory: [] }, { ai: 'soviet' });
  const { system } = match;
  expect(system.pending(match.state)?.key).not.toBe('deploy');
  expect(system.audit(match.state)).toEqual([]);
  const laid = match.events('german').flatMap((event) => (event.key === 'mineBuried' ? [event.at] : []));
  expect(laid).toEqual([-1, -1]);
  expect(system.view(match.state, 'german').markers).toEqual([]);
  const { map } = fieldsOf(pack)(match.state);
  const drawn = Array.from({ length: 300 }, (_match, seed) => {
    const { state } = new Rehearsal(system, { mission: 'trial' }, { seed: `sfc32:${seed}` });
    return state.markers
      .map(({ at }) => map.names[at] ?? '?')
      .toSorted()
      .join(' ');
  });
  expect(unevenly(drawn, ['2,0 2,1', '2,0 3,0', '2,1 3,0'])).toEqual([]);
});
