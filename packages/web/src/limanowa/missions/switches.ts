import { explainOption, type Level, LEVEL_NAMES, LEVELS, optionsFor, PHASES, RANKS } from '@sandtable/limanowa';
import type { MainChoice, MatchRules, Rates, Switches, SwitchText } from '../../face/missions.ts';
import { BALANCE, percentIn, tablesIn } from '../../rules/balance.ts';
import { withSwitch as setSwitch } from '../../rules/switches.ts';
import type { Engine } from '../engine/engine.ts';
import type { Facts } from './facts.ts';

/** The switches that apply to this mission, except the level. */
export function switchGroups({ kind }: Facts, switches: Switches): MatchRules['groups'] {
  return [{ title: 'Rules', options: textsFor(kind, switches).filter(({ option }) => option !== 'level') }];
}

/** LS1c: the level with the AI's chances and its VP; null without an AI. */
export function levelChoice(
  { pack }: Engine,
  { kind, own, mission }: Facts,
  { die = 'd10' }: Switches,
): MainChoice | null {
  if (kind === 'versus') return null;
  const { name, rule } = explainOption('level');
  const { ai, sides } = pack.ruleset.dice[die === 'd6' ? 'd6' : 'd10'];
  const among = (limits: readonly number[]): string => percents(limits, sides);
  const rates = own === null ? winRates(mission.id) : undefined;
  return {
    option: 'level',
    name,
    rule,
    values: LEVELS.map((level) => {
      const { card, token, wound } = ai[level];
      const vp = `${pack.ruleset.levelVp[level]} VP`;
      return {
        value: level,
        label: LEVEL_NAMES[level],
        about: `AI rolls succeed: cards ${among(PHASES.map((phase) => card[phase]))}, artillery ${among([token])}, wounds ${among(RANKS.map((rank) => wound[rank]))}.`,
        aside: rates === undefined ? vp : `${vp} · corps bot wins ${rates[level]}%`,
      };
    }),
  };
}

/** `20–40%`, `30%`: the lowest and highest chance of these limits. */
function percents(limits: readonly number[], sides: number): string {
  const [low, high] = [Math.min(...limits), Math.max(...limits)].map((limit) => Math.round((100 * limit) / sides));
  return low === high ? `${low}%` : `${low}\u2060–\u2060${high}%`;
}

export function withSwitch({ kind }: Facts, switches: Switches, option: string, value: string): Switches {
  return setSwitch((each) => textsFor(kind, each), switches, option, value);
}

function textsFor(kind: Facts['kind'], switches: Switches): readonly SwitchText[] {
  return optionsFor(kind, switches['players'] === '3').map(explainOption);
}

/** The win rate of the bot `corps`, in percent, by level. */
type WinRates = Readonly<Record<Level, number>>;

let read: ReadonlyMap<string, WinRates> | undefined;

function winRates(mission: string): WinRates | undefined {
  read ??= parseBalance(BALANCE);
  return read.get(mission);
}

export function ratesOf(mission: string): Rates | null {
  const rates = winRates(mission);
  if (rates === undefined) return null;
  const by = LEVELS.map((level) => `${LEVEL_NAMES[level]} ${rates[level]}%`).join(', ');
  return { text: `Our corps bot wins: ${by}`, shares: [{ side: null, percent: rates.novice }] };
}

/** Reads every table with a column per level and the mission's id in the first column. */
export function parseBalance(markdown: string): Map<string, WinRates> {
  const rates = new Map<string, WinRates>();
  for (const { head, rows } of tablesIn(markdown)) {
    const [novice, tried, veteran] = LEVELS.map((level) => head.indexOf(LEVEL_NAMES[level]));
    if (novice === undefined || tried === undefined || veteran === undefined) continue;
    if (Math.min(novice, tried, veteran) < 0) continue;
    for (const row of rows) {
      const [id = ''] = row;
      if (rates.has(id)) continue;
      const percent = (column: number): number => percentIn(row, column);
      rates.set(id, { novice: percent(novice), tried: percent(tried), veteran: percent(veteran) });
    }
  }
  return rates;
}
