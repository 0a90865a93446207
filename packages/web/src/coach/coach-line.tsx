import { useContext, useEffect, useState } from 'react';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { RuleLink } from '../rules/rule-link.tsx';
import { Terms } from '../rules/terms.tsx';
import { useMet } from '../settings/newcomer.ts';
import { useSetting } from '../settings/settings.ts';
import { Button } from '../ui/buttons.tsx';
import { GameId } from '../ui/page.ts';
import { nextMark } from './next-mark.ts';
import './coach.css';

/** The first meeting with a rule: one line about it, once, until it is put away or the next one comes. */
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
  // What was done for somebody comes first: he did not do it himself.
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
