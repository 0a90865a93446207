import { printProblem } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { defaultPack } from '../content/pack.ts';
import type { MissionSource } from '../model/pack/mission.ts';
import { bear } from '../system.ts';
import { checkPack } from './check-pack.ts';

type PlayerSource = MissionSource['players'][number];

const PLAYER = { caps: 3, cards: { first: 1, later: 1 } };

interface Changes extends Partial<Omit<MissionSource, 'players'>> {
  readonly german?: Partial<PlayerSource>;
  readonly soviet?: Partial<PlayerSource>;
  readonly players?: MissionSource['players'];
}

/** A small mission with changes. */
function missionWith({ german = {}, soviet = {}, ...more }: Changes): MissionSource {
  return {
    id: 'trial',
    name: 'Trial',
    briefing: 'For tests.',
    map: { bare: { radius: 3, hexes: { '0,2': 'water' } } },
    rounds: 2,
    players: [
      { ...PLAYER, side: 'german', units: [{ unit: 'g03', at: '-2,0' }], ...german },
      { ...PLAYER, side: 'soviet', units: [{ unit: 's03', at: '2,0' }], ...soviet },
    ],
    deck: ['c02', 'c05'],
    victory: [],
    ...more,
  };
}

function wrong(changes: Changes): string[] {
  const checked = checkPack({ ...defaultPack, missions: [missionWith(changes)] });
  return checked.ok ? [] : checked.problems.map(printProblem);
}

test('the mission is sound as long as nothing is changed', () => {
  expect(wrong({})).toEqual([]);
});

describe('a mission that could not be played is refused with its pack', () => {
  test('B20.0 two players of one side and none of the other', () => {
    const german: PlayerSource = { ...PLAYER, side: 'german', units: [] };
    expect(wrong({ players: [german, german] })).toEqual([
      'missions.0.players: expected one or two players a side (B20.0), got 2 German and 0 Soviet',
    ]);
  });

  test('B19.3 two Control Markers in a hex', () => {
    const at = '0,0';
    expect(
      wrong({
        controls: [
          { at, side: null },
          { at, side: 'german' },
        ],
      }),
    ).toEqual(['missions.0.controls.1.at: expected a hex without another Control Marker (B19.3), got "0,0"']);
  });

  test('B8.0 a card that is twice in the deck, B8.4 a weapon card in it', () => {
    expect(wrong({ deck: ['c02', 'c02', 'grenades'] })).toEqual([
      'missions.0.deck.1: expected each card only once (B8.0), got "c02"',
      'missions.0.deck.2: expected no weapon cards in the deck (B8.4), got "grenades"',
    ]);
  });

  test('B8.4 a weapon that is nobody’s', () => {
    expect(wrong({ german: { weapons: [{ card: 'grenades' }] } })).toEqual([
      'missions.0.players.0.weapons.0.unit: expected a german foot unit that is in play or to come (B8.4), got nobody',
    ]);
  });

  test('B4.4 a gun in the water, B18.1 a squad in a trench that is not there', () => {
    const units = [
      { unit: 'g30', at: '0,2' },
      { unit: 'g03', at: '0,0', inside: true },
    ];
    expect(wrong({ german: { units } })).toEqual([
      'missions.0.players.0.units.1.inside: expected a trench or bunker in the hex that can hold it (B18.1), got 0,0',
      'missions.0.players.0.units.0.at: expected no water, except for unburdened foot (B4.4), got 0,2',
    ]);
  });

  test('B17.0 a truck for everybody', () => {
    const units = ['g37', 'g03', 'g04'].map((unit, place) => ({
      unit,
      at: '0,0',
      ...(place === 0 ? {} : { carrier: 'g37' }),
    }));
    expect(wrong({ german: { units } })).toEqual([
      'missions.0.players.0.units.2.carrier: expected a vehicle with room: one unit, or a German Rifle and LMG (B17.0), got g37',
    ]);
  });

  test('S6.0 a Rumored Enemy as a unit', () => {
    expect(wrong({ german: { units: [{ unit: 'gr1', at: '0,0' }] } })).toEqual([
      'missions.0.players.0.units.0.unit: expected a german unit, got gr1',
    ]);
  });

  test('B5.5 who comes in over no edge, hidden, or aboard of someone who is there already', () => {
    const units = [
      { unit: 'g37', at: '0,0' },
      { unit: 'g03', enters: 0, hidden: true },
      { unit: 'g04', enters: 0, carrier: 'g37' },
    ];
    expect(wrong({ german: { units, entries: [{ round: 1, edge: 'top' }] } })).toEqual([
      'missions.0.players.0.entries.0: expected hexes, or an edge of boards (B5.5), got neither',
      'missions.0.players.0.units.1.hidden: expected a unit with a hex (B5.5), got true',
      'missions.0.players.0.units.2.carrier: expected a vehicle that comes in with it (B5.5), got another',
    ]);
  });

  test('B10.0 zones of other people’s units, B4.1 or without a hex for them', () => {
    const zones = [
      { units: ['s03'], hexes: ['0,0'] },
      { units: ['g30'], hexes: ['0,2'] },
    ];
    expect(wrong({ german: { units: [{ unit: 'g30' }], zones } })).toEqual([
      'missions.0.players.0.zones.0.units.0: expected one of this player’s units (B10.0), got "s03"',
      'missions.0.players.0.zones.1.hexes: expected a hex where g30 can stand (B4.1), got "0,2"',
    ]);
  });

  test('B10.0 a counter of a zone that the pack does not have is told once', () => {
    const zones = [{ units: ['g99'], hexes: ['0,0'] }];
    expect(wrong({ german: { zones } })).toEqual([
      'missions.0.players.0.zones.0.units.0: expected a counter of the pack, such as g03, got "g99"',
    ]);
  });

  test('B18.0 B18.3.3 zones without room for their mines, or where another mine may lie unseen', () => {
    const zones = [
      { hexes: ['0,0'] },
      { mines: 2, hexes: ['0,2', '1,1'] },
      { mines: 1, hexes: ['1,1', '2,0', '2,-1'] },
    ];
    const markers: MissionSource['markers'] = [
      { kind: 'mine', at: '2,-1', side: 'soviet', hidden: false },
      { kind: 'mine', at: '-1,0', side: 'german', hidden: true },
    ];
    expect(wrong({ german: { zones }, markers })).toEqual([
      'missions.0.players.0.zones.1.mines: expected at most 1, one a hex (B18.0), got 2',
      'missions.0.players.0.zones.2.hexes.0: expected a hex for no other mines (B18.0), got "1,1"',
      'missions.0.players.0.zones.2.hexes.2: expected a hex for no other mines (B18.0), got "2,-1"',
      'missions.0.markers.1.hidden: expected no hidden german mine but in their zones (B18.3.3), got true',
      'missions.0.players.0.zones.0: expected units, mines or both (B10.0), got neither',
    ]);
  });

  test('B12.1 a spotter of the other side', () => {
    expect(wrong({ german: { spotter: 's03' } })).toEqual([
      'missions.0.players.0.spotter: expected one of this player’s units (B12.1), got s03',
    ]);
  });
});

test('B2.2h spent checks need Order Cards: a pack of missions has some, and without any the d10 serves', () => {
  const bare = { ...defaultPack, orderCards: [], missionSheets: [], missions: [] };
  const none = checkPack({ ...bare, missions: [missionWith({})] });
  expect(none.ok ? [] : none.problems.map(printProblem)).toEqual([
    'orderCards: expected at least one, for the spent checks of missions (B2.2h), got none',
  ]);
  const checked = checkPack(bare);
  if (!checked.ok) throw new Error(checked.problems.map(printProblem).join('\n'));
  const game = bear(checked.value);
  const position = { game: 'bear', map: { bare: { radius: 1 } } };
  const drawn = game.options({ position });
  expect(drawn.ok ? [] : drawn.problems.map(printProblem)).toEqual([
    'options.checkDevice: expected d10, for the pack has no Order Cards (B2.2h), got "orderCard"',
  ]);
  expect(game.options({ position, checkDevice: 'd10' }).ok).toBe(true);
  expect(game.options({ position, economy: 'sevenAP' }).ok).toBe(true);
});

describe('what an AI is built from', () => {
  const [sheet] = defaultPack.missionSheets ?? [];
  const wrongSheet = (more: object): string[] => {
    const checked = checkPack({ ...defaultPack, missions: [], missionSheets: [{ ...sheet, ...more }] });
    return checked.ok ? [] : checked.problems.map(printProblem);
  };

  test('S7.3.1 a sheet without a Command card, G5.5.1 or without an end', () => {
    expect(wrongSheet({ deck: { from: 98, to: 99 } })).toEqual([
      'missionSheets.0.deck: expected at least one Command card (S7.3.1), got 98 to 99',
    ]);
    expect(wrongSheet({ ends: [] })).toEqual(['missionSheets.0.ends: expected at least 1 item, got a list of 0']);
  });

  test('G5.5b tiles that would leap back or in a circle', () => {
    const further = 'expected a space further on than the one before, and of no other path (G5.5), got';
    expect(
      wrongSheet({
        tiles: [
          [2, 5, 2],
          [5, 9],
        ],
      }),
    ).toEqual([`missionSheets.0.tiles.0.2: ${further} 2`, `missionSheets.0.tiles.1.0: ${further} 5`]);
  });

  test('G5.3.4 no solo mission is generated without the sheets of both postures', () => {
    const checked = checkPack({ ...defaultPack, missions: [], missionSheets: [sheet] });
    if (!checked.ok) throw new Error(checked.problems.map(printProblem).join('\n'));
    const asked = bear(checked.value).options({ draft: { guideline: 5, solo: {} } });
    expect(asked.ok ? [] : asked.problems.map(printProblem)).toEqual([
      `options.draft.solo: expected null: the pack has no Solo Mission Sheet for ${
        sheet?.posture === 'defense' ? 'offense' : 'defense'
      } (G5.3.4), got a solo mission`,
    ]);
  });
});
