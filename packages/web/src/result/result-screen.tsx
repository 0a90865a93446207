import { useEffect, useState } from 'react';
import { readLog } from '../match/log-pages.ts';
import { filmIn } from '../match/modes.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import type { ScreenMoment } from '../match/screen-moment.ts';
import { hasMotion } from '../motion/pace.ts';
import { castOf, withNames } from './cast.ts';
import { endedByTable } from './table-end.ts';
import { ResultPage } from './result-page.tsx';
import { useLoaded } from './use-loaded.ts';
import './result.css';
import './report.css';

export function ResultScreen() {
  const isOpen = usePlay((state) => state.isResultOpen && filmIn(state) === null && state.stage.kind !== 'handing');
  const moment = usePlay((state) => state.moment);
  return isOpen && moment.outcome !== null ? <Result moment={moment} /> : null;
}

/** Stories already shown: they appear at once when the result is opened again. */
const told = new WeakSet<ScreenMoment>();

/** How long the story takes to arrive, in milliseconds. */
const ARRIVES = 2400;

function Result({ moment }: { readonly moment: ScreenMoment }) {
  const sitting = usePlay((state) => state.sitting);
  const store = usePlayStore();
  const cast = castOf(sitting, moment.position);
  const result = useLoaded(moment, async () => {
    await readLog(store, 0);
    // At one screen the players are "Player 1" and "Player 2": there the sides say more.
    const naming = sitting.local === null ? sitting : {};
    const made = endedByTable(await sitting.result(moment, cast), moment, cast, naming);
    return { ...made, sides: withNames(made.sides, sitting, moment.position) };
  });
  const story = useLoaded(moment, () => sitting.story(moment, cast));
  const [isStill, setStill] = useState(() => told.has(moment) || !hasMotion());
  useEffect(() => {
    if (story === null) return undefined;
    told.add(moment);
    const timer = setTimeout(() => setStill(true), ARRIVES);
    return () => clearTimeout(timer);
  }, [story, moment]);
  useEffect(() => {
    const end = (): void => setStill(true);
    document.addEventListener('keydown', end, true);
    return () => document.removeEventListener('keydown', end, true);
  }, []);
  if (result === null) return null;
  return (
    <ResultPage
      {...{ moment, result, story, cast }}
      isMoving={!isStill}
      onLook={() => store.setState({ isResultOpen: false, tab: 'log' })}
    />
  );
}
