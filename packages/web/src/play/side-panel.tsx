import { type ReactNode, useContext, useRef } from 'react';
import { DraftHand, RecordBoards, Scoreboard } from '../draft/lazy-parts.tsx';
import { Part, QuietPart } from '../faults/part.tsx';
import { downloadMatch } from '../link/files.ts';
import { LogPanel } from '../log/log-panel.tsx';
import { OutcomeCard } from '../log/outcome-card.tsx';
import { LessonRoom } from '../match/app-context.ts';
import { lookNow } from '../match/look-actions.ts';
import { draftIn, filmIn, momentIn, positionIn, titleOf, whyIn } from '../match/modes.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import type { Tab } from '../match/play-state.ts';
import { useBlind } from '../match/use-blind.ts';
import { ActSlot } from '../orders/act-slot.tsx';
import { OrderPanel } from '../orders/order-panel.tsx';
import { OrderSlot } from '../orders/order-slot.tsx';
import { PromptSlot } from '../orders/prompt-slot.tsx';
import { Button, LinkButton } from '../ui/buttons.tsx';
import { later, lazyPart } from '../ui/loading.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { useSettle } from '../ui/use-settle.ts';
import { CoachLine } from './coach-line.tsx';
import { PeekChoices } from './peek-choices.tsx';
import { Grip, usePeek } from './sheet.tsx';
import { UnitList } from './unit-list.tsx';

const FilmStrip = lazyPart(async () => (await import('../film/film-strip.tsx')).FilmStrip);
const EndMatch = lazyPart(async () => (await import('./end-match.tsx')).EndMatch);
const WhyPanel = lazyPart(async () => (await import('../why/why-panel.tsx')).WhyPanel);

const LABELS: Readonly<Record<Tab, string>> = {
  inspect: 'Orders',
  units: 'Units',
  cards: 'Cards',
  reference: 'Reference',
  log: 'Log',
  mission: 'Mission',
};
const DRAFT_LABELS: Readonly<Record<Tab, string>> = {
  inspect: 'Choice',
  units: 'Sides',
  cards: 'Hand',
  reference: 'Reference',
  log: 'Log',
  mission: 'Boards',
};
const WIDE_DRAFT_LABELS = { ...DRAFT_LABELS, mission: LABELS.mission };
const ON_PHONE: readonly Tab[] = ['inspect', 'units', 'cards', 'reference', 'log', 'mission'];
const BESIDE_MAP: readonly Tab[] = ['inspect', 'reference', 'log', 'mission'];
const ON_PHONE_IN_DRAFT: readonly Tab[] = ['cards', 'inspect', 'units', 'mission', 'log'];

/** Beside the map; on a phone a sheet over it with three stops. */
export function SidePanel({ isPhone }: { readonly isPhone: boolean }) {
  const hasOrders = usePlay((state) => draftIn(state) === null && positionIn(state).hasMap);
  const seq = usePlay((state) => momentIn(state).seq);
  const sheet = usePeek(isPhone);
  const lesson = useContext(LessonRoom);
  return (
    <aside className="play-right" aria-label="Orders, log and mission" ref={sheet}>
      {isPhone ? <Grip /> : null}
      <Part name="The prompt" about={seq}>
        {lesson === null ? <PromptSlot /> : lesson.card}
      </Part>
      <Part name="The list of orders" about={seq}>
        {isPhone ? <PeekChoices /> : hasOrders && lesson === null ? <OrderSlot /> : null}
      </Part>
      <BodySlot isPhone={isPhone} />
      <Part name="The main button" about={seq}>
        <ActSlot />
      </Part>
    </aside>
  );
}

/** Orders, log and mission, or whatever is shown in their place. */
function BodySlot({ isPhone }: { readonly isPhone: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useSettle(place);
  // What is only a line, such as a bare pass, needs no more room than the prompt.
  const isFilm = usePlay((state) => filmIn(state)?.model.frames.some(({ title }) => title !== null) === true);
  const isWhy = usePlay((state) => whyIn(state) !== null);
  const isLesson = useContext(LessonRoom) !== null;
  const seq = usePlay((state) => momentIn(state).seq);
  return (
    <div className="slot slot-body" ref={place}>
      {isFilm ? (
        <Part name="The film of the AI’s turn" about={seq}>
          <FilmPanel isPhone={isPhone} />
        </Part>
      ) : isWhy ? (
        <WhyPart />
      ) : (
        <Panels isPhone={isPhone} seq={seq} />
      )}
      <QuietPart about={seq}>{isLesson ? null : <CoachLine />}</QuietPart>
    </div>
  );
}

/** If the reasons cannot be shown, there must be a way back to the match. */
function WhyPart() {
  const store = usePlayStore();
  const seq = usePlay((state) => whyIn(state)?.seq ?? -1);
  return (
    <Part
      name="The panel with the AI’s reasons"
      about={seq}
      actions={<Button onClick={() => lookNow(store)}>Back to the match</Button>}
    >
      {later(<WhyPanel />)}
    </Part>
  );
}

/** The outcome of the person's own action stays readable during the AI's turn. */
function FilmPanel({ isPhone }: { readonly isPhone: boolean }) {
  return (
    <div className="film-panel" data-scrolls>
      {later(<FilmStrip />)}
      {isPhone ? null : (
        <div className="context">
          <OutcomeCard />
        </div>
      )}
    </div>
  );
}

function Panels({ isPhone, seq }: { readonly isPhone: boolean; readonly seq: number }) {
  const store = usePlayStore();
  const tab = usePlay((state) => state.tab);
  const { panels, position } = usePlay(momentIn);
  const me = usePlay((state) => state.moment.seat);
  const draft = usePlay(draftIn);
  const isBlind = useBlind();
  const { reference, cards } = panels;
  const all = isPhone ? (draft === null ? ON_PHONE : ON_PHONE_IN_DRAFT) : BESIDE_MAP;
  // No tab for what the game does not have.
  const missing = new Set<Tab>([
    ...(reference === null || draft !== null ? (['reference'] as const) : []),
    ...(cards === null && draft === null ? (['cards'] as const) : []),
    ...(position.hasMap ? [] : (['units'] as const)),
  ]);
  const shown = all.filter((each) => !missing.has(each));
  const ofMatch = reference === null ? LABELS : { ...LABELS, reference: reference.label };
  const labels = draft === null ? ofMatch : isPhone ? DRAFT_LABELS : WIDE_DRAFT_LABELS;
  const content: Readonly<Record<Tab, React.ReactNode>> = {
    inspect: <OrderPanel />,
    units: draft === null ? <UnitList /> : later(<Scoreboard draft={draft} />),
    cards: draft === null ? <Shown show={() => cards?.(me, isBlind)} /> : later(<DraftHand draft={draft} />),
    reference: <Shown show={() => reference?.show(me)} />,
    log: <LogPanel />,
    mission: draft === null || !isPhone ? <MissionPanel /> : later(<RecordBoards draft={draft} />),
  };
  return (
    <Tabs
      label="Panels"
      tabs={shown.map((id) => ({
        id,
        label: labels[id],
        content: (
          <Part name={`The ${labels[id]} panel`} about={seq}>
            {content[id]}
          </Part>
        ),
      }))}
      value={shown.includes(tab) ? tab : 'inspect'}
      onChange={(chosen) => {
        const known = shown.find((each) => each === chosen);
        if (known !== undefined) store.setState({ tab: known });
      }}
    />
  );
}

function MissionPanel() {
  const store = usePlayStore();
  const isBlind = useBlind();
  const { position, panels, seat } = usePlay(momentIn);
  const sitting = usePlay((state) => state.sitting);
  const isLesson = useContext(LessonRoom) !== null;
  return (
    <section className="mission-panel">
      <h3>{titleOf(position)}</h3>
      {panels.mission(isBlind)}
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
        {isLesson ? null : later(<EndMatch />)}
        <LinkButton href="/settings">Settings</LinkButton>
      </div>
    </section>
  );
}

export interface ShownProps {
  readonly show: () => ReactNode;
}

/** Renders a game's panel inside its place, so that a fault stays there. */
export function Shown({ show }: ShownProps) {
  return show();
}
