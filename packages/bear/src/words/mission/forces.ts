import type { DraftView, EntryWay } from '../../model/draft/draft.ts';
import { counterName, NATIONS } from '../units.ts';
import { printFacing } from '@sandtable/hex';
import { counted, signed } from '@sandtable/kernel';
import { bonusTaker, FEWEST_BONUS } from '../../generator/completion.ts';
import { handicapOf } from '../../model/options.ts';
import { counterOf, unitOf } from '../../model/battle/battle.ts';
import { NONE, type PlayerId, playerId, type UnitId } from '../../model/ids.ts';
import { AI_SEAT } from '../../model/battle/player.ts';
import { playerOf, type Seen } from '../../model/battle/state.ts';
import { isRumor, type Side } from '../../model/pack/unit-type.ts';
import { cardName, cardText } from '../rules/cards.ts';
import { eventNames } from '../event-names.ts';

export interface Force {
  readonly player: PlayerId;
  readonly side: Side;
  /** `German`, `Soviet 2`, `Soviet (the AI)` */
  readonly name: string;
  readonly caps: number;
  /** `5 CAPs a round, 1 Action Card`; empty for the AI */
  readonly means: string;
  /** `4 by the guideline, +1 by cards`; empty if it is simply the guideline's figure, and for the AI */
  readonly capsWhy: string;
  readonly groups: readonly ForceGroup[];
  readonly weapons: readonly string[];
}

/** Units that start alike: on the map, or entering in the same round by the same edges. */
export interface ForceGroup {
  readonly title: string;
  /** The first round they may enter; 0 if on the map. */
  readonly round: number;
  readonly units: readonly ForceUnit[];
}

export interface ForceUnit {
  readonly unit: UnitId;
  readonly name: string;
  /** `E09, facing SE`; empty if it enters later */
  readonly place: string;
}

export function forcesOf(seen: Seen, draft: DraftView): Force[] {
  return seen.view.players.map((_player, place) => forceOf(seen, draft, playerId(place)));
}

function forceOf(seen: Seen, draft: DraftView, player: PlayerId): Force {
  const { side, seat, start, weapons } = playerOf(seen, player);
  const { first = 0, later = 0 } = seen.view.terms.players[player]?.cards ?? {};
  return {
    player,
    side,
    name: forceName(seen, player) + (seat === AI_SEAT ? ' (the AI)' : ''),
    caps: start,
    means: seat === AI_SEAT ? 'no CAPs, no Action Cards: its Order deck' : printMeans(start, first, later),
    capsWhy: explainCaps(seen, player),
    groups: groupsOf(seen, draft, player),
    weapons: weapons.map(({ card, unit, uses }) => {
      const { id = '' } = seen.pack.actionCards[card] ?? {};
      const whose = unit === NONE ? '' : `, with ${unitLabel(seen, unit)}`;
      return `${cardName({ id })}${uses > 1 ? `, ${counted(uses, 'use')}` : ''}${whose}: ${cardText({ id })}`;
    }),
  };
}

/** `5 CAPs and 1 Action Card a round`, `5 CAPs a round, 3 Action Cards in round 1, then 1` */
function printMeans(caps: number, first: number, later: number): string {
  const held = counted(caps, 'CAP');
  return first === later
    ? `${held} and ${counted(later, 'Action Card')} a round`
    : `${held} a round, ${counted(first, 'Action Card')} in round 1, then ${later} a round`;
}

/** G2.1.10, G3.4, G4.0c, G4.3, G6.3: how the CAPs a player starts each round with are made up. */
export function explainCaps({ view }: Seen, player: PlayerId): string {
  const { draft, options, players, terms } = view;
  const its = players[player];
  if (draft === null || its === undefined || its.seat === AI_SEAT) return '';
  const given = options.draft?.handicaps[player]?.caps ?? 0;
  const less = terms.solo === null ? 0 : (options.draft?.solo?.capsLess ?? 0);
  const handicap = given - less + handicapOf(options, its.side);
  const base = (draft.plan.roles[player]?.caps ?? 0) - given;
  const fewest = bonusTaker(view) === player ? FEWEST_BONUS : 0;
  const cards = its.start - base - handicap - fewest;
  const parts = [
    ...(cards === 0 ? [] : [`${signed(cards)} by cards`]),
    ...(handicap === 0 ? [] : [`${signed(handicap)} handicap`]),
    ...(fewest === 0 ? [] : [`${signed(fewest)} for the fewest units`]),
  ];
  return parts.length === 0 ? '' : [`${base} by the guideline`, ...parts].join(', ');
}

export function forceName({ view: { players } }: Seen, player: PlayerId): string {
  const side = players[player]?.side ?? 'german';
  const mates = players.flatMap((other, place) => (other.side === side ? [place] : []));
  return `${NATIONS[side]}${mates.length > 1 ? ` ${mates.indexOf(player) + 1}` : ''}`;
}

/** `Rifle squad 05` */
export function unitLabel(seen: Seen, unit: UnitId): string {
  const counter = counterOf(seen, unit);
  return isRumor(counter.type) ? counter.type.name : counterName(counter);
}

function groupsOf(seen: Seen, { ways }: DraftView, player: PlayerId): ForceGroup[] {
  const own = seen.view.roster.filter((unit) => unitOf(seen, unit).owner === player);
  const placed = own.filter((unit) => unitOf(seen, unit).fate === 'inPlay');
  const byEntry = new Map<number, UnitId[]>();
  for (const unit of own) {
    const { fate, entry } = unitOf(seen, unit);
    if (fate === 'waiting') byEntry.set(entry, [...(byEntry.get(entry) ?? []), unit]);
  }
  const later = [...byEntry].map(([entry, units]) => ({ way: ways[entry], units }));
  return [
    ...(placed.length > 0 ? [groupOf(seen, 'On the map', 0, placed)] : []),
    ...later
      .toSorted((a, b) => (a.way?.round ?? 0) - (b.way?.round ?? 0))
      .map(({ way, units }) => groupOf(seen, printWay(seen, way), way?.round ?? 0, units)),
  ];
}

function groupOf(seen: Seen, title: string, round: number, units: readonly UnitId[]): ForceGroup {
  return {
    title,
    round,
    units: units.map((unit) => ({ unit, name: unitLabel(seen, unit), place: placeOf(seen, unit) })),
  };
}

/** `Enter from round 2 on, over the top edge of board 1` */
function printWay(seen: Seen, way: EntryWay | undefined): string {
  if (way === undefined) return 'Set aside';
  return `Enter from round ${way.round} on, over ${printEntrances(seen, way)}`;
}

/** `the top edge of board 1`; with `or any free edge` if that is left to those who enter (G3.7.1b). */
function printEntrances(seen: Seen, { edges, extra = [], open = false }: EntryWay): string {
  return `${eventNames(seen).edges([...edges, ...extra])}${open ? ' or any free edge' : ''}`;
}

function placeOf(seen: Seen, unit: UnitId): string {
  const { at, facing, hidden, inside, hasty, carrier } = unitOf(seen, unit);
  if (at === NONE) return hidden ? 'hidden' : '';
  return [
    seen.map.names[at] ?? '',
    ...(isRumor(counterOf(seen, unit).type) ? [] : [`facing ${printFacing(facing)}`]),
    ...(hidden ? ['hidden'] : []),
    ...(inside ? ['inside'] : []),
    ...(hasty ? ['dug in'] : []),
    ...(carrier === NONE ? [] : [`carried by ${unitLabel(seen, carrier)}`]),
  ].join(', ');
}
