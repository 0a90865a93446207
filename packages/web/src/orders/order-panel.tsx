import { counted } from '@sandtable/kernel';
import { HalfPreview } from '../draft/lazy-parts.tsx';
import type { GivenUp, GivenUpUnit, PlanSpeech } from '../face/speech.ts';
import { Missed, OutcomeCard } from '../log/outcome-card.tsx';
import { breathIn } from '../match/breath.ts';
import type { OpenSentence } from '../match/open-sentence.ts';
import { draftIn, momentIn } from '../match/modes.ts';
import { useOpenSentence, usePlay, usePlayStore, usePosition } from '../match/play-context.tsx';
import { useQuiet } from '../match/use-quiet.ts';
import { dropOrder, sayNothing, stepBack } from '../match/saying-actions.ts';
import { ReasonLines } from '../rules/ledger.tsx';
import { isBetweenOrders, ordersIn } from '../saying/plan.ts';
import type { Saying } from '../saying/saying.ts';
import { CounterView } from '../scene/counter-view.tsx';
import { Button } from '../ui/buttons.tsx';
import { later, lazyPart } from '../ui/loading.tsx';
import { Sign } from '../ui/text.tsx';
import { inHand } from '../ui/words.ts';
import { OffersList } from './offers-list.tsx';
import { Outlook, SentencePanel } from './sentence-panel.tsx';

const QuietOrder = lazyPart(async () => (await import('./quiet-order.tsx')).QuietOrder);
const WhyFold = lazyPart(async () => (await import('./quiet-order.tsx')).WhyFold);

export function OrderPanel() {
  const asked = useOpenSentence();
  const { panels, position } = usePlay(momentIn);
  const { hasMap } = position;
  const unit = usePlay((state) => state.unit);
  const draft = usePlay(draftIn);
  const isBreath = usePlay((state) => breathIn(state) !== null);
  const isQuiet = useQuiet();
  const given = asked?.saying.position.givesUp(asked.saying.words) ?? null;
  if (given !== null)
    return (
      <div className="context">
        <GivenUpList given={given} />
      </div>
    );
  return (
    <div className="context">
      <Stopped asked={asked} />
      {asked === null || asked.saying.position.plan === null ? null : (
        <PlanList saying={asked.saying} plan={asked.saying.position.plan} />
      )}
      {draft === null ? null : later(<HalfPreview draft={draft} />)}
      {asked === null ? null : isQuiet && asked.saying.position.isTurn && asked.saying.position.plan === null ? (
        later(<QuietOrder asked={asked} panels={panels} />)
      ) : (
        <>
          <SentencePanel asked={asked} panels={panels} />
          <Outlook saying={asked.saying} panels={panels} />
        </>
      )}
      <OutcomeCard />
      {isBreath ? <p className="soft">Nothing was rolled, drawn or revealed: all of it can be taken back.</p> : null}
      <Missed />
      {isQuiet ? null : unit !== -1 ? (
        panels.inspector(unit)
      ) : hasMap && draft === null && !isBreath && asked?.saying.position.isTurn !== false ? (
        <p className="soft">Select a unit to see it here.</p>
      ) : null}
      {isQuiet && hasMap ? later(<WhyFold asked={asked} panels={panels} unit={unit} />) : null}
      {isQuiet || asked === null || !hasMap ? null : <OffersList asked={asked} />}
    </div>
  );
}

/** What a pass or an empty plan gives up, unit by unit with the best it could do. */
function GivenUpList({ given: { text, parts } }: { readonly given: GivenUp }) {
  return (
    <div className="given-up">
      <p className="given-text">{text}</p>
      {parts.map(({ title, units, lines }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          {units.length === 0 ? null : (
            <ul>
              {units.map((row) => (
                <UnitLine key={row.unit} row={row} />
              ))}
            </ul>
          )}
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
    </div>
  );
}

function UnitLine({ row: { unit, name, note, best } }: { readonly row: GivenUpUnit }) {
  const position = usePosition();
  return (
    <li>
      <CounterView piece={position.piece(unit)} size={40} detail="short" />
      <span className="given-name">
        <b>{name}</b>
        <span className="soft">{note}</span>
      </span>
      <span className="given-best">{best}</span>
    </li>
  );
}

/** In full: why an order is not allowed or was refused, and what it would lose. */
function Stopped({ asked }: { readonly asked: OpenSentence | null }) {
  const refusal = usePlay((state) => state.refusal);
  const warning = asked?.saying.position.warning(asked.saying.words) ?? null;
  const denied = asked === null || asked.preview.granted ? [] : asked.preview.lines;
  if (refusal.length === 0 && denied.length === 0 && warning === null) return null;
  return (
    <div className="prompt-warning">
      <ReasonLines lines={[...refusal, ...denied]} />
      {warning === null ? null : <p>{warning}</p>}
    </div>
  );
}

interface PlanListProps {
  readonly saying: Saying;
  readonly plan: PlanSpeech;
}

/** Removing an order also removes those that depend on it. */
function PlanList({ saying, plan }: PlanListProps) {
  const store = usePlayStore();
  const { words, later: waiting = [] } = saying;
  const orders = ordersIn(saying);
  const isHalfSaid = words.length > 0 && words.at(-1) !== plan.end && !isBetweenOrders(saying);
  if (orders.length === 0 && waiting.length === 0) return <p className="plan-empty soft">{inHand(plan.empty)}</p>;
  const count = orders.length + waiting.length;
  return (
    <div className="plan">
      <ol aria-label="Plan" tabIndex={0}>
        {orders.map(({ from, to }, place) => {
          const { text, aside } = plan.tell(words, from, to);
          const isHalf = isHalfSaid && place === orders.length - 1;
          return (
            <li key={place} data-half={isHalf || undefined}>
              <span>{text}</span>
              {aside === '' ? null : <span className="soft">{aside}</span>}
              <Button
                tone="plain"
                className="plan-drop"
                aria-label={`Remove: ${text}`}
                onClick={() => void (isHalf ? stepBack(store) : dropOrder(store, place))}
              >
                <Sign of="close" />
              </Button>
            </li>
          );
        })}
        {waiting.map((order, place) => (
          <li key={`later ${place}`} data-later>
            <span>{plan.tell(order, 0, order.length).text}</span>
          </li>
        ))}
      </ol>
      <Button tone="plain" className="plan-count" onClick={() => store.setState({ stop: 'half', tab: 'inspect' })}>
        {counted(count, 'order')} <Sign of="up" />
      </Button>
      {count < 2 ? null : (
        <Button tone="plain" className="plan-clear" onClick={() => sayNothing(store)}>
          Clear the plan
        </Button>
      )}
    </div>
  );
}
