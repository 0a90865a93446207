import { aiNames, type Bear, type OrderTrace, type Seen, unitTitle } from '@sandtable/bear';
import { useEffect, useRef } from 'react';
import type { WhatIf } from '../../face/moment.ts';
import { closeWhatIf } from '../../match/look-actions.ts';
import { usePlayStore } from '../../match/play-context.tsx';
import { RuledText } from '../../rules/rule-link.tsx';
import { Button } from '../../ui/buttons.tsx';
import { Sign } from '../../ui/text.tsx';
import { answerOf, type WhatIfAnswer } from './what-if-turn.ts';
import { WhyTableView } from './why-table-view.tsx';

const ANSWERS: Readonly<Record<WhatIfAnswer['kind'], string>> = {
  another: 'Another AI would have acted:',
  otherwise: 'The same AI would have acted differently:',
  same: 'Nothing would have changed:',
  passes: 'No AI would have acted:',
};

/** The second proof, beside the first: the same card, the same position, one AI spent. */
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
    // Newer browsers give a promise back, which is no clean-up.
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
        <b>{ANSWERS[kind]}</b> <RuledText text={text} />
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
