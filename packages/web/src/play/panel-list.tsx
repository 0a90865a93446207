import { type ReactNode, useContext } from 'react';
import { DraftHand, RecordBoards, Scoreboard } from '../draft/lazy-parts.tsx';
import { Part } from '../faults/part.tsx';
import { downloadMatch } from '../link/files.ts';
import { Extras, LessonRoom } from '../match/app-context.ts';
import { draftIn, momentIn, titleOf } from '../match/modes.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import type { Tab } from '../match/play-state.ts';
import { useBlind } from '../match/use-blind.ts';
import { OrderPanel } from '../orders/order-panel.tsx';
import { Button, LinkButton } from '../ui/buttons.tsx';
import { later, lazyPart } from '../ui/loading.tsx';
import { isSmall, type Layout } from '../ui/page.ts';
import { UnitList } from './unit-list.tsx';

const LogPanel = lazyPart(async () => (await import('../log/log-panel.tsx')).LogPanel);
const EndMatch = lazyPart(async () => (await import('./end-match.tsx')).EndMatch);

const LABELS: Readonly<Record<Tab, string>> = {
  since: 'Since',
  inspect: 'Orders',
  units: 'Units',
  cards: 'Cards',
  reference: 'Reference',
  log: 'Log',
  mission: 'Mission',
  talk: 'Chat',
};
const DRAFT_LABELS = { ...LABELS, inspect: 'Choice', units: 'Sides', cards: 'Hand' };
const SMALL_DRAFT_LABELS = { ...DRAFT_LABELS, mission: 'Boards' };
const ALL: readonly Tab[] = ['since', 'inspect', 'units', 'cards', 'reference', 'log', 'mission', 'talk'];
const IN_SMALL_DRAFT: readonly Tab[] = ['cards', 'inspect', 'units', 'mission', 'log', 'talk'];

export interface ListedPanel {
  readonly id: Tab;
  readonly label: string;
  /** A count for its tab; 0 for no count. */
  readonly count: number;
  readonly content: ReactNode;
}

/** The panels of a match or a draft that have no place of their own in this layout, without those that the game does not have. */
export function usePanelList(layout: Layout): ListedPanel[] {
  const { panels, position, seq } = usePlay(momentIn);
  const me = usePlay((state) => state.moment.seat);
  const draft = usePlay(draftIn);
  const isBlind = useBlind();
  const isPhone = isSmall(layout);
  const { reference, cards } = panels;
  const { since = null, talk = null } = useContext(Extras).tabs ?? {};
  const isThere: Readonly<Record<Tab, boolean>> = {
    since: since !== null && draft === null,
    inspect: true,
    units: layout !== 'wide' && position.hasMap,
    cards: isPhone && (cards !== null || draft !== null),
    reference: reference !== null && draft === null,
    log: true,
    mission: true,
    talk: talk !== null,
  };
  const ofMatch = reference === null ? LABELS : { ...LABELS, reference: reference.label };
  const labels = draft === null ? ofMatch : isPhone ? SMALL_DRAFT_LABELS : DRAFT_LABELS;
  const content: Readonly<Record<Tab, () => ReactNode>> = {
    since: () => since?.content,
    inspect: () => <OrderPanel />,
    units: () => (draft === null ? <UnitList /> : later(<Scoreboard draft={draft} />)),
    cards: () => (draft === null ? <Shown show={() => cards?.(me, isBlind)} /> : later(<DraftHand draft={draft} />)),
    reference: () => <Shown show={() => reference?.show(me)} />,
    log: () => later(<LogPanel />),
    mission: () => (draft === null || !isPhone ? <MissionPanel /> : later(<RecordBoards draft={draft} />)),
    talk: () => talk?.content,
  };
  const counts: Partial<Record<Tab, number>> = {
    cards: draft === null ? panels.held(me) : draft.hand.cards.length,
    talk: talk?.count ?? 0,
  };
  return (isPhone && draft !== null ? IN_SMALL_DRAFT : ALL).flatMap((id) =>
    isThere[id]
      ? {
          id,
          // The rail has room for a sign and a number.
          label: id === 'talk' && talk !== null && layout !== 'low' ? talk.label : labels[id],
          count: counts[id] ?? 0,
          content: (
            <Part name={`The ${labels[id]} panel`} about={seq}>
              {content[id]()}
            </Part>
          ),
        }
      : [],
  );
}

function MissionPanel() {
  const store = usePlayStore();
  const isBlind = useBlind();
  const { position, panels, seat } = usePlay(momentIn);
  const { local, name } = usePlay((state) => state.sitting);
  const isLesson = useContext(LessonRoom) !== null;
  const { deeds } = useContext(Extras);
  return (
    <section className="mission-panel">
      <h3>{titleOf(position)}</h3>
      {panels.mission(isBlind)}
      <div className="entries">
        {position.setUpOf(seat) === null ? null : (
          <Button onClick={() => store.setState({ isSetUpOpen: true })}>How it was set up</Button>
        )}
        {local === null ? null : (
          <Button onClick={() => void local.save().then((text) => downloadMatch(name, text))}>Export the match</Button>
        )}
        {deeds}
        {isLesson ? null : later(<EndMatch />)}
        <LinkButton href="/settings">Settings</LinkButton>
      </div>
    </section>
  );
}

export interface ShownProps {
  readonly show: () => ReactNode;
}

/** Calls the game's render function inside a component of its own, so that a fault stays there. */
export function Shown({ show }: ShownProps) {
  return show();
}
