import {
  AI_SEAT,
  cardTextIn,
  counterOf,
  forceName,
  isRumor,
  NONE,
  playerId,
  playerOf,
  type PlayerId,
  type Seen,
  setUpOf,
  type UnitId,
  unitLabel,
  unitOf,
} from '@sandtable/bear';
import { pieceOf } from '@sandtable/bear/pictures';
import { printFacing } from '@sandtable/hex';
import { counted } from '@sandtable/kernel';
import type { Block } from '../../face/print.ts';
import { hexList, nameOfCard } from './deals.ts';

export function forceBlocks(seen: Seen): Block[] {
  return seen.view.players.flatMap((_player, place) => forceOf(seen, playerId(place)));
}

function forceOf(seen: Seen, player: PlayerId): Block[] {
  const { seat } = playerOf(seen, player);
  const isAi = seat === AI_SEAT;
  const weapons = weaponLines(seen, player);
  return [
    { kind: 'head', text: `${forceName(seen, player)}${isAi ? ' (the AI)' : ''}` },
    { kind: 'text', text: isAi ? 'No CAPs, no Action Cards: its Order deck.' : meansOf(seen, player) },
    ...groupsOf(seen, player).flatMap(({ title, units }): Block[] => [
      { kind: 'head', isSmall: true, text: title },
      ...(units.length === 0 ? [] : [{ kind: 'units' as const, units: units.map((unit) => listed(seen, unit)) }]),
    ]),
    ...(weapons.length === 0
      ? []
      : ([
          { kind: 'head', isSmall: true, text: 'Weapon Cards' },
          { kind: 'list', lines: weapons },
        ] as const)),
  ];
}

function meansOf(seen: Seen, player: PlayerId): string {
  const { start } = playerOf(seen, player);
  const { first = 0, later = 0 } = seen.view.terms.players[player]?.cards ?? {};
  const spotter = seen.view.terms.players[player]?.spotter ?? NONE;
  const cards =
    first === later
      ? `${counted(later, 'Action Card')} a round`
      : `${counted(first, 'Action Card')} in round 1, then ${later} a round`;
  const eyes = spotter === NONE ? '' : ` ${unitLabel(seen, spotter)} must see what artillery is plotted on.`;
  return `${counted(start, 'CAP')} a round; ${cards}.${eyes}`;
}

function weaponLines(seen: Seen, player: PlayerId): string[] {
  return playerOf(seen, player).weapons.map(({ card, unit, uses }) => {
    const whose = unit === NONE ? '' : `, with ${unitLabel(seen, unit)}`;
    return `${nameOfCard(seen, card)}${uses > 1 ? `, ${counted(uses, 'use')}` : ''}${whose}: ${cardTextIn(seen, card)}`;
  });
}

interface Group {
  readonly title: string;
  readonly units: readonly UnitId[];
}

function groupsOf(seen: Seen, player: PlayerId): Group[] {
  const { terms, roster, draft } = seen.view;
  if (draft !== null) {
    const drafted = setUpOf(seen).forces.find((force) => force.player === player)?.groups ?? [];
    return drafted.map(({ title, units }) => ({ title, units: units.map(({ unit }) => unit) }));
  }
  const own = roster.filter((unit) => unitOf(seen, unit).owner === player);
  const inZones = new Set(terms.zones.flatMap(({ units }) => units));
  const placed = own.filter((unit) => unitOf(seen, unit).fate === 'inPlay' && !inZones.has(unit));
  const entries = terms.entries.map(({ round, hexes }, entry) => ({
    title: `Enter from round ${round} on, at ${hexList(seen, hexes)}`,
    units: own.filter((unit) => unitOf(seen, unit).fate === 'waiting' && unitOf(seen, unit).entry === entry),
  }));
  const zones = terms.zones.flatMap(({ units, hexes, mines }): Group[] => {
    const hiders = units.filter((unit) => own.includes(unit));
    const buried = mines?.player === player ? mines.count : 0;
    if (hiders.length === 0 && buried === 0) return [];
    const what = [...(hiders.length === 0 ? [] : ['these']), ...(buried === 0 ? [] : [counted(buried, 'mine')])];
    return [{ title: `Hidden: write down a hex for ${what.join(' and ')}, of ${hexList(seen, hexes)}`, units: hiders }];
  });
  const told = new Set([...placed, ...entries.flatMap(({ units }) => units), ...inZones]);
  const rest = own.filter((unit) => !told.has(unit) && !isRumor(counterOf(seen, unit).type));
  return [
    { title: 'On the map', units: placed },
    ...zones,
    ...entries,
    { title: 'To come by the Mission Track, or in the Rumored Enemy cup', units: rest },
  ].filter(({ title, units }) => units.length > 0 || title.startsWith('Hidden'));
}

function listed(seen: Seen, unit: UnitId): Extract<Block, { kind: 'units' }>['units'][number] {
  return { piece: pieceOf(seen, unit, NONE), name: unitLabel(seen, unit), place: placeOf(seen, unit) };
}

function placeOf(seen: Seen, unit: UnitId): string {
  const { at, facing, hidden, inside, hasty, carrier } = unitOf(seen, unit);
  if (at === NONE) return hidden ? 'hidden' : '';
  return [
    seen.map.names[at] ?? '',
    ...(isRumor(counterOf(seen, unit).type) ? [] : [printFacing(facing)]),
    ...(hidden ? ['hidden'] : []),
    ...(inside ? ['inside'] : []),
    ...(hasty ? ['dug in'] : []),
    ...(carrier === NONE ? [] : [`carried by ${unitLabel(seen, carrier)}`]),
  ].join(', ');
}
