import { nameOfHex } from '../../board/map.ts';
import type { HexId, UnitId } from '../../model/ids.ts';
import { enemyOf, type Seen } from '../../model/battle/state.ts';
import type { VictoryRule } from '../../model/battle/terms.ts';
import type { Side } from '../../model/pack/unit-type.ts';

/** The number of characters in the line under a mission's name. */
const MOST = 44;

/**
 * `Hold G09 at the end: 3 VP. Each kill: 1 VP`: what scores for a side, as far as it fits in a line; '' if nothing
 * does.
 */
export function goalLine(seen: Seen, side: Side): string {
  const own = aimsOf(seen, side);
  const aims =
    own.length > 0 ? own : aimsOf(seen, enemyOf(side)).map((forms) => forms.map((form) => `Enemy: ${lowered(form)}`));
  return aims.reduce((line, forms) => {
    const form = forms.find((each) => (line === '' ? each : `${line}. ${each}`).length <= MOST);
    if (form === undefined) return line;
    return line === '' ? form : `${line}. ${form}`;
  }, '');
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Main goals first, incidental ones last. */
const KINDS: readonly VictoryRule['kind'][] = [
  'control',
  'reached',
  'left',
  'alive',
  'wipedOut',
  'destroyed',
  'objective',
];

type RuleOf<Kind extends VictoryRule['kind']> = Extract<VictoryRule, { readonly kind: Kind }>;

/** Everything that scores, in full and in short; rules that differ only in their hex are merged. */
function aimsOf(seen: Seen, side: Side): string[][] {
  const rules = seen.view.terms.victory.filter((rule) => rule.kind === 'objective' || rule.side === side);
  const byKind = rules.toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
  const told = new Set<string>();
  return byKind.flatMap((rule) => {
    const key =
      rule.kind === 'control' ? `control ${rule.vp} ${rule.when}` : `${rule.kind} ${formsOf(seen, rule, []).join('')}`;
    if (told.has(key)) return [];
    told.add(key);
    const alike =
      rule.kind !== 'control'
        ? []
        : byKind.filter(
            (each): each is RuleOf<'control'> =>
              each.kind === 'control' && each.vp === rule.vp && each.when === rule.when,
          );
    return [formsOf(seen, rule, alike)];
  });
}

function formsOf(seen: Seen, rule: VictoryRule, alike: readonly RuleOf<'control'>[]): string[] {
  const hexes = (all: readonly HexId[]): string =>
    all
      .map((hex) => nameOfHex(seen.map, hex))
      .join(', ')
      .replace(/, (?=[^,]*$)/, ' and ');
  const { vp } = rule;
  switch (rule.kind) {
    case 'control': {
      const when = rule.when === 'roundEnd' ? 'each round' : 'at the end';
      // If every marker counts, name those on the map.
      const all = alike.some(({ at }) => at === null) ? seen.view.controls : alike;
      const named = all.flatMap(({ at }) => at ?? []);
      const each = `Each marker held ${when}: ${vp} VP`;
      return named.length === 0
        ? [each]
        : [`Hold ${hexes(named)} ${when}: ${vp} VP${named.length > 1 ? ' each' : ''}`, each];
    }
    case 'reached':
      return [`Each unit in ${hexes(rule.hexes)} at the end: ${vp} VP`, `Each unit on the goal at the end: ${vp} VP`];
    case 'left':
      return [
        `Each ${nameOf(seen, rule.units)} off the ${rule.edge} edge: ${vp} VP`,
        `Each unit off the ${rule.edge} edge: ${vp} VP`,
      ];
    case 'alive':
      return [`Each ${nameOf(seen, rule.units)} alive: ${vp} VP`, `Each unit kept alive: ${vp} VP`];
    case 'wipedOut':
      return [`No enemy left: ${vp} VP`];
    case 'destroyed':
      return rule.units === null ? [`Each kill: ${vp} VP`] : [`Each ${nameOf(seen, rule.units)} killed: ${vp} VP`];
    case 'objective':
      return ['Sealed orders score too'];
  }
}

/** `KV-2`; several types are just `unit`. */
function nameOf({ pack }: Seen, units: readonly UnitId[] | null): string {
  const names = new Set((units ?? []).map((unit) => pack.counters[unit]?.type.name.split(',')[0] ?? ''));
  const [name = 'unit'] = names;
  return names.size > 1 ? 'unit' : name;
}
