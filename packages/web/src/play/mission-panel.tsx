import { downloadMatch } from '../link/files.ts';
import { momentIn } from '../match/modes.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { titleOf } from '../match/title.ts';
import { Button, LinkButton } from '../ui/buttons.tsx';

/** What the mission is about, and what can be done with the match as a whole. */
export function MissionPanel() {
  const store = usePlayStore();
  const { position, panels, seat } = usePlay(momentIn);
  const sitting = usePlay((state) => state.sitting);
  return (
    <section className="mission-panel">
      <h3>{titleOf(position)}</h3>
      {panels.mission()}
      <div className="entries">
        {position.setUpOf(seat) === null ? null : (
          <Button onClick={() => store.setState({ isSetUpOpen: true })}>How it was set up</Button>
        )}
        <Button
          onClick={() =>
            void sitting.save().then((text) => downloadMatch(position.mission ?? `match ${sitting.id}`, text))
          }
        >
          Export the match
        </Button>
        <LinkButton href="/settings">Settings</LinkButton>
      </div>
    </section>
  );
}
