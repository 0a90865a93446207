import { counted, signed } from '@sandtable/kernel';
import type { FireRange, SpecialRule, SpecialRuleSource, UnitFilter } from '../../model/pack/special-rule.ts';
import { NATIONS } from '../units.ts';

// Special rules and weather as printed on cards, one sentence each.

const UNITS: Readonly<Record<UnitFilter, string>> = {
  all: 'units',
  foot: 'foot units',
  squads: 'squads',
  crewed: 'crewed units',
  mortars: 'mortars',
  guns: 'guns',
  vehicles: 'vehicles',
  tanks: 'tanks',
  vehiclesOrCrewed: 'vehicles and crewed units',
};

const RANGES: Readonly<Record<FireRange, string>> = {
  any: '',
  closeCombat: ' in close combat',
  adjacent: ' against adjacent hexes',
  normal: ' at normal range',
  long: ' at long range',
};

const GROUNDS = { any: '', cover: ' in cover', open: ' outside cover' } as const;

const LAST_ROUND = 20;

/** The side the rule is for; null: everyone. */
interface RuleOwner {
  /** `German`, `your` */
  readonly adjective: string;
  /** `The German player has`, `You have` */
  readonly has: string;
}

/** `1 more`, `2 less` */
function moreOrLess(amount: number): string {
  return `${Math.abs(amount)} ${amount < 0 ? 'less' : 'more'}`;
}

/** `1 more CAP`, `2 fewer CAPs` */
function moreOrFewer(amount: number): string {
  const than = amount < 0 ? 'fewer' : 'more';
  return counted(Math.abs(amount), `${than} CAP`);
}

/** `in round 2`, `in rounds 1 and 2`, `from round 4 on`; empty for the whole firefight */
function inRounds({ from, until }: { readonly from: number; readonly until: number }): string {
  if (until >= LAST_ROUND) return from <= 1 ? '' : ` from round ${from} on`;
  if (from === until) return ` in round ${from}`;
  return ` in rounds ${from} ${until === from + 1 ? 'and' : 'to'} ${until}`;
}

function bareText(rule: SpecialRuleSource, owner: RuleOwner | null): string {
  const of = owner === null ? '' : `${owner.adjective} `;
  const who = (units: UnitFilter): string => (owner === null && units === 'all' ? 'all units' : of + UNITS[units]);
  switch (rule.kind) {
    case 'sight': {
      const far = `farther than ${counted(rule.hexes, 'hex', 'hexes')}`;
      return owner === null ? `nobody sees ${far}` : `${of}units see no ${far}`;
    }
    case 'haze':
      return `${of}targets more than ${counted(rule.beyond, 'hex', 'hexes')} away have ${signed(rule.dm)} DM`;
    case 'mud':
      return `off the road each hex costs ${of}${rule.classes.join(' and ')} units ${moreOrLess(rule.cost)}`;
    case 'noBonus':
      return `${of}vehicles have no bonus hexes off the road`;
    case 'rally':
      return `${signed(rule.bonus)} on ${owner === null ? 'all ' : of}rally rolls`;
    case 'rallyCost':
      return `a rally costs ${of}units ${moreOrLess(rule.amount)}`;
    case 'initiative':
      return `${signed(rule.bonus)} on ${owner === null ? 'all ' : of}initiative rolls`;
    case 'firepower':
      return `${who(rule.units)} have ${signed(rule.bonus)} firepower${RANGES[rule.range]}`;
    case 'defense':
      return `${who(rule.units)} have ${signed(rule.bonus)} defense${GROUNDS[rule.ground]}`;
    case 'attackCost':
      return `an attack costs ${who(rule.units)} ${moreOrLess(rule.amount)}`;
    case 'moveCost':
      return `a move costs ${who(rule.units)} ${moreOrLess(rule.amount)}`;
    case 'range':
      return `${who(rule.units)} have ${signed(rule.amount)} range`;
    case 'hideCost':
      return `to hide costs ${of}units ${moreOrLess(rule.amount)}`;
    case 'wind':
      return 'smoke is gone when the next round begins';
    case 'caps': {
      const when = rule.round === 0 ? 'in every round' : `in round ${rule.round}`;
      return `${owner === null ? 'everybody has' : owner.has} ${moreOrFewer(rule.amount)} ${when}`;
    }
  }
}

/** `German squads have +1 firepower in close combat in rounds 1 and 2.` */
export function specialRuleText(rule: SpecialRuleSource, owner: RuleOwner | null): string {
  const text = bareText(rule, owner) + (rule.kind === 'caps' ? '' : inRounds(rule));
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** G3.3a */
export function explainRule(rule: SpecialRule): string {
  if (rule.side === null) return specialRuleText(rule, null);
  const name = NATIONS[rule.side];
  return specialRuleText(rule, { adjective: name, has: `the ${name} player has` });
}
