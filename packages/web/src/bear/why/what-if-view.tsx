import {
  aiNames,
  type AiTurn,
  type Bear,
  executedOrder,
  foretellAiTurn,
  type OrderTrace,
  type Seen,
  unitOf,
  unitTitle,
} from '@sandtable/bear';
import { useEffect, useRef } from 'react';
import type { WhatIf } from '../../face/moment.ts';
import { closeWhatIf } from '../../match/look-actions.ts';
import { usePlayStore } from '../../match/play-context.tsx';
import { RuledText } from '../../rules/terms.tsx';
import { Button } from '../../ui/buttons.tsx';
import { Sign } from '../../ui/text.tsx';
import { WhyTableView } from './why-table-view.tsx';

const ANSWERS: Readonly<Record<WhatIfAnswer['kind'], string>> = {
  another: 'Another AI would have acted:',
  otherwise: 'The same AI would have acted differently:',
  same: 'Nothing would have changed:',
  passes: 'No AI would have acted:',
};

/** The second proof, below the first: same card, same position, one AI unit spent. */
export function WhatIfView({
  before,
  real,
  whatIf,
}: {
  readonly before: Seen;
  readonly real: OrderTrace;
  readonly whatIf: WhatIf<Bear>;
}) {
  const store = usePlayStore();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // Braces, because newer browsers return a promise, which is not a clean-up function.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [whatIf]);
  const { kind, text, order, isByLot } = answerOf(before, real, whatIf);
  const name = aiNames(before, unitTitle).unit(whatIf.unit);
  return (
    <section ref={box} className="what-if" aria-label={`If ${name} were spent`} data-testid="what-if" data-kind={kind}>
      <div className="why-head">
        <h3>If {name} were spent</h3>
        <Button tone="plain" aria-label="Close" onClick={() => closeWhatIf(store)}>
          <Sign of="close" />
        </Button>
      </div>
      <p role="status">
        <b>{ANSWERS[kind]}</b> <RuledText text={text} isLive />
      </p>
      {isByLot || whatIf.isDrawnAnew ? (
        <p className="soft">
          {isByLot ? 'A tie was broken at random. ' : ''}
          {whatIf.isDrawnAnew ? 'The match has no roll for this, so one was made just for this question.' : ''}
        </p>
      ) : null}
      {order === null ? null : (
        <WhyTableView before={before} trace={order} label={`Conditions, AI by AI, if ${name} were spent`} />
      )}
      <p className="soft">The same card in the same position. The match itself is unchanged.</p>
    </section>
  );
}

export function whatIfTurn({ notes }: WhatIf<Bear>): AiTurn {
  const [first] = notes;
  return { notes, events: first?.note === 'card' ? [{ rule: 'S2.2', key: 'aiDrew', card: first.card }] : [] };
}

interface WhatIfAnswer {
  /** Another unit acts, the same one acts differently, nothing changes, or the AI passes. */
  readonly kind: 'another' | 'otherwise' | 'same' | 'passes';
  readonly text: string;
  readonly order: OrderTrace | null;
  readonly isByLot: boolean;
}

export function answerOf(before: Seen, real: OrderTrace, whatIf: WhatIf<Bear>): WhatIfAnswer {
  const turn = whatIfTurn(whatIf);
  const order = executedOrder(turn) ?? null;
  const text = foretellAiTurn(before, turn, unitTitle);
  if (order === null || order.deed === null) return { kind: 'passes', text, order: null, isByLot: false };
  const { chosenAi, chosenAim, chosenHexes, chosenWay, chosenFacing, chosenSpot } = order;
  const isByLot = [chosenAi, chosenAim, ...chosenHexes, chosenWay?.ladder, chosenFacing, chosenSpot].some(
    (ladder) => ladder?.roll !== undefined && ladder.roll !== null,
  );
  if (order.deed.unit !== real.deed?.unit) return { kind: 'another', text, order, isByLot };
  const isSame = JSON.stringify(order.deed) === JSON.stringify(real.deed);
  return { kind: isSame ? 'same' : 'otherwise', text, order, isByLot };
}

export function askable(before: Seen, { candidates }: OrderTrace): ReadonlySet<number> {
  return new Set(
    candidates.flatMap(({ unit, distance }) => (distance === null || unitOf(before, unit).spent ? [] : [unit])),
  );
}
