import { useState } from 'react';
import { replay, showOtherEnd } from '../match/look-actions.ts';
import { titleOf, whyIn } from '../match/modes.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { Button } from '../ui/buttons.tsx';
import { usePhone } from '../ui/page.ts';
import { Sign } from '../ui/text.tsx';
import { ReportDialog } from './report.tsx';

export function WhyButtons({ className }: { readonly className: string }) {
  const store = usePlayStore();
  const why = usePlay(whyIn);
  const judgedBy = usePlay(({ sitting }) => sitting.judgedBy);
  const isPhone = usePhone();
  const [isReporting, setReporting] = useState(false);
  if (why === null) return null;
  return (
    <div className={className}>
      <Button onClick={() => void replay(store)}>Replay on map</Button>
      <Button onClick={() => void showOtherEnd(store)}>Before {isPhone ? '/' : <Sign of="swap" />} after</Button>
      <Button onClick={() => setReporting(true)}>{isPhone ? 'Report' : 'Report ruling'}</Button>
      {isReporting ? (
        <ReportDialog
          about={{
            mission: titleOf(why.before.position),
            entry: why.seq,
            lines: why.lines(),
            rules: why.rules(),
            judgedBy,
          }}
          onClose={() => setReporting(false)}
        />
      ) : null}
    </div>
  );
}
