import type { Realm } from '@sandtable/kernel';
import { type ContextType, type ReactNode, Suspense, useContext } from 'react';
import { BannerBand } from '../map/banner-band.tsx';
import { DraftDock, DraftRoom, OtherBoards, OverMap, Scoreboard, SetUpDialog } from '../draft/lazy-parts.tsx';
import type { GameFace } from '../face/game.ts';
import type { TableLink } from '../face/moment.ts';
import { Part, QuietPart } from '../faults/part.tsx';
import { HexStatus } from '../map/hex-status.tsx';
import { MapPane } from '../map/map-pane.tsx';
import { Turning } from '../map/turning.tsx';
import { Extras, type PlayExtras, useLessonTitle } from '../match/app-context.ts';
import { draftIn, isCovered, momentIn, setUpIn, titleOf, wordsIn } from '../match/modes.ts';
import { PlayRoom, usePlay } from '../match/play-context.tsx';
import { useBlind } from '../match/use-blind.ts';
import { useQuiet } from '../match/use-quiet.ts';
import { isWaiting } from '../match/waiting.ts';
import { Glossary } from '../rules/terms.tsx';
import { Caption, Sounds } from '../sound/sounds.tsx';
import { later, lazyPart } from '../ui/loading.tsx';
import { isSmall, type Layout, useLayout, useSlim, useTitle } from '../ui/page.ts';
import { Waiting } from '../ui/notices.tsx';
import { Curtain } from './curtain.tsx';
import { Eyes, UnitList } from './unit-list.tsx';
import { HelpDialog, TopBar } from './top-bar.tsx';
import { Notices, SightPanel } from './notices.tsx';
import { Shown, type ShownProps } from './panel-list.tsx';
import { SidePanel } from './side-panel.tsx';
import { useKeys } from './use-keys.ts';
import './play.css';
import './units.css';
import '../orders/prompt.css';
import './slots.css';
import '../orders/act.css';
import '../log/outcome.css';
import '../orders/orders.css';
import '../orders/sentence.css';
import '../log/log.css';
import './phone.css';
import './low.css';
import './quiet.css';
import './upright.css';

// Both parts of a film load right after the table, so that the first turn need not wait for them.
const FilmBand = lazyPart(async () => {
  const [{ FilmBand: Band }] = await Promise.all([import('../film/film-band.tsx'), import('../film/film-strip.tsx')]);
  return Band;
});
const Rail = lazyPart(async () => (await import('./rail.tsx')).Rail);
const Asking = lazyPart(async () => (await import('./asking.tsx')).Asking);
// Needed only once the table is there.
const Popover = lazyPart(async () => (await import('../map/popover.tsx')).Popover);
const CounterMenu = lazyPart(async () => (await import('../map/counter-menu.tsx')).CounterMenu);
const DragGhost = lazyPart(async () => (await import('../map/drag-ghost.tsx')).DragGhost);
const SoundOffer = lazyPart(async () => (await import('../map/sound-offer.tsx')).SoundOffer);
const Announcer = lazyPart(async () => (await import('./voice.tsx')).Announcer);
const BriefingDialog = lazyPart(async () => (await import('./briefing-dialog.tsx')).BriefingDialog);
const ResultScreen = lazyPart(async () => (await import('../result/result-screen.tsx')).ResultScreen);

/** What follows the pointer cannot be clicked, so its terms have no links. */
const NO_TERMS: ContextType<typeof Glossary> = [];

interface PlayScreenProps<R extends Realm> {
  readonly face: GameFace<R>;
  readonly link: TableLink<R>;
  /** The entry whose reasons are open at first; none by default. */
  readonly why?: number;
  readonly extras?: PlayExtras;
}

const NO_EXTRAS: PlayExtras = {};

export function PlayScreen<R extends Realm>({ face, link, why, extras = NO_EXTRAS }: PlayScreenProps<R>) {
  return (
    <PlayRoom face={face} link={link} why={why} isTimed={extras.isTimed}>
      <Extras value={extras}>
        <Table />
      </Extras>
    </PlayRoom>
  );
}

function Table() {
  useKeys();
  const { company } = useContext(Extras);
  const lesson = useLessonTitle();
  const mission = usePlay((state) => titleOf(state.moment.position));
  useTitle(lesson ?? (company === undefined ? mission : `${mission} with ${company}`));
  const isDraft = usePlay((state) => draftIn(state) !== null);
  if (usePlay(isCovered)) return <Curtain />;
  return (
    <Suspense fallback={<Waiting what="Setting up the match…" />}>
      <DraftRoom isDraft={isDraft}>
        <OpenTable />
      </DraftRoom>
    </Suspense>
  );
}

/** Takes no room if a game has no phases. */
function Phases({ show }: ShownProps) {
  const phases = show();
  return phases === null ? null : <div className="play-phases">{phases}</div>;
}

/** Unmounted behind the curtain, so that none of it stays in the page. */
function OpenTable() {
  const layout = useLayout();
  const isPhone = isSmall(layout);
  const isSlim = useSlim();
  const { panels, position } = usePlay(momentIn);
  const { hasMap } = position;
  const me = usePlay((state) => state.moment.seat);
  const draft = usePlay(draftIn);
  const isBlind = useBlind();
  const isOver = usePlay((state) => state.moment.outcome !== null);
  const isSetUpOpen = usePlay((state) => setUpIn(state) !== null);
  const isNew = usePlay((state) => state.unbriefed.includes(state.moment.seat));
  const seq = usePlay((state) => momentIn(state).seq);
  const { pill, looking } = useContext(Extras);
  return (
    <Frame layout={layout} isDraft={draft !== null} hasMap={hasMap}>
      <Part name="The top bar" about={seq} place="top">
        <TopBar />
      </Part>
      <Part name="The phase bar" about={seq} place="phases">
        {draft === null ? <Phases show={() => panels.phases(me)} /> : null}
      </Part>
      {layout !== 'wide' || !hasMap ? null : (
        <aside
          className="play-left"
          aria-label={draft === null ? 'Units' : 'Both sides'}
          // In a draft it has nothing focusable and may be taller than its place.
          tabIndex={draft === null ? undefined : 0}
        >
          <Part name={draft === null ? 'The list of units' : 'The list of both sides'} about={seq}>
            {draft === null ? <UnitList /> : later(<Scoreboard draft={draft} />)}
          </Part>
        </aside>
      )}
      <main className="play-map">
        <Part name="The row of other Record Boards" about={seq}>
          {draft === null || isPhone ? null : later(<OtherBoards draft={draft} />)}
        </Part>
        <div className="map-frame">
          {hasMap ? (
            <Part name="The map" about={seq}>
              <MapPane />
            </Part>
          ) : (
            <Part name="The table" about={seq}>
              <div className="play-table">
                <Shown show={() => panels.dock(me, isBlind)} />
              </div>
            </Part>
          )}
          <QuietPart about={seq}>
            <Glossary value={NO_TERMS}>{isPhone ? null : <HexStatus />}</Glossary>
            <BannerBand />
            {later(<FilmBand />)}
            {later(<SoundOffer />)}
            <Caption />
            {pill}
          </QuietPart>
          <QuietPart about={seq}>
            <Turning />
            {later(<Popover />)}
            <Orders />
            <Dragged />
          </QuietPart>
          <QuietPart about={seq}>{draft === null ? null : later(<OverMap draft={draft} />)}</QuietPart>
          <div className="play-notes">
            <QuietPart about={seq}>
              {layout !== 'wide' || isSlim || !hasMap ? <Eyes /> : null}
              {isPhone ? <Notices /> : later(<SightPanel />)}
            </QuietPart>
          </div>
        </div>
      </main>
      {layout === 'low' ? (
        <Part name="The rail of panels" about={seq}>
          {later(<Rail />)}
        </Part>
      ) : null}
      <SidePanel layout={layout} />
      {isPhone || !hasMap || looking !== undefined ? null : (
        <Part name={draft === null ? 'The bar below the map' : 'Your hand and Record Board'} about={seq} place="dock">
          {draft === null ? <Shown show={() => panels.dock(me, isBlind)} /> : later(<DraftDock draft={draft} />)}
        </Part>
      )}
      {isPhone || looking === undefined ? null : (
        <Part name="The scrubber" about={seq} place="dock">
          {looking.dock}
        </Part>
      )}
      <HelpDialog />
      <QuietPart about={seq}>
        {later(<Announcer />)}
        <Sounds />
        {later(<Asking />)}
      </QuietPart>
      <QuietPart about={seq}>{isSetUpOpen ? later(<SetUpDialog />) : null}</QuietPart>
      <QuietPart about={seq}>{isNew ? later(<BriefingDialog />) : null}</QuietPart>
      <Part name="The result" about={seq} place="over">
        {isOver ? later(<ResultScreen />) : null}
      </Part>
    </Frame>
  );
}

/** Loaded when the first counter is asked for its orders. */
function Orders() {
  return usePlay((state) => state.menu !== null) ? later(<CounterMenu />) : null;
}

function Dragged() {
  return usePlay((state) => state.drag !== null) ? later(<DragGhost />) : null;
}

interface FrameProps {
  readonly layout: Layout;
  readonly isDraft: boolean;
  readonly hasMap: boolean;
  readonly children: ReactNode;
}

/** State as attributes, for style sheets and tests. A component of its own, so that a new word does not render the whole table. */
function Frame({ layout, isDraft, hasMap, children }: FrameProps) {
  const stop = usePlay((state) => state.stop);
  const seq = usePlay((state) => state.moment.seq);
  const said = usePlay((state) => wordsIn(state).join(' '));
  const waits = usePlay(isWaiting);
  const isMoving = usePlay((state) => state.isMoving);
  const isQuiet = useQuiet();
  const { looking } = useContext(Extras);
  return (
    <div
      className="play"
      data-layout={layout}
      data-phone={isSmall(layout)}
      data-stop={stop}
      data-seq={seq}
      data-said={said}
      data-waits={waits || undefined}
      data-moving={isMoving || undefined}
      data-draft={isDraft || undefined}
      data-quiet={isQuiet || undefined}
      data-mapless={!hasMap || undefined}
      data-looking={looking !== undefined || undefined}
    >
      {children}
    </div>
  );
}
