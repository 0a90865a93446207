import type { SetUp } from '../face/draft.ts';
import type { ScreenMoment } from '../match/screen-moment.ts';
import { setUpIn } from '../match/modes.ts';
import { useBlind } from '../match/use-blind.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import type { Sitting } from '../match/sitting.ts';
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
  const sitting = usePlay((state) => state.sitting);
  const moment = usePlay((state) => state.moment);
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
          {isHalf ? null : sitting.local !== null ? (
            <LinkButton href={`/print/match/${sitting.id}`}>Print</LinkButton>
          ) : sitting.page === null ? null : (
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

/** Hides the other side from a person who wants to be surprised. */
function ownHalf(setUp: SetUp): SetUp {
  return { ...setUp, sides: setUp.sides.filter(({ isOwn }) => isOwn), build: [] };
}

function SetUpView({ setUp: { facts, boards, sides, rules, build, handicap, isFresh }, isHalf }: SetUpViewProps) {
  // Bots fight from its file.
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

async function printSetUp({ page }: Pick<Sitting, 'page'>, moment: ScreenMoment): Promise<void> {
  // Opened before waiting: browsers block a window that comes later than the click.
  const window = globalThis.open('', '_blank');
  const html = (await page?.(moment)) ?? '';
  if (window === null) return;
  show(window.document, html);
  window.focus();
  window.print();
}

/** The new window has this page's policy, which forbids inline styles, so the style sheet is adopted. */
function show(document: Document, html: string): void {
  const [element = '', styles = ''] = /<style>([^<]*)<\/style>/.exec(html) ?? [];
  const written = new DOMParser().parseFromString(html.replace(element, ''), 'text/html');
  const { defaultView } = document;
  if (defaultView === null) return;
  const sheet = new defaultView.CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  document.title = written.title;
  document.documentElement.lang = written.documentElement.lang;
  document.body.replaceChildren(...written.body.childNodes);
}
