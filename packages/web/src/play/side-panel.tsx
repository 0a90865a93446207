import { useContext, useEffect, useRef } from 'react';
import { Part, QuietPart } from '../faults/part.tsx';
import { OutcomeCard } from '../log/outcome-card.tsx';
import { Extras, LessonRoom } from '../match/app-context.ts';
import { lookNow } from '../match/look-actions.ts';
import { draftIn, filmIn, momentIn, positionIn, whyIn, wordsIn } from '../match/modes.ts';
import { InSheet, usePlay, usePlayStore } from '../match/play-context.tsx';
import { ActSlot } from '../orders/act-slot.tsx';
import { OrderSlot } from '../orders/order-slot.tsx';
import { PromptSlot } from '../orders/prompt-slot.tsx';
import { Button } from '../ui/buttons.tsx';
import { later, lazyPart } from '../ui/loading.tsx';
import { isSmall, type Layout } from '../ui/page.ts';
import { Tabs } from '../ui/tabs.tsx';
import { useSettle } from '../ui/use-settle.ts';
import { CoachLine } from './coach-line.tsx';
import { usePanelList } from './panel-list.tsx';
import { Grip, usePeek } from './sheet.tsx';

const FilmStrip = lazyPart(async () => (await import('../film/film-strip.tsx')).FilmStrip);
const PeekChoices = lazyPart(async () => (await import('./peek-choices.tsx')).PeekChoices);
const WhyPanel = lazyPart(async () => (await import('../why/why-panel.tsx')).WhyPanel);

interface SidePanelProps {
  readonly layout: Layout;
}

/** Beside the map or below it; on a phone held upright a sheet over it with three stops. */
export function SidePanel({ layout }: SidePanelProps) {
  const hasOrders = usePlay((state) => draftIn(state) === null && positionIn(state).hasMap);
  const seq = usePlay((state) => momentIn(state).seq);
  const sheet = usePeek(layout === 'narrow');
  const lesson = useContext(LessonRoom);
  const { looking, sheet: instead = null } = useContext(Extras);
  if (instead !== null)
    return (
      <aside className="play-right" aria-label="Your table" ref={sheet}>
        {instead}
      </aside>
    );
  return (
    <aside className="play-right" aria-label="Orders, log and mission" ref={sheet}>
      {layout === 'narrow' ? <Grip /> : null}
      <Part name="The prompt" about={seq}>
        {looking?.prompt ?? (lesson === null ? <PromptSlot /> : lesson.card)}
      </Part>
      <Part name="The list of orders" about={seq}>
        {looking?.orders ??
          (isSmall(layout) ? later(<PeekChoices />) : hasOrders && lesson === null ? <OrderSlot /> : null)}
      </Part>
      <BodySlot layout={layout} />
      <Part name="The main button" about={seq}>
        {looking?.act ?? <ActSlot />}
      </Part>
    </aside>
  );
}

function BodySlot({ layout }: SidePanelProps) {
  const place = useRef<HTMLDivElement>(null);
  useSettle(place);
  // A film without a headline, such as a bare pass, fits in the prompt.
  const isFilm = usePlay((state) => filmIn(state)?.model.frames.some(({ title }) => title !== null) === true);
  const isWhy = usePlay((state) => whyIn(state) !== null);
  const isLesson = useContext(LessonRoom) !== null;
  const said = usePlay((state) => wordsIn(state).length);
  // Where there is little room, the choices for the next word are at the top.
  useEffect(() => {
    if (layout === 'low') place.current?.querySelector('.tab-content')?.scrollTo(0, 0);
  }, [layout, said]);
  const seq = usePlay((state) => momentIn(state).seq);
  return (
    <div className="slot slot-body" ref={place}>
      {isFilm ? (
        <Part name="The film of the AI’s turn" about={seq}>
          <FilmPanel layout={layout} />
        </Part>
      ) : isWhy ? (
        <WhyPart />
      ) : (
        <InSheet value={layout === 'narrow'}>
          <Panels layout={layout} />
        </InSheet>
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

/** The outcome of the player's own action stays readable during the AI's turn. */
function FilmPanel({ layout }: SidePanelProps) {
  return (
    <div className="film-panel" data-scrolls>
      {later(<FilmStrip />)}
      {layout === 'narrow' ? null : (
        <div className="context">
          <OutcomeCard />
        </div>
      )}
    </div>
  );
}

function Panels({ layout }: SidePanelProps) {
  const store = usePlayStore();
  const tab = usePlay((state) => state.tab);
  const all = usePanelList(layout);
  // On a phone on its side the others are drawers of the rail.
  const tabs = layout === 'low' ? all.filter(({ id }) => id === 'inspect') : all;
  return (
    <Tabs
      label="Panels"
      tabs={tabs}
      value={tabs.some(({ id }) => id === tab) ? tab : 'inspect'}
      onChange={(chosen) => {
        const known = tabs.find(({ id }) => id === chosen);
        if (known !== undefined) store.setState({ tab: known.id });
      }}
    />
  );
}
