import { useContext, useEffect, useState } from 'react';
import type { Happening } from '../face/happening.ts';
import type { Habits } from '../face/table.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { RuleLink } from '../rules/rule-link.tsx';
import { Terms } from '../rules/terms.tsx';
import { useMet } from '../settings/newcomer.ts';
import { useSetting } from '../settings/settings.ts';
import { Button } from '../ui/buttons.tsx';
import { GameId, usePhone } from '../ui/page.ts';
import './coach-line.css';

export interface Tip {
  readonly text: string;
  readonly rule: string | null;
  readonly onClose: () => void;
}

/** One line about a rule when it first comes up, until it is closed or the next one comes; null for none, or if not wanted. */
export function useTip(isWanted: boolean): Tip | null {
  const store = usePlayStore();
  const game = useContext(GameId);
  const isOn = useSetting('tips') === 'on' && isWanted;
  const { marks } = usePlay(({ sitting }) => sitting.habits);
  const moment = usePlay((state) => state.moment);
  const spared = usePlay((state) => state.spared);
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    const { met, meet } = useMet.getState();
    const mark =
      isOn && moment.outcome === null
        ? nextMark(moment.events, marks, (each) => met.includes(`${game}/${each}`))
        : null;
    if (mark === null) return;
    meet(`${game}/${mark}`);
    setShown(mark);
  }, [moment, marks, game, isOn]);
  const onClose = (): void => {
    setShown(null);
    store.setState({ spared: null });
  };
  // A choice made on a beginner's behalf, or a hint, comes first.
  if (spared !== null && isWanted) return { text: spared, rule: null, onClose };
  const mark = shown === null || !isOn || moment.outcome !== null ? undefined : marks[shown];
  return mark === undefined ? null : { text: mark.line, rule: mark.rule, onClose };
}

/** A tip, above the main button; on a phone tips are shown over the map instead. */
export function CoachLine() {
  const tip = useTip(!usePhone());
  return tip === null ? null : <TipLine tip={tip} />;
}

export function TipLine({ tip: { text, rule, onClose } }: { readonly tip: Tip }) {
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

/** The first rule among the latest events that has a tip and is new to the player; null for none. */
export function nextMark(
  events: readonly Pick<Happening, 'mark'>[],
  marks: Habits['marks'],
  hasMet: (mark: string) => boolean,
): string | null {
  for (const { mark } of events) if (mark !== undefined && marks[mark] !== undefined && !hasMet(mark)) return mark;
  return null;
}
