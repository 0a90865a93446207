import { finish, type FrameKind } from '@sandtable/kernel';
import type { Draft, DraftFrame, DraftPhase, EffectFrame } from '../model/draft/draft.ts';
import { draftFrame } from '../model/battle/make-frame.ts';
import type { Bear, BearIo, State } from '../model/battle/state.ts';
import { compileTerms } from './compile.ts';
import { decksPhase } from './phases/decks.ts';
import { edgesPhase } from './phases/edges.ts';
import { facingsPhase } from './phases/facings.ts';
import { mapsPhase } from './phases/maps.ts';
import { rolesPhase } from './phases/roles.ts';
import { mustDraft, type Phase } from './draft-state.ts';
import { turnsPhase } from './phases/turns.ts';
import { moduleFor } from './steps/registry.ts';

/** G2-G5: the phases of a draft, from the roll for initiative to the last facing. */
const PHASES: Readonly<Record<DraftPhase, Phase>> = {
  roles: rolesPhase,
  maps: mapsPhase,
  edges: edgesPhase,
  decks: decksPhase,
  cards: turnsPhase,
  facings: facingsPhase,
  done: { ask: () => null, go: (held, frame) => finish(held.view, frame) },
};

export const draftKind: FrameKind<Bear, DraftFrame> = {
  ask: (seen, frame) => PHASES[mustDraft(seen.view).phase].ask(seen, frame),
  go: (held, frame, io) => PHASES[mustDraft(held.view).phase].go(held, frame, io),
};

/** Puts the draft before the first round. G2.1.4, G2.1.8, G2.1.12: all its decks are shuffled. */
export function beginDraft(state: State, { decks, conditions, cup }: Draft, io: BearIo): void {
  for (const pile of [...decks, conditions, cup]) io.shuffle(pile);
  state.frames.push(draftFrame());
}

/** G3.0b: carries out a played half step by step, then compiles the terms of the battle. */
export const effectKind: FrameKind<Bear, EffectFrame> = {
  ask(seen, frame) {
    const step = frame.steps[frame.at];
    return step === undefined ? null : moduleFor(step).ask(seen, frame, step);
  },
  go(held, frame, io) {
    const step = frame.steps[frame.at];
    if (step !== undefined) return moduleFor(step).go(held, frame, step, io);
    compileTerms(held);
    finish(held.view, frame);
  },
};
