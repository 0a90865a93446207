import type { Asked } from '@sandtable/kernel';
import type { RoundFrame } from '../model/frame.ts';
import { type HexId, NONE, type UnitId } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';
import type { Aid, AttackPlan, CentralPlan, PlannedMove } from '../model/turn.ts';
import { type Clash, clashAfter } from '../rules/combat/clash.ts';
import { placesAfter } from '../rules/ground/places.ts';

/** L6.2a: the plan of the Central Phase, as the values of its sentence. */
export interface Central extends Asked<RoundFrame> {
  readonly assaults: readonly { readonly assaulter: UnitId }[];
  readonly disruptions: readonly { readonly disruptor: UnitId; readonly disrupted: UnitId }[];
  readonly marches: readonly { readonly marcher: UnitId; readonly marchTo: HexId }[];
  readonly moves: readonly { readonly mover: UnitId; readonly moveTo: HexId }[];
  readonly waves: readonly { readonly waver: UnitId; readonly waveTo: HexId }[];
  readonly shells: readonly { readonly gunner: UnitId; readonly shelled: UnitId }[];
  readonly supports: readonly { readonly supporter: UnitId; readonly supported: UnitId }[];
  readonly boosts: readonly { readonly boosted: UnitId }[];
  readonly attacks: readonly AttackPlan[];
}

export type CentralSaid = Partial<Central>;

/** In the order in which they are carried out. */
export function movesIn({ marches = [], moves = [], waves = [] }: CentralSaid): PlannedMove[] {
  const planned: PlannedMove[] = [];
  for (const { marcher, marchTo } of marches) planned.push({ unit: marcher, to: marchTo, as: 'march' });
  for (const { mover, moveTo } of moves) planned.push({ unit: mover, to: moveTo, as: 'move' });
  for (const { waver, waveTo } of waves) planned.push({ unit: waver, to: waveTo, as: 'wave' });
  return planned;
}

export function planIn(said: CentralSaid): CentralPlan {
  const { shells = [], supports = [], boosts = [], attacks = [] } = said;
  return {
    moves: movesIn(said),
    attacks,
    shells: shells.map(({ gunner, shelled }) => ({ battery: gunner, target: shelled })),
    supports: supports.map(({ supporter, supported }) => ({ battery: supporter, target: supported })),
    tactics: boosts[0]?.boosted ?? NONE,
  };
}

/** Where every unit will be after the moves so far. */
export function placesIn(seen: Seen, said: CentralSaid): HexId[] {
  return placesAfter(seen, movesIn(said));
}

export function clashIn(seen: Seen, said: CentralSaid): Clash {
  return clashAfter(seen, planIn(said), aidsIn(said));
}

/** L10q */
function aidsIn({ assaults = [] }: CentralSaid): readonly Aid[] {
  return assaults.map(({ assaulter }) => ({ by: 'massedAssault', unit: assaulter }));
}

/** L7c, L10n: how many more units may move. */
export function movesLeft({ pack, view }: Seen, { marches = [], moves = [] }: CentralSaid): number {
  return pack.ruleset.movesPerRound + view.turn.extraMoves - marches.length - moves.length;
}
