import { type HexId, NONE, type Seen, type Side, type UnitId, unitOf } from '@sandtable/bear';
import { capital, grown, inShort } from '../../result/telling.ts';
import type { Chronicle } from './chronicle.ts';
import { hexIn, killWords, type Tale, unitIn } from './kill-tale.ts';
import { reasonOf, takerOf, tell } from './tales.ts';

export function actorOf(tale: Tale): UnitId {
  const { step } = tale;
  const taken = step.events.find((event) => event.key === 'controlTaken');
  if (reasonOf(tale) === 'control' && taken?.key === 'controlTaken') return takerOf(step, taken.at, taken.side);
  const [kill] = step.kills;
  if (kill !== undefined) return kill.by;
  const moved = step.events.findLast(
    (event) => event.key === 'moved' || event.key === 'entered' || event.key === 'left',
  );
  return moved !== undefined && 'unit' in moved ? moved.unit : NONE;
}

/** Which side made the largest swing, with what, and where that left the score. */
export function tellWhole(tale: Tale, chronicle: Chronicle): string {
  const { step } = tale;
  const { end } = chronicle;
  const fell = fallenIn(chronicle);
  const taken = step.events.find((event) => event.key === 'controlTaken');
  const [kill] = step.kills;
  const reason = reasonOf(tale);
  const actor = actorOf(tale);
  const grave = fell.get(actor);
  const fate = grave === undefined ? '' : ` and died in ${hexIn(tale, grave)}`;
  if (reason === 'control' && taken?.key === 'controlTaken' && actor !== NONE)
    return inShort([
      `${capital(unitIn(tale, actor))} took ${hexIn(tale, taken.at)}${grave === taken.at ? ' and died holding it' : fate}.`,
      flagNow(tale, end, taken.at, taken.side),
    ]);
  if (kill !== undefined && reason !== 'control')
    return grown(killWords(tale, kill), actor === NONE ? [] : [standsNow(tale, end, actor, grave)]);
  return tell(tale);
}

function flagNow({ voice }: Tale, end: Seen, at: HexId, side: Side): string {
  const now = end.view.controls.find((control) => control.at === at)?.side ?? null;
  if (now === side) return `The flag stayed ${voice.whose(side) === 'your' ? 'yours' : `with ${voice.name(side)}`}.`;
  return now === null ? 'Nobody holds the flag now.' : `${capital(voice.name(now))} took it back.`;
}

function standsNow(tale: Tale, end: Seen, unit: UnitId, grave: HexId | undefined): string {
  if (grave !== undefined) return `, and died in ${hexIn(tale, grave)} later`;
  const now = unitOf(end, unit).at;
  return now === NONE ? ', and left the map' : `, and still stands in ${hexIn(tale, now)}`;
}

function fallenIn({ steps }: Chronicle): ReadonlyMap<UnitId, HexId> {
  return new Map(steps.flatMap(({ kills }) => kills.map(({ unit, at }) => [unit, at] as const)));
}
