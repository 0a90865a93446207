import type { SetUp } from '../face/draft.ts';
import { setUpIn } from '../match/modes.ts';
import { useBlind } from '../match/use-blind.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { Button, LinkButton } from '../ui/buttons.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { AiBuild } from './ai-build.tsx';
import { BalanceMeter } from './balance-meter.tsx';
import { SideScore } from './scoreboard.tsx';
import './draft.css';

/** The set-up of a generated match, shown before the battle and on request. */
export function SetUpDialog() {
  const store = usePlayStore();
  const setUp = usePlay(setUpIn);
  const id = usePlay((state) => state.sitting.id);
  const isLocal = usePlay((state) => state.sitting.local !== null);
  const isHalf = useBlind();
  const close = (): void => store.setState({ isSetUpOpen: false });
  if (setUp === null) return null;
  return (
    <Dialog
      open
      onClose={close}
      title={setUp.title}
      foot={
        <>
          {isHalf ? null : <LinkButton href={`/print/${isLocal ? 'match' : 'online'}/${id}`}>Print</LinkButton>}
          <Button tone="main" onClick={close}>
            {setUp.isFresh ? 'To battle' : 'Back to the battle'}
          </Button>
        </>
      }
    >
      <SetUpView setUp={isHalf ? ownHalf(setUp) : setUp} isHalf={isHalf} />
    </Dialog>
  );
}

interface SetUpViewProps {
  readonly setUp: SetUp;
  readonly isHalf: boolean;
}

/** Hides the other side from a person who wants to be surprised. */
function ownHalf(setUp: SetUp): SetUp {
  return { ...setUp, sides: setUp.sides.filter(({ isOwn }) => isOwn), build: [] };
}

function SetUpView({ setUp: { facts, boards, sides, rules, build, handicap, isFresh }, isHalf }: SetUpViewProps) {
  // Bots fight from the file of the match, which only this browser has.
  const isLocal = usePlay(({ sitting }) => sitting.local !== null);
  return (
    <div className="set-up" data-testid="set-up">
      <ul className="score-facts">
        {[...facts, `on ${boards.join(' and ')}`].map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {rules.length === 0 ? null : (
        <div className="score-list">
          <h3>For both sides</h3>
          <ul>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="set-up-sides">
        {sides.map((side) => (
          <SideScore key={side.side} side={side} />
        ))}
      </div>
      {isHalf ? <p>The enemy was drafted blind: the battle will show what it has.</p> : null}
      <AiBuild steps={build} isStepped={isFresh} />
      {isHalf || !isLocal ? null : <BalanceMeter sides={sides} terms={handicap} />}
    </div>
  );
}
