import { useEffect, useState } from 'react';
import type { StoryPoint } from '../face/result.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { standingLog } from '../match/screen-moment.ts';
import { hasMotion } from '../motion/pace.ts';
import { useThemeName } from '../settings/use-theme.ts';
import { Button } from '../ui/buttons.tsx';
import { StoryMap } from './story-map.tsx';
import { paintLoop } from './story-picture.ts';
import { useLoaded } from './use-loaded.ts';

/**
 * The moment that decided the match as a loop over the picture of its end: before, as it happens, after. Without motion
 * the end stays; the sentence beside it tells the same.
 */
export function BestMoment({ point: { seq, round, text } }: { readonly point: StoryPoint }) {
  const { sitting, log } = usePlayStore().getState();
  const seat = usePlay((state) => state.moment.seat);
  const theme = useThemeName();
  const [shown, setShown] = useState<'nothing' | 'moment' | 'end'>('nothing');
  useEffect(() => setShown(hasMotion() ? 'moment' : 'nothing'), []);
  const ends = useLoaded(`${seq} ${seat}`, () => {
    const before = standingLog(log, seq).at(-2)?.seq ?? 0;
    return Promise.all([sitting.at(before), sitting.at(seq)]);
  });
  if (ends === null || shown === 'nothing') return null;
  const isOn = shown === 'moment';
  return (
    <>
      {isOn ? (
        <StoryMap
          className="story-loop"
          label={`Round ${round}: ${text}`}
          about={`${theme} ${seq} ${seat}`}
          paint={(frame) => paintLoop(ends[0], ends[1], sitting.motions(...ends), frame, theme)}
        />
      ) : null}
      <p className="loop-foot">
        <span>{isOn ? `Round ${round}: the moment that decided it` : 'The end'}</span>
        <Button tone="plain" data-testid="loop" onClick={() => setShown(isOn ? 'end' : 'moment')}>
          {isOn ? 'Show the end' : 'Show the moment'}
        </Button>
      </p>
    </>
  );
}
