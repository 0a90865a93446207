import { printFacing } from '@sandtable/hex';
import type { AiAction } from '../../model/solo/order.ts';
import type { Deed } from '../../model/solo/turn.ts';
import type { Names } from '../rules/fire.ts';
import { NONE } from '../../model/ids.ts';

/** What the AI does after its move; empty if moving is all. */
const DEED_NAMES: Readonly<Record<AiAction, string>> = {
  fire: 'fires',
  groupFire: 'fires',
  closeCombat: 'attacks in close combat',
  pivotAndFire: 'fires',
  move: '',
  advance: '',
  moveAndFire: 'fires',
  moveIntoCloseCombat: '',
  disengage: '',
  pivot: '',
  rally: 'tries to rally',
  autoRally: 'rallies without a roll',
  digIn: 'digs in',
  recover: 'becomes fresh',
  endRound: 'ends the round',
  leave: 'leaves the map',
  enterFromCup: '',
};

/** `s03 moves to E05, facing NE, and fires at g05 in E07 with s04` */
export function printDeed(deed: Deed, names: Names): string {
  const parts = [printWay(deed, names), printAction(deed, names)].filter((part) => part !== '');
  // A comma after a facing: `moves to E05, facing NE, and fires`.
  return `${names.unit(deed.unit)} ${parts.join(deed.path.length > 0 && deed.facing !== null ? ', and ' : ' and ')}`;
}

function printWay({ path, facing, inside, carrier }: Deed, names: Names): string {
  const faces = facing === null ? '' : printFacing(facing);
  if (carrier !== NONE) return `gets off ${names.unit(carrier)}, facing ${faces}`;
  if (path.length === 0) return faces === '' ? '' : `pivots to face ${faces}`;
  const hexes = path.map((hex) => names.hex(hex));
  const by = hexes.slice(0, -1).join(' and ');
  return `moves ${by === '' ? '' : `by ${by} `}to ${hexes.at(-1)}${inside ? ', inside' : ''}${faces === '' ? '' : `, facing ${faces}`}`;
}

/**
 * B12.0a: indirect fire names its spotting hex. B17.0: a unit that gets off does nothing else yet. An attack turned
 * into a withdrawal has no target.
 */
function printAction({ action, target, at, spot, supporters, path, carrier }: Deed, names: Names): string {
  if (carrier !== NONE) return '';
  const name = DEED_NAMES[action];
  if (at === NONE) return path.length > 0 ? '' : name;
  const help = supporters.length === 0 ? '' : ` with ${supporters.map((unit) => names.unit(unit)).join(', ')}`;
  const aim = `at ${names.unit(target)} in ${names.hex(at)}${help}`;
  if (spot !== NONE) return `${name} indirectly ${aim}, spotting from ${names.hex(spot)}`;
  return `${name} ${aim}`.replace('combat at ', 'combat ');
}
