import { counted } from '@sandtable/kernel';
import type { Mission } from '../../model/pack/mission.ts';
import type { Pack } from '../../model/pack/pack.ts';
import { type Side, SIDES } from '../../model/pack/unit-type.ts';

type VictoryRule = Mission['victory'][number];

/** Something that scores, and for whom: for both sides if they score alike. */
export interface Stake {
  readonly sides: readonly Side[];
  readonly vp: number;
  /** `for each enemy unit destroyed` */
  readonly text: string;
  /** `a kill` */
  readonly short: string;
}

interface MissionScoring extends Pick<Mission, 'victory'> {
  readonly solo?: Pick<NonNullable<Mission['solo']>, 'startVp'> | null | undefined;
}

/** S1.0, B19.2: VP at the start, then what scores, in the mission's order. */
export function explainStakes(pack: Pack, { victory, solo }: MissionScoring): Stake[] {
  const stakes = startStakes(solo?.startVp);
  for (const rule of victory) {
    // A drafted card whose units were not placed scores for neither side.
    if ('units' in rule && rule.units?.length === 0) continue;
    const { text, short } = wordsOf(pack, rule);
    const sides: readonly Side[] = rule.kind === 'objective' ? ['german', 'soviet'] : [rule.side];
    const same = stakes.findIndex((stake) => stake.vp === rule.vp && stake.text === text);
    const before = stakes[same];
    if (before === undefined) stakes.push({ sides, vp: rule.vp, text, short });
    else stakes[same] = { ...before, sides: [...new Set([...before.sides, ...sides])] };
  }
  return stakes;
}

/** B3.2.5: the value of the printed handicap: `1 CAP and 3 VP`; null without one. */
export function explainHandicap({
  sevenAP,
}: Pick<Mission, 'sevenAP'>): { readonly side: Side; readonly worth: string } | null {
  if (sevenAP === undefined) return null;
  const { side, caps, vp } = sevenAP;
  const parts = [...(caps > 0 ? [counted(caps, 'CAP')] : []), ...(vp > 0 ? [`${vp} VP`] : [])];
  return { side, worth: parts.join(' and ') };
}

/** A battle's length; S2.7a: against the AI it ends with the track, not after a number of rounds. */
interface BattleLength {
  readonly rounds: number;
  readonly solo: { readonly length: number } | null;
}

/** `4 rounds`, `ends at space 16 of the track, about 4 rounds` */
export function printLength({ rounds, solo }: BattleLength): string {
  const told = counted(rounds, 'round');
  return solo === null ? told : `ends at space ${solo.length} of the track, about ${told}`;
}

function startStakes(startVp: NonNullable<Mission['solo']>['startVp']): Stake[] {
  return SIDES.flatMap((side) => {
    const vp = startVp?.[side] ?? 0;
    return vp === 0 ? [] : [{ sides: [side], vp, text: 'to begin with', short: 'at the start' }];
  });
}

function wordsOf(pack: Pack, rule: VictoryRule): Pick<Stake, 'text' | 'short'> {
  switch (rule.kind) {
    case 'destroyed': {
      if (rule.units === undefined) return { text: 'for each enemy unit destroyed', short: 'a kill' };
      const named = namesOf(pack, rule.units);
      return {
        text: `for each ${named} destroyed, ${rule.added ? 'in addition' : 'instead of the usual value'}`,
        short: `a destroyed ${named}`,
      };
    }
    case 'alive': {
      const named = namesOf(pack, rule.units);
      return { text: `for each ${named} not destroyed by the end`, short: `a surviving ${named}` };
    }
    case 'control': {
      const marker = rule.at === undefined ? 'each Control Marker' : `the Control Marker in ${rule.at}`;
      return {
        text: `for ${marker} held when ${rule.when === 'roundEnd' ? 'a round' : 'the game'} ends`,
        short: `${rule.at === undefined ? 'a marker' : rule.at}${rule.when === 'roundEnd' ? ' each round' : ''}`,
      };
    }
    case 'left': {
      const unit = rule.units === undefined ? 'unit' : namesOf(pack, rule.units);
      return {
        text: `for each ${unit} that leaves by the ${rule.edge} edge`,
        short: rule.units === undefined ? `leaving by the ${rule.edge}` : `a ${unit} leaving by the ${rule.edge}`,
      };
    }
    case 'reached': {
      const hexes = listHexes(rule.hexes);
      return { text: `for each own unit in ${hexes} at the end`, short: `a unit in ${hexes}` };
    }
    case 'wipedOut':
      return { text: 'when no enemy is left', short: 'wiping out the enemy' };
    case 'objective':
      return {
        text: 'for a secret objective, drawn as a card and held at the end',
        short: 'a secret objective',
      };
  }
}

/** `E09`, `E09 or F10`, `E09, F10 or 9 other hexes` */
function listHexes(hexes: readonly string[]): string {
  if (hexes.length > MOST_NAMED) {
    const more = hexes.length - MOST_NAMED + 1;
    return `${hexes.slice(0, MOST_NAMED - 1).join(', ')} or ${more} other hexes`;
  }
  return hexes.length < 2 ? hexes.join('') : `${hexes.slice(0, -1).join(', ')} or ${hexes.at(-1) ?? ''}`;
}

const MOST_NAMED = 6;

/** `KV-1 M1940 or KV-2`, each type once. */
function namesOf({ counters, counterPlaces }: Pack, units: readonly string[]): string {
  const names = [...new Set(units.flatMap((unit) => counters[counterPlaces.get(unit) ?? -1]?.type.name ?? []))];
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
}
