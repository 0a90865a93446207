import type { EffectFrame } from '../model/draft/draft.ts';
import type { StepOf } from '../model/pack/effect-step.ts';
import { type HexId, NONE, type UnitId } from '../model/ids.ts';
import { rumorCounters } from '../model/solo/solo.ts';
import { type BearIo, type Held, heldUnit, type Seen } from '../model/battle/state.ts';
import { rosterOf } from '../model/battle/unit.ts';
import { sideFor } from './parties.ts';
import { mustDraft } from './must-draft.ts';
import { notePlay, playOf } from './plays.ts';

// G6.2a, G6.2d: in a solo mission Rumored Enemies are placed instead of hidden units. The units themselves wait until it is
// known whose they are; they are the chosen ones of the play.

/** Instead of one hidden unit. */
const FOR_ONE = 3;
/** Instead of each of a card's. */
const FOR_EACH = 2;

type Step = StepOf<'placeUnits'>;

export function isRumored(seen: Seen, { hidden }: Step): boolean {
  return hidden && mustDraft(seen.view).isSolo;
}

/** From the counters of that side that are not in play; fewer where there are no more. */
export function takeRumors(held: Held, frame: EffectFrame, step: Step, io: BearIo): void {
  const { chosen } = playOf(held, frame);
  const wanted = step.only === 1 ? FOR_ONE : FOR_EACH * chosen.length;
  const free = rumorCounters(held.pack, sideFor(held, frame, step.of)).filter(
    (rumor) => heldUnit(held, rumor).fate === 'unused',
  );
  if (free.length < wanted) io.emit({ rule: 'S6.0', key: 'partIgnored', why: 'noRumor' });
  frame.left = free.slice(0, wanted);
  frame.placed = [];
}

/** It is of the player whose units it stands for. */
export function putRumor(held: Held, frame: EffectFrame, rumor: UnitId, at: HexId, io: BearIo): void {
  const { chosen, rumors } = playOf(held, frame);
  const owner = heldUnit(held, chosen[0] ?? rumor).owner;
  Object.assign(heldUnit(held, rumor), { owner, at, fate: 'inPlay', entry: NONE });
  held.view.roster = rosterOf(held.view.units);
  notePlay(held, frame, { rumors: [...rumors, rumor] });
  io.emit({ rule: 'S6.0', key: 'rumorPlaced', unit: rumor, at });
}
