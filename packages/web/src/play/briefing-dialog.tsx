import { landmarksOf } from '../match/banners.ts';
import { isBriefingDue, titleOf } from '../match/modes.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { useBlind } from '../match/use-blind.ts';
import { noteBriefed } from '../settings/newcomer.ts';
import { Button } from '../ui/buttons.tsx';
import { Dialog } from '../ui/dialog.tsx';

export function BriefingDialog() {
  const store = usePlayStore();
  const isDue = usePlay(isBriefingDue);
  const seating = usePlay((state) => state.sitting.seating);
  const isBlind = useBlind();
  const { position, panels, seat } = usePlay((state) => state.moment);
  const begin = (): void => {
    // A generated battle never comes again.
    if (position.setUpOf(seat) === null) noteBriefed(titleOf(position));
    store.setState(({ unbriefed, banners }) => ({
      unbriefed: unbriefed.filter((each) => each !== seat),
      banners: [...banners, ...landmarksOf(position, seating, seat)],
    }));
  };
  return (
    <Dialog
      open={isDue}
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
