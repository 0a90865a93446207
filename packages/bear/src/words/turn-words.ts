import { counted } from '@sandtable/kernel';
import { nameOfHex } from '../board/map.ts';
import type { HexId, PlayerId } from '../model/ids.ts';
import type { TurnFrame } from '../model/battle/frame.ts';
import { playerOf, type Seen } from '../model/battle/state.ts';
import type { Side } from '../model/pack/unit-type.ts';
import { turnPlayer } from '../rules/order/turn-order.ts';
import { vpIfEndedNow } from '../rules/victory/victory.ts';

/** `Your turn: six fresh units, 5 CAPs. The AI holds G09.`: what the player can act with, and the state of the goal. */
export function explainTurn(frame: Readonly<TurnFrame>, seen: Seen): string {
  const player = turnPlayer(frame);
  const { caps, activation } = playerOf(seen, player);
  const means = [
    `Your turn: ${freshOf(seen, player)}`,
    ...(activation === null ? [] : [`${activation.ap} AP`]),
    caps === 0 ? 'no CAPs' : counted(caps, 'CAP'),
  ];
  const passed = frame.passes > 0 ? ` ${enemyName(seen)} has passed.` : '';
  return `${means.join(', ')}.${passed} ${goalNow(seen, playerOf(seen, player).side)}`;
}

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

function freshOf({ view }: Seen, player: PlayerId): string {
  const fresh = view.roster.filter((unit) => {
    const it = view.units[unit];
    return it?.owner === player && it.fate === 'inPlay' && !it.spent;
  }).length;
  return `${NUMBERS[fresh] ?? fresh} fresh unit${fresh === 1 ? '' : 's'}`;
}

/** The other side, as the player calls it. */
function enemyName({ view }: Seen): string {
  return view.terms.solo === null ? 'The enemy' : 'The AI';
}

/** Above this number hexes are counted, not named. */
const MOST_NAMED = 3;

/** B19.3: who holds the hexes that score; without Control Markers, the score. */
function goalNow(seen: Seen, side: Side): string {
  const { controls } = seen.view;
  const scored = controls.filter(({ at }) => isScored(seen, at));
  if (scored.length === 0) return scoreNow(seen, side);
  const theirs = scored.filter((control) => control.side !== null && control.side !== side).map(({ at }) => at);
  const nobodys = scored.filter((control) => control.side === null).map(({ at }) => at);
  if (theirs.length === 0 && nobodys.length === 0)
    return `You hold ${listed(
      seen,
      scored.map(({ at }) => at),
    )}.`;
  if (theirs.length === 0) return `Nobody holds ${listed(seen, nobodys, 'or')}.`;
  return `${enemyName(seen)} holds ${listed(seen, theirs)}.`;
}

function isScored({ view }: Seen, hex: HexId): boolean {
  return view.terms.victory.some((rule) => rule.kind === 'control' && (rule.at === null || rule.at === hex));
}

function listed({ map }: Seen, hexes: readonly HexId[], last = 'and'): string {
  const names = hexes.map((hex) => nameOfHex(map, hex));
  if (names.length > MOST_NAMED) return `${names.length} markers`;
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1) ?? ''}`;
}

function scoreNow(seen: Seen, side: Side): string {
  const vp = vpIfEndedNow(seen);
  const [own, theirs] = side === 'german' ? [vp.german, vp.soviet] : [vp.soviet, vp.german];
  if (own === theirs) return `It is even, ${own} to ${theirs}.`;
  return `You ${own > theirs ? 'lead' : 'trail'} ${own} to ${theirs}.`;
}
