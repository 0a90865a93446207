import { explainHandicap, NATIONS, printLength, type Stake } from '@sandtable/bear';
import type { MissionFacts, Party as ShownParty, Rates as ShownRates } from '../../face/missions.ts';
import type { Difficulty, Facts, Party, Rates } from './facts.ts';
import {
  DIFFICULTY_WORDS,
  KIND_WORDS,
  PLAYER_WORDS,
  printForces,
  printMatchUp,
  printParty,
  printRates,
  printStakes,
  printStakeSides,
  valuesOf,
} from './words.ts';

export function missionFacts(facts: Facts): MissionFacts {
  const { id, own, mission, parties, minutes, stakes, rates } = facts;
  const { name, briefing } = mission;
  return {
    ...(own === null ? {} : { pack: own.named }),
    id,
    name,
    briefing,
    matchUp: printMatchUp(facts),
    tags: tagsOf(facts),
    minutes,
    hardness: hardnessOf(facts),
    has: valuesOf(facts),
    parties: parties.map(shownParty),
    stakes: {
      unit: 'VP',
      short: printStakes(stakes),
      lines: [...stakes.map(lineOf), ...handicapLines(mission)],
      end: { text: 'Most VP at the end wins', rule: 'B2.5' },
    },
    rates: rates === undefined ? null : shownRates(rates),
  };
}

export function shownParty(party: Party): ShownParty {
  const { seat, side, isAi, units } = party;
  return { seat, side, name: printParty(party), isProcedure: isAi, units, forces: printForces(party), usual: 'bot' };
}

function tagsOf({ mission, players, difficulty, kinds, minutes }: Facts): string[] {
  const { underdog } = mission;
  return [
    difficulty === null ? PLAYER_WORDS[players] : DIFFICULTY_WORDS[difficulty],
    `about ${minutes} min`,
    printLength(mission),
    ...kinds.filter((kind) => kind !== 'transport' && kind !== 'pioneers').map((kind) => KIND_WORDS[kind]),
    ...(underdog === null ? [] : [`${NATIONS[underdog]} side is the underdog`]),
  ];
}

const DIFFICULTIES: readonly (Difficulty | null)[] = ['easy', 'normal', 'hard', null];

/** By difficulty, then by how often bots win; missions between people come last. */
function hardnessOf({ difficulty, rates }: Facts): number {
  const wonByBots = rates?.kind === 'solo' ? rates.player : 0;
  return 1000 * DIFFICULTIES.indexOf(difficulty) - wonByBots;
}

function lineOf(stake: Stake): MissionFacts['stakes']['lines'][number] {
  return { worth: `${stake.vp} VP`, text: stake.text, whose: printStakeSides(stake) };
}

function handicapLines(mission: Facts['mission']): MissionFacts['stakes']['lines'] {
  const handicap = explainHandicap(mission);
  if (handicap === null) return [];
  const { side, worth } = handicap;
  return [{ worth, text: 'more at the start if actions are paid for with seven AP (B3.2.5)', whose: NATIONS[side] }];
}

function shownRates(rates: Rates): ShownRates {
  const text = printRates(rates);
  if (rates.kind === 'solo') return { text, shares: [{ side: null, percent: rates.player }] };
  const { german, soviet } = rates;
  return {
    text,
    shares: [
      { side: 'german', percent: german },
      { side: 'soviet', percent: soviet },
    ],
  };
}
