import { AI_SEAT, type BearEvent, eventNames, explainHitMarker, type Seen } from '@sandtable/bear';
import { useState } from 'react';
import { RuleLink } from '../rules/rule-link.tsx';
import { Button } from '../ui/button.tsx';
import { Dice } from './dice.tsx';
import { lineOf } from './log-model.ts';
import { askWhy } from '../match/look-actions.ts';
import { usePlay, usePlayStore, useSeen } from '../match/play-context.tsx';
import type { PlayState } from '../match/play-state.ts';
import { headlineOf, type Told } from '../match/told.ts';
import { usePhone } from '../ui/use-phone.ts';

/** It makes way for whatever else is looked at, and for the next order. */
function isShown({ past, words, sighting, moment }: PlayState): boolean {
  const isOrder = words.length > 0 && moment.pending?.key === 'turn';
  return past === null && sighting === null && !isOrder;
}

/** What the last action brought and what others did after it: dice, what they needed, the marker that was drawn, the check. */
export function OutcomeCard() {
  const told = usePlay((state) => state.told);
  const isPhone = usePhone();
  if (!usePlay(isShown)) return null;
  return told.map((each) =>
    isPhone ? <FoldedCard key={each.seq} told={each} /> : <ToldCard key={each.seq} told={each} />,
  );
}

/** On a small screen the map is wanted: one line, which opens. */
function FoldedCard({ told }: { readonly told: Told }) {
  const seen = useSeen();
  const [isOpen, setOpen] = useState(false);
  const headline = headlineOf(told.events);
  if (isOpen || headline === undefined) return <ToldCard told={told} />;
  return (
    <button type="button" className="outcome outcome-fold" aria-expanded={false} onClick={() => setOpen(true)}>
      <b>{speakerName(seen, told)}:</b> {lineOf(seen, told.seq, headline).text} <span aria-hidden="true">▾</span>
    </button>
  );
}

function speakerName(seen: Seen, { speaker }: Told): string {
  const player = seen.view.players.findIndex(({ seat }) => seat === speaker);
  return player === -1 ? 'What came of it' : capital(eventNames(seen).player(player));
}

function ToldCard({ told }: { readonly told: Told }) {
  const store = usePlayStore();
  const seen = useSeen();
  const { seq, speaker, events } = told;
  const close = (): void => store.setState((state) => ({ told: state.told.filter((each) => each !== told) }));
  return (
    <section className="outcome" aria-label="What came of it" data-testid="outcome">
      <div className="outcome-head">
        <h2>{speakerName(seen, told)}</h2>
        {speaker === AI_SEAT ? <Button onClick={() => void askWhy(store, seq)}>Why?</Button> : null}
        <Button tone="plain" aria-label="Close" onClick={close}>
          ✕
        </Button>
      </div>
      <ul>
        {events.map((event, place) => (
          <OutcomeLine key={place} seen={seen} seq={seq} event={event} />
        ))}
      </ul>
    </section>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function OutcomeLine({
  seen,
  seq,
  event,
}: {
  readonly seen: Seen;
  readonly seq: number;
  readonly event: BearEvent;
}) {
  const { text, rule } = lineOf(seen, seq, event);
  const marker =
    event.key === 'marked' || event.key === 'markerShown' ? seen.pack.hitMarkers[event.marker ?? -1] : undefined;
  return (
    <li className="outcome-line" data-key={event.key}>
      {event.key === 'rolled' || event.key === 'initiativeRolled' ? <Dice dice={event.dice} caps={event.caps} /> : null}
      {event.key === 'checked' ? <CheckCard {...event} /> : null}
      <span>
        {text}
        {marker === undefined ? null : <span className="soft"> ({explainHitMarker(marker).join(', ')})</span>}{' '}
        <RuleLink rule={rule} />
      </span>
    </li>
  );
}

/** The card or die of the check: its number against what was paid. */
function CheckCard({ number, cost, spent }: Extract<BearEvent, { key: 'checked' }>) {
  return (
    <span className="check-card" data-spent={spent} aria-hidden="true">
      <b>{number}</b>
      <small>
        {cost} AP {spent ? '✕' : '✓'}
      </small>
    </span>
  );
}
