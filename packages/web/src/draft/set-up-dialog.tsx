import type { SetUp } from '../face/draft.ts';
import { isBlind } from '../link/blind.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { setUpIn } from '../match/modes.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { AiBuild } from './ai-build.tsx';
import { BalanceMeter } from './balance-meter.tsx';
import { printSetUp } from './print-set-up.ts';
import { SideScore } from './scoreboard.tsx';
import './draft.css';

/** What the making of the match has come to, before it is fought; and whenever somebody asks for it. */
export function SetUpDialog() {
  const store = usePlayStore();
  const setUp = usePlay(setUpIn);
  const sitting = usePlay((state) => state.sitting);
  const moment = usePlay((state) => state.moment);
  const isHalf = isBlind(sitting.id) && moment.outcome === null;
  const close = (): void => store.setState({ isSetUpOpen: false });
  if (setUp === null) return null;
  return (
    <Dialog
      open
      onClose={close}
      title={setUp.title}
      foot={
        <>
          {sitting.page === null || isHalf ? null : (
            <Button onClick={() => void printSetUp(sitting, moment)}>Print</Button>
          )}
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

/** What a person sees who wants to be surprised by the other side. */
function ownHalf(setUp: SetUp): SetUp {
  return { ...setUp, sides: setUp.sides.filter(({ isOwn }) => isOwn), build: [] };
}

function SetUpView({ setUp: { facts, boards, sides, rules, build, handicap, isFresh }, isHalf }: SetUpViewProps) {
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
      {isHalf ? null : <BalanceMeter sides={sides} terms={handicap} />}
    </div>
  );
}
