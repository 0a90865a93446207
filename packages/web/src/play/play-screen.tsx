import type { TableLink } from '../link/table-link.ts';
import { ResultScreen } from '../result/result-screen.tsx';
import { SightPanel } from '../sight/sight-panel.tsx';
import { Sounds } from '../sound/sounds.tsx';
import { Announcer } from '../log/announcer.tsx';
import { ChooserDialog } from '../orders/chooser.tsx';
import { Curtain } from './curtain.tsx';
import { Dock } from '../bear/panels/dock.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { HexStatus } from '../map/hex-status.tsx';
import { MapPane } from '../map/map-pane.tsx';
import { Missed } from '../log/missed.tsx';
import { OutcomeCard } from '../log/outcome-card.tsx';
import { PlayRoom, usePlay } from '../match/play-context.tsx';
import { SidePanel } from './side-panel.tsx';
import { TopBar } from './top-bar.tsx';
import { UnitList } from './unit-list.tsx';
import { useKeys } from './use-keys.ts';
import { usePhone } from '../ui/use-phone.ts';
import './play.css';
import './units.css';
import '../orders/prompt.css';
import '../log/outcome.css';
import '../bear/panels/inspector.css';
import '../orders/sentence.css';
import '../log/log.css';
import '../bear/panels/dock.css';
import './phone.css';

/** A match on the screen, from the first entry to the last. */
export function PlayScreen({ link }: { readonly link: TableLink }) {
  return (
    <PlayRoom link={link}>
      <Table />
    </PlayRoom>
  );
}

function Table() {
  useKeys();
  const isHidden = usePlay((state) => state.handing?.isCurtainDown === true);
  return (
    <>
      {isHidden ? null : <OpenTable />}
      <Curtain />
    </>
  );
}

/** Behind the curtain there is none: nothing of it stays on the page. */
function OpenTable() {
  const isPhone = usePhone();
  const stop = usePlay((state) => state.stop);
  const seq = usePlay((state) => state.moment.seq);
  const said = usePlay((state) => state.words.join(' '));
  return (
    <div className="play" data-phone={isPhone} data-stop={stop} data-seq={seq} data-said={said}>
      <TopBar />
      {isPhone ? null : (
        <aside className="play-left" aria-label="Units">
          <UnitList />
        </aside>
      )}
      <main className="play-map">
        <MapPane />
        <HexStatus />
        <div className="play-notes">
          <SightPanel />
          {isPhone ? (
            <>
              <OutcomeCard />
              <Missed />
            </>
          ) : null}
        </div>
      </main>
      <SidePanel isPhone={isPhone} />
      {isPhone ? null : <Dock />}
      <ChooserDialog />
      <HelpDialog />
      <Announcer />
      <Sounds />
      <ResultScreen />
    </div>
  );
}
