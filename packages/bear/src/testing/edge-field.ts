import { printProblem } from '@sandtable/kernel';
import { Rehearsal, Script } from '@sandtable/kernel/testing';
import { defaultPack } from '../content/pack.ts';
import type { MissionSource } from '../model/pack/mission.ts';
import { checkPack } from '../setup/check-pack.ts';
import { bear } from '../system.ts';
import type { BearSystem } from '../model/battle/state.ts';
import type { BearMatch } from './match.ts';

/** Units that enter over an edge, and edges to leave by. */
export const crossing: MissionSource = {
  id: 'crossing',
  name: 'Crossing',
  briefing: 'For tests.',
  map: { boards: [{ board: 'b1', at: [0, 0] }] },
  rounds: 2,
  players: [
    {
      side: 'german',
      caps: 9,
      cards: { first: 0, later: 0 },
      units: [
        { unit: 'g01', at: 'L04', facing: 'S' },
        { unit: 'g02', at: 'L05', facing: 'N' },
        { unit: 'g38', at: 'L06', facing: 'S' },
        { unit: 'g09', at: 'L06', facing: 'S', carrier: 'g38' },
        { unit: 'g49', at: 'K10', facing: 'S' },
        { unit: 'g03', enters: 0 },
        { unit: 'g04', enters: 0 },
        { unit: 'g37', enters: 0 },
        { unit: 'g11', enters: 0, carrier: 'g37' },
        { unit: 'g28', enters: 1 },
        { unit: 'g05', enters: 2 },
      ],
      entries: [
        { round: 1, edge: 'top' },
        { round: 1, hexes: ['A04'] },
        { round: 2, hexes: ['G02'] },
      ],
    },
    {
      side: 'soviet',
      caps: 5,
      cards: { first: 0, later: 0 },
      units: [
        { unit: 's03', at: 'A04', facing: 'N' },
        { unit: 's04', at: 'E09', facing: 'N' },
      ],
    },
  ],
  controls: [{ at: 'L04', side: 'german' }],
  exits: [
    { side: 'german', edge: 'bottom' },
    { side: 'soviet', edge: 'top' },
  ],
  initiative: { side: 'german', rounds: 'all' },
  victory: [
    { kind: 'destroyed', side: 'german', vp: 1 },
    { kind: 'destroyed', side: 'soviet', vp: 1 },
    { kind: 'left', side: 'german', vp: 2, edge: 'bottom' },
    { kind: 'wipedOut', side: 'soviet', vp: 5 },
  ],
};

const checked = checkPack({ ...defaultPack, missions: [crossing] });
if (!checked.ok) throw new Error(checked.problems.map(printProblem).join('\n'));

export const edgeGame: BearSystem = bear(checked.value);

/** A match at its first turn, the German's. */
export function crossingWith(options: Readonly<Record<string, string>> = {}, dice: readonly number[] = []): BearMatch {
  return new Rehearsal(edgeGame, { mission: 'crossing', ...options }, { script: new Script({ combat: dice }) });
}
