import {
  type AiTurn,
  type Bear,
  cardsOf,
  executedOrder,
  explainAiTurn,
  summarizeAiTurn,
  unitTitle,
} from '@sandtable/bear';
import type { Engine } from '../engine/engine.ts';
import type { Trace, WhatIf } from '../../face/moment.ts';
import type { Overlays } from '../../face/field.ts';
import type { WhatIfModel, WhyModel } from '../../face/table.ts';
import { rulesIn } from '../../rules/spans.ts';
import { later, lazyPart } from '../../ui/loading.tsx';
import { shownOrder } from '../reasons/card-orders.ts';
import { orderOverlays, whyOverlays } from './why-overlays.ts';

// Loaded on demand: most players do not open them.
const Proof = lazyPart(async () => (await import('./proof.tsx')).Proof);
const WhatIfView = lazyPart(async () => (await import('./what-if-view.tsx')).WhatIfView);

export function whyModel(engine: Engine, trace: Trace<Bear>): WhyModel {
  const before = engine.seenIn(trace.before.view);
  const turn = turnOf(trace);
  let lines: readonly string[] | undefined;
  let overlays: Overlays | undefined;
  return {
    lines: () => (lines ??= summarizeAiTurn(before, turn, unitTitle)),
    actor: executedOrder({ notes: turn.notes, events: [] })?.deed?.unit ?? -1,
    overlays: () => (overlays ??= whyOverlays(before, turn)),
    rules: () => rulesIn(explainAiTurn(before, turn)),
    proof: () => later(<Proof before={before} turn={turn} />),
  };
}

function turnOf({ notes, events }: Trace<Bear>): AiTurn {
  return { notes: notes, events };
}

export function whatIfModel(engine: Engine, trace: Trace<Bear>, whatIf: WhatIf<Bear>): WhatIfModel {
  const before = engine.seenIn(trace.before.view);
  const [first] = cardsOf(turnOf(trace));
  const real = first === undefined ? undefined : shownOrder(first);
  const order = executedOrder({ notes: whatIf.notes, events: [] });
  return {
    unit: whatIf.unit,
    overlays: () => (order === undefined ? [] : orderOverlays(before, order)),
    proof: () => (real === undefined ? null : later(<WhatIfView before={before} real={real} whatIf={whatIf} />)),
  };
}
