import type { EffectFrame } from '../model/draft-frame.ts';
import type { StepOf } from '../model/effect-step.ts';
import { NONE } from '../model/ids.ts';
import { rumorCounters } from '../model/solo.ts';
import { type BearIo, type Held, heldUnit, type Seen } from '../model/state.ts';
import { rosterOf } from '../model/unit.ts';
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
  const { view, pack } = held;
  const { chosen, rumors } = playOf(held, frame);
  const [first] = chosen;
  const wanted = step.only === 1 ? FOR_ONE : FOR_EACH * chosen.length;
  const owner = first === undefined ? frame.player : heldUnit(held, first).owner;
  const free = rumorCounters(pack, sideFor(held, frame, step.of)).filter(
    (rumor) => heldUnit(held, rumor).fate === 'unused',
  );
  const taken = free.slice(0, wanted);
  if (taken.length < wanted) io.emit({ rule: 'S6.0', key: 'partIgnored', why: 'noRumor' });
  for (const rumor of taken) Object.assign(heldUnit(held, rumor), { owner, fate: 'waiting' });
  view.roster = rosterOf(view.units);
  notePlay(held, frame, { rumors: [...rumors, ...taken] });
  frame.left = taken;
  frame.placed = [];
}

/** Those that found no hex. */
export function putBack(held: Held, frame: EffectFrame, io: BearIo): void {
  const { view } = held;
  const back = frame.left.filter((unit) => playOf(held, frame).rumors.includes(unit));
  if (back.length === 0) return;
  for (const rumor of back) Object.assign(heldUnit(held, rumor), { owner: NONE, fate: 'unused' });
  view.roster = rosterOf(view.units);
  notePlay(held, frame, { rumors: playOf(held, frame).rumors.filter((rumor) => !back.includes(rumor)) });
  io.emit({ rule: 'G3.7c', key: 'partIgnored', why: 'noHex' });
}
