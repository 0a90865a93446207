import type { Limanowa } from '@sandtable/limanowa';
import type { Overlays } from '../../face/field.ts';
import type { Trace } from '../../face/moment.ts';
import type { WhyModel } from '../../face/table.ts';
import type { Engine } from '../engine/engine.ts';
import { tellEvent } from '../events/tell.ts';
import { later, lazyPart } from '../../ui/loading.tsx';
import { choicesIn, choiceTags } from './ladder.ts';

// Loaded on demand: most players do not open it.
const Proof = lazyPart(async () => (await import('./proof.tsx')).Proof);

export function whyModel(engine: Engine, trace: Trace<Limanowa>): WhyModel {
  const before = engine.seenIn(trace.before.view);
  const { notes, events } = trace;
  const told = events.map((event) => tellEvent(before, event));
  const choices = choicesIn(notes);
  const [first] = choices;
  return {
    lines: () => told.map(({ text, rule }) => `${text} (${rule})`),
    actor: first === undefined || first.what === 'objective' ? -1 : (first.ladder?.chosen ?? -1),
    overlays: (): Overlays => choices.flatMap((choice) => choiceTags(before, choice)),
    rules: () => [...new Set(told.map(({ rule }) => rule))],
    proof: () => later(<Proof before={before} notes={notes} />),
  };
}
