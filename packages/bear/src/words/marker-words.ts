import { NATIONS } from './nations.ts';
import type { ControlView, FortKind, MarkerKind, MarkerView } from '../model/battle/marker.ts';
import type { Seen } from '../model/battle/state.ts';
import type { VictoryRule } from '../model/battle/terms.ts';
import { printFacing } from '@sandtable/hex';
import type { Side } from '../model/pack/unit-type.ts';

export const MARKER_NAMES: Readonly<Record<MarkerKind | FortKind, string>> = {
  smoke: 'smoke',
  trench: 'trench',
  bunker: 'bunker',
  wire: 'wire',
  roadBlock: 'road block',
  mine: 'mine',
  hasty: 'hasty defense',
};

/** `heavy smoke`, `bunker facing NE`, `hidden mine` */
export function explainMarker({ kind, dm, facing, hidden }: MarkerView): string {
  const name = MARKER_NAMES[kind];
  if (kind === 'smoke') return `${dm > 1 ? 'heavy' : 'light'} ${name}`;
  if (kind === 'bunker') return `${name} facing ${printFacing(facing)}`;
  return hidden ? `hidden ${name}` : name;
}

type ControlRule = Extract<VictoryRule, { kind: 'control' }>;

/** B19.2a: what scores for a Control Marker, for whoever holds it; nobody's counts for either side. */
function rulesFor({ view }: Seen, { at, side }: ControlView): ControlRule[] {
  return view.terms.victory.filter(
    (rule): rule is ControlRule =>
      rule.kind === 'control' && (rule.at ?? at) === at && (side === null || rule.side === side),
  );
}

/** The VP of a marker for who holds it; of nobody's, the most that it can be worth. */
export function worthOfControl(seen: Seen, control: ControlView): number {
  const rules = rulesFor(seen, control);
  const worthOf = (side: Side): number => rules.reduce((sum, rule) => (rule.side === side ? sum + rule.vp : sum), 0);
  return Math.max(worthOf('german'), worthOf('soviet'));
}

/** `German Control Marker, 1 VP when a round ends` */
export function explainControl(seen: Seen, control: ControlView): string {
  const { side } = control;
  const worth = rulesFor(seen, control).map(
    (rule) =>
      `${rule.vp} VP${side === null ? ` for the ${NATIONS[rule.side]} side` : ''} when ${rule.when === 'roundEnd' ? 'a round' : 'the game'} ends`,
  );
  const whose = side === null ? 'Neutral Control Marker' : `${NATIONS[side]} Control Marker`;
  return [whose, ...worth].join(', ');
}
