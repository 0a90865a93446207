import { useContext, useEffect, useState } from 'react';
import type { Happening } from '../face/happening.ts';
import type { Habits } from '../face/table.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { RuleLink } from '../rules/rule-link.tsx';
import { Terms } from '../rules/terms.tsx';
import { useMet } from '../settings/newcomer.ts';
import { useSetting } from '../settings/settings.ts';
import { Button } from '../ui/buttons.tsx';
import { GameId } from '../ui/page.ts';
import './coach-line.css';

/** A tip, above the main button: one line about a rule when it is first met, until it is closed or the next one comes. */
export function CoachLine() {
  const store = usePlayStore();
  const game = useContext(GameId);
  const isOn = useSetting('tips') === 'on';
  const { marks } = usePlay(({ sitting }) => sitting.habits);
  const moment = usePlay((state) => state.moment);
  const spared = usePlay((state) => state.spared);
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    const { met, meet } = useMet.getState();
    const mark = isOn ? nextMark(moment.events, marks, (each) => met.includes(`${game}/${each}`)) : null;
    if (mark === null) return;
    meet(`${game}/${mark}`);
    setShown(mark);
  }, [moment, marks, game, isOn]);
  const close = (): void => {
    setShown(null);
    store.setState({ spared: null });
  };
  const mark = shown === null ? undefined : marks[shown];
  // What was decided for a beginner comes first.
  if (spared !== null) return <Line text={spared} rule={null} onClose={close} />;
  return mark === undefined || !isOn ? null : <Line text={mark.line} rule={mark.rule} onClose={close} />;
}

interface LineProps {
  readonly text: string;
  readonly rule: string | null;
  readonly onClose: () => void;
}

function Line({ text, rule, onClose }: LineProps) {
  return (
    <aside className="coach" aria-label="Tip" data-testid="tip">
      <p role="status">
        <Terms text={text} /> {rule === null ? null : <RuleLink rule={rule} />}
      </p>
      <Button tone="plain" onClick={onClose}>
        Got it
      </Button>
    </aside>
  );
}

/** The first rule among the latest events that has a tip and has not been met before; null for none. */
export function nextMark(
  events: readonly Pick<Happening, 'mark'>[],
  marks: Habits['marks'],
  hasMet: (mark: string) => boolean,
): string | null {
  for (const { mark } of events) if (mark !== undefined && marks[mark] !== undefined && !hasMet(mark)) return mark;
  return null;
}
