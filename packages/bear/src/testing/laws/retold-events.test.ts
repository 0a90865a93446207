import { nonEmpty } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { KILL_MARGIN, MOST_CAPS } from '../../rules/units/dice.ts';
import { complaintOfRetelling, type Retelling } from './sabotage.ts';
import { playerId } from '../../model/ids.ts';

// A rule that does and reports the wrong thing: a law says what.

interface Retold {
  readonly what: string;
  readonly retelling: Retelling;
  readonly said: RegExp;
  readonly options?: Readonly<Record<string, string>>;
}

const SEVEN = { economy: 'sevenAP' };
const CHECKS = { economy: 'spentCheck' };

/** Only the first of a group becomes spent. */
function leaderAlone(key: 'becameSpent' | 'checked', rules: readonly string[]): Retelling {
  return (event, { units }) => {
    if (event.key !== key || !rules.includes(event.rule) || event.units.length < 2) return event;
    if (event.key === 'checked' && !event.spent) return event;
    for (const unit of event.units.slice(1)) Object.assign(units[unit] ?? {}, { spent: false });
    return { ...event, units: event.units.slice(0, 1) };
  };
}

const RETOLD: readonly Retold[] = [
  {
    what: 'B3.1 an opportunity of a group that spends its leader alone',
    retelling: leaderAlone('becameSpent', ['B3.1']),
    said: /the units that an opportunity spends: \w+, but \w+ \w+.* by the book/,
    options: { ...SEVEN, opportunityKind: 'any' },
  },
  {
    what: 'R-236 an opportunity that nothing gave occasion to',
    retelling: (event) => (event.key === 'paid' && event.way === 'activate' ? { ...event, way: 'opportunity' } : event),
    said: /\w+ acted by opportunity, and nothing had concerned it/,
    options: SEVEN,
  },
  {
    what: 'B3.1 an opportunity that spends nobody',
    retelling: (event, { units }) => {
      if (event.key !== 'becameSpent' || event.rule !== 'B3.1') return event;
      for (const unit of event.units) Object.assign(units[unit] ?? {}, { spent: false });
      return { rule: 'B2.2e', key: 'passed', player: playerId(0) };
    },
    said: /acted by opportunity and did not become spent/,
    options: SEVEN,
  },
  {
    what: 'B9.0 the end of a shared activation that spends one alone',
    retelling: leaderAlone('becameSpent', ['B3.0a', 'B3.0b', 'B3.0d']),
    said: /the units that the end of an activation spends \(B3.0\w\): \w+, but \w+ \w+.* by the book/,
    options: SEVEN,
  },
  {
    what: 'B2.2g a check of a group that spends its leader alone',
    retelling: leaderAlone('checked', ['B2.2g']),
    said: /the units that are checked: \w+, but \w+ \w+.* by the book/,
    options: CHECKS,
  },
  {
    what: 'B2.2g a check that spends nobody at its own number',
    retelling: (event, { units }) => {
      if (event.key !== 'checked' || event.cost !== event.number || !event.spent) return event;
      for (const unit of event.units) Object.assign(units[unit] ?? {}, { spent: false });
      return { ...event, spent: false };
    },
    said: /whether a check spends them: false, but true by the book/,
    options: CHECKS,
  },
  {
    what: 'B2.2h a number that is not on the card',
    retelling: (event) => (event.key === 'checked' ? { ...event, number: event.number + 1 } : event),
    said: /the check number of Order Card \d+: \d, but \d by the book/,
    options: { ...CHECKS, checkDevice: 'orderCard' },
  },
  {
    what: 'B7.2 a roll that is better than its dice',
    retelling: (event) => {
      const isRolled = event.key === 'missed' || event.key === 'hit' || event.key === 'killed';
      return isRolled ? { ...event, roll: event.roll + 1, needed: event.needed + 1, kill: event.kill + 1 } : event;
    },
    said: /the roll of which came: \w+ \(\w+\): \d+, but \d+ by the book/,
  },
  {
    what: 'B7.2 a roll as high as needed that misses',
    retelling: (event) =>
      event.key === 'missed' ? { ...event, needed: event.roll, kill: event.roll + KILL_MARGIN } : event,
    said: /missed \(\w+\) is not what comes of a \d+/,
  },
  {
    what: 'B7.2 a kill number out of nowhere',
    retelling: (event) => (event.key === 'missed' ? { ...event, kill: event.needed + KILL_MARGIN - 1 } : event),
    said: /\w+ is killed on -?\d+, but hit on -?\d+/,
  },
  {
    what: 'B7.4 a first hit that counts as a second',
    retelling: (event) => (event.key === 'missed' ? { ...event, kill: event.needed } : event),
    said: /\w+ is killed by whatever hits it, but was not hit before/,
  },
  {
    what: 'B7.6 a rally on less than needed',
    retelling: (event) => (event.key === 'rallied' ? { ...event, needed: event.roll + 1 } : event),
    said: /rallied \(\w+\) is not what comes of a \d+/,
    options: { cautiousMovement: 'on' },
  },
  {
    what: 'B18.4 a fort that is razed by less than needed',
    retelling: (event) => (event.key === 'razed' ? { ...event, needed: event.roll + 1 } : event),
    said: /razed \(\w+\) is not what comes of a \d+/,
  },
  {
    what: 'B3.2.3 a third CAP on a roll',
    retelling: (event) =>
      event.key === 'rolled' && event.what === 'attack' ? { ...event, caps: MOST_CAPS + 1 } : event,
    said: /3 CAPs on a roll of player \d: attack/,
  },
  {
    what: 'S4.3.1 a CAP that no order of the AI has',
    retelling: (event, { terms }) =>
      event.key === 'rolled' && event.player === terms.solo?.ai ? { ...event, caps: event.caps + 1 } : event,
    said: /what is added to a roll of the AI: \w+: \d, but \d by the book/,
    options: { mission: 'below-the-ridge' },
  },
  {
    what: 'B8.2 better Luck than the die gives',
    retelling: (event) => (event.key === 'triedLuck' ? { ...event, sum: event.sum + 1 } : event),
    said: /a roll after Luck: \d+, but \d+ by the book/,
  },
];

test.each(nonEmpty(RETOLD))('a law contradicts $what', ({ retelling, said, options }) => {
  expect(complaintOfRetelling(retelling, options)).toMatch(said);
});
