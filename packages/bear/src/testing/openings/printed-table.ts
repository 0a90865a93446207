import { parseFacing } from '@sandtable/hex';
import { type BattleMap, hexNamed, nameOfHex } from '../../board/map.ts';
import type { Mission } from '../../model/pack/mission.ts';
import type { Pack } from '../../model/pack/pack.ts';
import { isCombatCounter, type Side } from '../../model/pack/unit-type.ts';
import { markerText, type Table, weaponText } from './table.ts';

type PlayerSource = Mission['players'][number];

/** B1.0: the table before the first round, read from the printed mission alone, independently of the set-up code. */
export function printedTable(pack: Pack, map: BattleMap, mission: Mission, economy: string): Table {
  const { players, solo, controls, markers } = mission;
  const handicap = handicapIn(mission, economy);
  const vp = startVp(mission, handicap);
  const hex = (text: string): string => {
    const found = hexNamed(map, text);
    return found.ok ? nameOfHex(map, found.value) : `no hex ${text}`;
  };
  const copies = (pile: string): number =>
    pack.hitMarkers.reduce((sum, marker) => (marker.pile === pile ? sum + marker.copies : sum), 0);
  return {
    round: 1,
    rounds: mission.rounds,
    vp,
    players: players.map((player, place) => {
      const more = player.side === handicap?.side ? handicap.caps : 0;
      const caps = player.side === solo?.ai ? 0 : startingCaps(pack, player) + more;
      return {
        seat: seatOf(mission, place),
        caps,
        start: caps,
        losses: 0,
        vp: players.findIndex(({ side }) => side === player.side) === place ? vp[player.side] : 0,
        hand: [],
        // without the option there are no aircraft.
        weapons: player.weapons
          .filter(({ card }) => !card.startsWith('air-strike'))
          .map(({ card, unit, uses }) => weaponText(card, unit ?? 'side', uses)),
        plots: 0,
        active: null,
      };
    }),
    units: unitTexts(mission, hex),
    markers: markers.map((marker) => printedMarker(hex(marker.at), marker)).sort(),
    controls: controls.map(({ at, side }) => `${hex(at)} ${side ?? 'nobody'}`).sort(),
    actionDeck: { inside: actionCards(pack, mission).sort(), discards: [], removed: [] },
    orderDeck: { inside: orderCards(pack, mission).map(String).sort(), discards: [], removed: [] },
    hits: [copies('infantry'), copies('vehicle')],
    track:
      solo === null
        ? null
        : {
            marker: 1,
            cup: [
              ...solo.cup.units,
              ...Array.from({ length: solo.cup.noEnemy }, () => 'no enemy'),
              ...Array.from({ length: solo.cup.mines }, () => 'mine'),
            ].sort(),
            gone: [],
          },
    ended: null,
  };
}

/** B3.2.5: its handicap for play with seven AP. */
export function handicapIn({ sevenAP }: Mission, economy: string): Mission['sevenAP'] {
  return economy === 'sevenAP' ? sevenAP : undefined;
}

/** S1.0, B3.2.5 */
function startVp({ solo }: Mission, handicap: Mission['sevenAP']): Readonly<Record<Side, number>> {
  const printed = solo?.startVp ?? { german: 0, soviet: 0 };
  return handicap === undefined ? printed : { ...printed, [handicap.side]: printed[handicap.side] + handicap.vp };
}

/** B20.0: sides of several players number them. */
export function seatOf({ players, solo }: Mission, place: number): string {
  const side = players[place]?.side ?? '?';
  if (side === solo?.ai) return 'ai';
  const mates = players.flatMap((player, each) => (player.side === side ? [each] : []));
  return mates.length === 1 ? side : `${side}${mates.indexOf(place) + 1}`;
}

/** B1.0a: by default half the combat counters, rounded up, plus two, but at most twelve. */
function startingCaps(pack: Pack, { caps, units }: PlayerSource): number {
  const types = units.map(({ unit }) => pack.counters[pack.counterPlaces.get(unit) ?? -1]?.type);
  const fighters = types.filter((type) => type !== undefined && isCombatCounter(type)).length;
  return caps ?? Math.min(12, Math.ceil(fighters / 2) + 2);
}

/** B8.0: the printed number of each. */
export function actionCards(pack: Pack, { deck }: Mission): string[] {
  return deck.flatMap((id) =>
    pack.actionCards.flatMap((card) => (card.id === id ? Array.from({ length: card.copies }, () => id) : [])),
  );
}

/** S1.0: the numbers the mission names; B2.2h: without the AI, all of them. */
export function orderCards({ orderCards: all }: Pack, { solo }: Mission): number[] {
  const numbers = all.map(({ number }) => number);
  if (solo === null) return numbers;
  const { from, to, also, without } = solo.deck;
  const named = numbers.filter((number) => (number >= from && number <= to) || also.includes(number));
  return named.filter((number) => !without.includes(number));
}

function printedMarker(hex: string, marker: Mission['markers'][number]): string {
  const plain = { kind: marker.kind, dm: 0, facing: 0, side: null, hidden: false } as const;
  if (marker.kind === 'smoke') return markerText(hex, { ...plain, dm: marker.dm });
  if (marker.kind === 'mine') return markerText(hex, { ...plain, side: marker.side, hidden: marker.hidden });
  const facing = parseFacing(marker.kind === 'bunker' ? marker.facing : 'N', 'facing');
  return markerText(hex, { ...plain, facing: facing.ok ? facing.value : 0 });
}

/** Every unit on the map, still to come, in the cup or behind an event of the track. */
function unitTexts({ players, solo }: Mission, hex: (text: string) => string): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { units, zones } of players) {
    const inZones = new Set(zones.flatMap((zone) => zone.units));
    for (const { unit, at, facing, carrier, inside, hasty, hidden } of units) {
      const place = at === undefined ? (inZones.has(unit) ? 'to be placed' : 'waiting') : hex(at);
      const parts = [place, facing];
      if (carrier !== undefined) parts.push(`in ${carrier}`);
      if (inside) parts.push('inside');
      if (hasty) parts.push('hasty');
      if (hidden || inZones.has(unit)) parts.push('hidden');
      texts[unit] = parts.join(' ');
    }
  }
  const later = solo?.track.flatMap(({ events }) =>
    events.flatMap((each) => (each.kind === 'reinforce' ? each.units : [])),
  );
  for (const unit of [...(solo?.cup.units ?? []), ...(later ?? [])]) texts[unit] = 'waiting N';
  return texts;
}
