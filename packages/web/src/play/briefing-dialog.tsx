import { useContext } from 'react';
import { LessonRoom } from '../match/app-context.ts';
import { setUpIn, titleOf } from '../match/modes.ts';
import { isAsked } from '../match/open-sentence.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import type { PlayState } from '../match/play-state.ts';
import { useBlind } from '../match/use-blind.ts';
import { noteBriefed } from '../settings/newcomer.ts';
import { useSetting } from '../settings/settings.ts';
import { Button } from '../ui/buttons.tsx';
import { Dialog } from '../ui/dialog.tsx';

export function BriefingDialog() {
  const store = usePlayStore();
  const isOn = useSetting('briefing') === 'on';
  const isLesson = useContext(LessonRoom) !== null;
  const isDue = usePlay(isBriefingDue);
  const isBlind = useBlind();
  const { position, panels, seat } = usePlay((state) => state.moment);
  const begin = (): void => {
    // A generated battle never comes again.
    if (position.setUpOf(seat) === null) noteBriefed(titleOf(position));
    store.setState(({ unbriefed }) => ({ unbriefed: unbriefed.filter((each) => each !== seat) }));
  };
  return (
    <Dialog
      open={isOn && isDue && !isLesson}
      onClose={begin}
      title={titleOf(position)}
      foot={
        <Button tone="main" data-testid="begin" onClick={begin}>
          Begin
        </Button>
      }
    >
      {isDue ? <div className="briefing">{panels.briefing?.(seat, isBlind)}</div> : null}
    </Dialog>
  );
}

function isBriefingDue(state: PlayState): boolean {
  const { unbriefed, moment } = state;
  const { seat, isTurn, position, panels } = moment;
  if (!unbriefed.includes(seat) || panels.briefing === null || !isTurn || !isAsked(state)) return false;
  return position.draftOf(seat) === null && setUpIn(state) === null;
}
