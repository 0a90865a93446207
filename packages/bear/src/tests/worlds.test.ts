import { randomOf } from '@sandtable/kernel';
import { type FuzzMoment, fuzzUntil, nonEmpty, Rehearsal, unevenly } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { terrainAt } from '../board/ground.ts';
import { fieldsOf } from '../model/battle/field.ts';
import type { Bear, BearSystem, State } from '../model/battle/state.ts';
import { cardId, type HexId, hexId, type UnitId } from '../model/ids.ts';
import { isDiscovered } from '../rules/contact/hidden.ts';
import { canStand } from '../rules/ground/bans.ts';
import { placeIn } from '../rules/ground/shelter.ts';
import { draftKinds, sampleDraft } from '../testing/draft-plan.ts';
import { unit } from '../testing/fire-field.ts';
import { hiddenGame, hiddenPack } from '../testing/hidden-field.ts';
import { game, pack } from '../testing/match.ts';
import { soundWorlds } from '../testing/worlds.ts';

// Whole missions are held to the laws of worlds by `fuzz.test.ts`; here are generations, and how evenly worlds are drawn.

test('B1.3 worlds of a battle being generated are sound for every audience', () => {
  const kinds = draftKinds(pack).filter((_kind, place) => place % 7 === 0);
  let moments = 0;
  for (const kind of nonEmpty(kinds)) {
    const sample = sampleDraft(game, kind, 'sfc32:worlds');
    const check = (moment: FuzzMoment<Bear>): readonly string[] => {
      moments += 1;
      return soundWorlds(game, moment, 12);
    };
    fuzzUntil(game, { ...sample, check }, ({ draft }) => draft?.phase === 'done');
  }
  expect(moments).toBeGreaterThan(50);
});

/** The match after its hidden units are placed. */
function deployed(system: BearSystem, mission: string): State {
  const match = new Rehearsal(system, { mission });
  const random = randomOf('sfc32:deployed');
  while (system.pending(match.state)?.key === 'deploy') match.say(system.anySentence(match.state, random).join(' '));
  return match.state;
}

const on = fieldsOf(hiddenPack);
const AUDIENCE = 'soviet';
const [g03, g04, g05, g06] = [unit('g03'), unit('g04'), unit('g05'), unit('g06')];

/** A small position with a bit of everything that the Soviets do not know: a hand of one, a plot, a face-down marker. */
const state = deployed(hiddenGame, 'ambush');
const held = on(state);
for (const player of state.players) {
  if (player.seat === AUDIENCE) continue;
  state.actionDeck.inside.push(...player.hand.splice(1));
  player.plots = [{ at: hexId(7), shell: 'he', card: cardId(3), round: 2 }];
}
const harmless = state.infantryHits.inside.filter((marker) => hiddenPack.hitMarkers[marker]?.destroys === false);
lay(g03, harmless[0] ?? -1);

/** Takes a marker out of the pile and lays it on a unit. */
function lay(place: number, marker: number): void {
  const { inside } = state.infantryHits;
  inside.splice(inside.indexOf(marker), 1);
  const it = state.units[place];
  if (it !== undefined) it.hit = marker;
}

function worldsOf(count: number): State[] {
  const random = randomOf('sfc32:spread');
  const view = hiddenGame.view(state, AUDIENCE);
  return Array.from({ length: count }, () => hiddenGame.imagine(view, AUDIENCE, random));
}

const worlds = worldsOf(1200);

/** Every hex where a hidden unit may be, tried one by one. */
function hidingPlaces(place: UnitId, hexes: readonly HexId[]): HexId[] {
  return hexes.filter((at) => canStand(held, place, at) && !isDiscovered(held, 'german', placeIn(held, place, at)));
}

const EVERY_HEX = Array.from({ length: held.tables.size }, (_hex, place) => hexId(place));

test('B10.0 hidden units of a zone are in it, each of its hexes as likely as the others', () => {
  const zone = state.terms.zones.find(({ units }) => units.includes(g05))?.hexes ?? [];
  const drawn = worlds.map(({ units }) => `${units[g05]?.at} ${units[g06]?.at}`);
  const due = hidingPlaces(g05, zone).flatMap((one) => hidingPlaces(g06, zone).map((two) => `${one} ${two}`));
  expect(due.length).toBeGreaterThan(3);
  expect(unevenly(drawn, due)).toEqual([]);
});

test('B10.0.4 without a zone they are wherever nobody would see them', () => {
  const drawn = worlds.map(({ units }) => String(units[g04]?.at));
  expect(unevenly(drawn, hidingPlaces(g04, EVERY_HEX).map(String))).toEqual([]);
});

test('B18.3.3 a hidden mine is where none lies and nobody has set it off', () => {
  const drawn = worlds.map(({ markers }) => String(markers.find(({ side }) => side === 'german')?.at));
  const taken = [
    ...state.markers.flatMap(({ at, side }) => (side === 'soviet' ? [at] : [])),
    ...state.units.flatMap(({ at, owner }) => (owner === 1 ? [at] : [])),
  ];
  const free = EVERY_HEX.filter((at) => terrainAt(held.map.ground, at) !== 'water' && !taken.includes(at));
  expect(unevenly(drawn, free.map(String))).toEqual([]);
});

test('B10.0 nothing tells how a hidden unit faces', () => {
  const facings = worlds.map(({ units }) => String(units[g05]?.facing));
  expect(unevenly(facings, ['0', '1', '2', '3', '4', '5'])).toEqual([]);
});

test('B8.0, B8.3 a card is in another hand as often as there are of it', () => {
  const drawn = worlds.map(({ players }) => String(players[0]?.hand));
  expect(unevenly(drawn, [...(state.players[0]?.hand ?? []), ...state.actionDeck.inside].map(String))).toEqual([]);
});

test('B12.1 where and with what others have plotted is unknown, the card and the round are open', () => {
  const plots = worlds.flatMap(({ players }) => players[0]?.plots ?? []);
  expect(new Set(plots.map(({ card, round }) => `${card} ${round}`))).toEqual(new Set(['3 2']));
  const due = EVERY_HEX.flatMap((at) => [`${at} he`, `${at} smoke`]);
  expect(
    unevenly(
      plots.map(({ at, shell }) => `${at} ${shell}`),
      due,
    ),
  ).toEqual([]);
});

test('B7.5, B7.5a face-down markers are drawn from what is left, and none that destroys lies on a living unit', () => {
  const markers = worlds.map(({ units }) => String(units[g03]?.hit));
  expect(unevenly(markers, harmless.map(String))).toEqual([]);
  // With all others in sight, it can only be the one that is left, though the pile is full of those that destroy.
  const elsewhere = state.units.flatMap((it, other) => (it.fate === 'unused' ? [{ it, other }] : []));
  harmless.slice(1).forEach((marker, index) => {
    const { it, other } = elsewhere[index] ?? {};
    // Of a counter that is not in the match a view shows nothing.
    Object.assign(it ?? {}, { fate: 'left' });
    lay(other ?? -1, marker);
  });
  expect(state.infantryHits.inside.length).toBeGreaterThan(0);
  expect(new Set(worldsOf(20).map(({ units }) => units[g03]?.hit))).toEqual(new Set([harmless[0]]));
});

const ZONED = pack.missions.filter(({ players }) => players.some(({ zones }) => zones.length > 0));

test.each(nonEmpty(ZONED).map(({ id }) => id))(
  'B10.0 B18.3.3 in every world of %s all that hides in a zone is in it',
  (mission) => {
    const placed = deployed(game, mission);
    const random = randomOf('sfc32:zones');
    const { zones } = placed.terms;
    for (const audience of ['german', 'soviet', 'spectator', 'ai']) {
      const view = game.view(placed, audience);
      for (let world = 0; world < 10; world++) {
        const { units, markers } = game.imagine(view, audience, random);
        for (const each of zones.flatMap((zone) => zone.units))
          expect(zones.flatMap((zone) => (zone.units.includes(each) ? zone.hexes : []))).toContain(units[each]?.at);
        const mined = zones.map(({ mines, hexes }) =>
          mines === undefined ? 0 : markers.filter(({ hidden, at }) => hidden && hexes.includes(at)).length,
        );
        expect(mined).toEqual(zones.map(({ mines }) => mines?.count ?? 0));
      }
    }
  },
);
