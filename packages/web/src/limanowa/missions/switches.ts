import { explainOption, LEVEL_NAMES, LEVELS, optionsFor, RANKS } from '@sandtable/limanowa';
import type { MainChoice, MatchRules, Switches, SwitchText } from '../../face/missions.ts';
import { withSwitch as setSwitch } from '../../rules/switches.ts';
import type { Engine } from '../engine/engine.ts';
import { printInterval } from '../panels/ai-card.ts';
import { winRates } from './balance.ts';
import type { Facts } from './facts.ts';

/** The switches that mean something in this mission as it is set, but for the level. */
export function switchGroups({ kind }: Facts, switches: Switches): MatchRules['groups'] {
  return [{ title: 'Rules', options: textsFor(kind, switches).filter(({ option }) => option !== 'level') }];
}

/** LS1c: the level, with the intervals that the AI goes by and what it is worth; null where no AI plays. */
export function levelChoice({ pack }: Engine, { kind, mission }: Facts, { die = 'd10' }: Switches): MainChoice | null {
  if (kind === 'versus') return null;
  const { name, rule } = explainOption('level');
  const { ai } = pack.ruleset.dice[die === 'd6' ? 'd6' : 'd10'];
  const rates = winRates(mission.id);
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
        about: unbroken(
          `Cards ${printInterval(card.opening)}, ${printInterval(card.central)}, ${printInterval(card.closing)}` +
            ` · token ${printInterval(token)} · wounds ${RANKS.map((rank) => printInterval(wound[rank])).join(', ')}`,
        ),
        aside: rates === undefined ? vp : `${vp} · corps bot wins ${rates[level]}%`,
      };
    }),
  };
}

/** An interval stays in one line. */
function unbroken(text: string): string {
  return text.replaceAll('–', '\u2060–\u2060');
}

/** One switch set. */
export function withSwitch({ kind }: Facts, switches: Switches, option: string, value: string): Switches {
  return setSwitch((each) => textsFor(kind, each), switches, option, value);
}

function textsFor(kind: Facts['kind'], switches: Switches): readonly SwitchText[] {
  return optionsFor(kind, switches['players'] === '3').map(explainOption);
}
