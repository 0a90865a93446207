import { choose, type Rung } from '@sandtable/kernel';
import { distanceBetween } from '../../board/tables.ts';
import { unitOf } from '../../model/battle/battle.ts';
import type { Deed } from '../../model/solo/turn.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import type { BearIo, Seen } from '../../model/battle/state.ts';
import { judgeFire } from '../../rules/fire/odds.ts';
import { PLAIN } from '../../rules/fire/shot.ts';
import type { FireVerdict } from '../../rules/fire/reasons.ts';
import { isRumored } from '../../rules/units/ai-side.ts';
import { standing, type Thought } from '../thought/thought.ts';
import type { AiNote, LadderTrace, RungKey } from '../thought/trace.ts';
import { closeMeans, type FireOption } from './fire-option.ts';

function spotLadder({ tables }: Seen, from: HexId): Rung<FireOption, RungKey>[] {
  return [
    { rule: 'R-211', rung: 'lowestNeeded', figure: ({ odds }) => odds?.needed ?? Infinity },
    { rule: 'R-211', rung: 'nearestSpot', figure: ({ spot }) => distanceBetween(tables, from, spot) },
  ];
}

/** The lowest number needed, then the nearest spotting hex, then chance. `seen` is the position it fires in. */
export function chooseShot(
  thought: Thought,
  options: readonly FireOption[],
  ai: UnitId,
  note: (trace: LadderTrace) => void,
  seen: Seen = thought.seen,
): FireOption {
  const [first] = options;
  if (first === undefined) throw new Error('an attack that cannot be made was chosen');
  if (first.spot === NONE) return first;
  return choose(thought, options, spotLadder(seen, unitOf(seen, ai).at), ({ spot }) => spot, note);
}

/** S5.1.2: the DV the attack meets; of equal spotting hexes, the lowest. */
export function defenseIn(options: readonly FireOption[], ai: UnitId, seen: Seen): number | undefined {
  const ladder: Rung<FireOption, RungKey>[] = [
    ...spotLadder(seen, unitOf(seen, ai).at),
    { rule: 'S5.1.2', rung: 'lowestDefense', figure: ({ odds }) => odds?.defense ?? Infinity },
  ];
  if (options.length === 0) return undefined;
  const first = choose(
    { tie: () => 1, traced: false },
    options,
    ladder,
    ({ spot }) => spot,
    () => {},
  );
  return first.odds?.defense;
}

export function tellSpot(io: BearIo, unit: UnitId): (trace: LadderTrace) => void {
  return (chosen) => io.trace?.({ note: 'spotChoice', unit, chosen } satisfies AiNote);
}

/** S-trace: the odds of the attack that ends a deed; null if there is none, or for a Rumored Enemy. */
export function deedOdds({ seen }: Thought, deed: Deed | null): FireVerdict | null {
  if (deed === null || deed.at === NONE || isRumored(seen, deed.unit)) return null;
  const { unit, path, facing, inside, target, spot, supporters } = deed;
  const now = unitOf(seen, unit);
  const stays = path.length === 0 && facing === null;
  const there = stays ? seen : standing(seen, unit, path.at(-1) ?? now.at, facing ?? now.facing, inside);
  // Rumored Enemies are not counted on.
  const known = supporters.filter((each) => !isRumored(seen, each));
  return judgeFire(there, unit, target, known, { ...PLAIN, means: closeMeans(there, unit, target), spot });
}
