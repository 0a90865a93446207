import { ok, type Result } from '@sandtable/kernel';
import { makeMap } from '../board/map.ts';
import type { Pack } from '../model/pack.ts';
import type { Terms } from '../model/terms.ts';
import { type Side, SIDES } from '../model/unit-type.ts';
import { placeMarkers } from '../position/place-markers.ts';
import { placeUnits } from '../position/place-units.ts';
import type { PositionFile } from '../position/position-schema.ts';
import type { Opening } from './mission-terms.ts';
import { Names } from './names.ts';

/** A position as a match of two players can begin with it: in the middle of a round. */
export function openPosition(pack: Pack, position: PositionFile): Result<Opening> {
  const map = makeMap(pack.boards, position.map, position.options, 'position.map');
  if (!map.ok) return map;
  const units = placeUnits(pack, map.value, position.units, 'position.units');
  const markers = placeMarkers(map.value, position.markers, 'position.markers');
  const names = new Names(pack, map.value, 'position');
  const hands = SIDES.map((side) =>
    position.players[side].hand.map((id, index) => names.card(id, `players.${side}.hand.${index}`)),
  );
  const weapons = SIDES.map((side) =>
    position.players[side].weapons.map(({ card, unit, uses }, index) => {
      const field = `players.${side}.weapons.${index}`;
      return {
        card: names.card(card, `${field}.card`),
        unit: unit === undefined ? -1 : names.unit(unit, `${field}.unit`),
        uses,
      };
    }),
  );
  const problems = [...[units, markers].flatMap((result) => (result.ok ? [] : result.problems)), ...names.problems];
  if (!units.ok || !markers.ok || problems.length > 0) return { ok: false, problems };
  return ok({
    terms: termsOf(position, hands.flat()),
    map: map.value,
    units: units.value,
    markers: markers.value,
    controls: [],
    weapons,
    hands,
  });
}

const NO_CARDS = { first: 0, later: 0 };

/** There are no cards but those that somebody holds. */
function termsOf({ map, rounds, players }: PositionFile, deck: readonly number[]): Terms {
  const caps: Readonly<Record<Side, number>> = { german: players.german.caps, soviet: players.soviet.caps };
  return {
    mission: null,
    map,
    rounds,
    players: SIDES.map((side) => ({ side, caps: caps[side], cards: NO_CARDS, spotter: -1 })),
    entries: [],
    exits: [],
    zones: [],
    initiative: null,
    deck,
    events: [],
    victory: SIDES.map((side) => ({ kind: 'destroyed', side, vp: 1, units: null, added: false })),
    end: [],
  };
}
