import { playAtRandom } from '@sandtable/kernel/testing';
import type { BearEvent } from '../../model/battle/event.ts';
import type { BearIo, BearSystem, State } from '../../model/battle/state.ts';
import type { Unit } from '../../model/battle/unit.ts';
import { game, pack } from '../match.ts';
import { provingGround, provingPack } from '../proving-ground.ts';
import { lawsOf } from './witness.ts';

/** Tampers with a match behind the rules' back; false if there is nothing to change yet. */
export type Sabotage = (state: State, io: BearIo) => boolean;

/** Entries left alone, so that a little of everything has happened. */
const UNTOUCHED = 5;

type Switches = Readonly<Record<string, string>>;

/** What the laws say of a random match that is tampered with once. */
export function complaintOf(sabotage: Sabotage, options: Switches = {}): string {
  return complaintIn(options, (system) => sabotaged(system, sabotage));
}

/** The event to report instead; it may change the match too, as a wrong rule would. */
export type Retelling = (event: BearEvent, state: State) => BearEvent;

/** The same for a match in which something is reported or done against the rules. */
export function complaintOfRetelling(retelling: Retelling, options: Switches = {}): string {
  return complaintIn(options, (system) => retold(system, retelling));
}

function complaintIn(options: Switches, tamper: (system: BearSystem) => BearSystem): string {
  const mission = options['mission'] ?? 'brawl';
  const system = mission === 'brawl' ? provingGround : game;
  const witness = lawsOf(system === game ? pack : provingPack);
  const sample = { options: { ...options, mission }, seed: 'sfc32:sabotage' };
  try {
    playAtRandom(tamper(system), sample, { witness });
    return 'nothing';
  } catch (error) {
    return String(error);
  }
}

function sabotaged(system: BearSystem, sabotage: Sabotage): BearSystem {
  let entries = 0;
  let isDone = false;
  return {
    ...system,
    apply(state, sentence, io) {
      system.apply(state, sentence, io);
      entries += 1;
      if (!isDone && entries > UNTOUCHED) isDone = sabotage(state, io);
    },
  };
}

function retold(system: BearSystem, retelling: Retelling): BearSystem {
  return {
    ...system,
    apply(state, sentence, io) {
      const emit = io.emit.bind(io);
      const retell: BearIo['emit'] = (event, hearing) => emit(retelling(event, state), hearing);
      system.apply(state, sentence, Object.assign(io, { emit: retell }));
    },
  };
}

/** Changes the first unit on the map. */
export function onUnit(change: (unit: Unit) => void): Sabotage {
  return ({ units, roster }) => {
    const unit = units[roster.find((each) => units[each]?.at !== -1) ?? -1];
    if (unit !== undefined) change(unit);
    return unit !== undefined;
  };
}

/** Changes the first player. */
export function onPlayer(change: (player: State['players'][number]) => boolean): Sabotage {
  return ({ players }) => players.some(change);
}
