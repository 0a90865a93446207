import type { FireRange, SpecialRuleSource, UnitFilter } from '../model/special-rule.ts';
import { count } from './count.ts';

// Special rules and weather as a card prints them, after the words that say whose units they are about.

const UNITS: Readonly<Record<UnitFilter, string>> = {
  all: '',
  foot: ' of foot units',
  squads: ' of squads',
  crewed: ' of crewed units',
  mortars: ' of mortars',
  guns: ' of guns',
  vehicles: ' of vehicles',
  tanks: ' of tanks',
  vehiclesOrCrewed: ' of vehicles and crewed units',
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

function signed(amount: number): string {
  return amount < 0 ? String(amount) : `+${amount}`;
}

/** `in round 2`, `in rounds 1 and 2`, `from round 4 on`; nothing where it is the whole firefight. */
function inRounds({ from, until }: { readonly from: number; readonly until: number }): string {
  if (until >= LAST_ROUND) return from <= 1 ? '' : ` from round ${from} on`;
  if (from === until) return ` in round ${from}`;
  return ` in rounds ${from} ${until === from + 1 ? 'and' : 'to'} ${until}`;
}

function bareText(rule: SpecialRuleSource): string {
  switch (rule.kind) {
    case 'sight':
      return `nobody sees farther than ${count(rule.hexes, 'hex', 'hexes')}`;
    case 'haze':
      return `targets more than ${count(rule.beyond, 'hex', 'hexes')} away have ${signed(rule.dm)} DM`;
    case 'mud':
      return `off the road each hex costs ${rule.classes.join(' and ')} units ${signed(rule.cost)}`;
    case 'noBonus':
      return 'vehicles have no bonus hexes off the road';
    case 'rally':
      return `${signed(rule.bonus)} on rally rolls`;
    case 'rallyCost':
      return `cost to rally ${signed(rule.amount)}`;
    case 'initiative':
      return `${signed(rule.bonus)} on the initiative roll`;
    case 'firepower':
      return `firepower${UNITS[rule.units]} ${signed(rule.bonus)}${RANGES[rule.range]}`;
    case 'defense':
      return `defense${UNITS[rule.units]} ${signed(rule.bonus)}${GROUNDS[rule.ground]}`;
    case 'attackCost':
      return `attack cost${UNITS[rule.units]} ${signed(rule.amount)}`;
    case 'moveCost':
      return `move cost${UNITS[rule.units]} ${signed(rule.amount)}`;
    case 'range':
      return `range${UNITS[rule.units]} ${signed(rule.amount)}`;
    case 'hideCost':
      return `cost to hide ${signed(rule.amount)}`;
    case 'wind':
      return 'smoke is gone when the next round begins';
    case 'caps':
      return `${signed(rule.amount)} CAPs ${rule.round === 0 ? 'in every round' : `in round ${rule.round}`}`;
  }
}

/** `firepower of squads +1 in close combat in rounds 1 and 2` */
export function specialRuleText(rule: SpecialRuleSource): string {
  return rule.kind === 'caps' ? bareText(rule) : bareText(rule) + inRounds(rule);
}
