import { blindSeen, printLength, type Seen, unitId, vpIfEndedNow } from '@sandtable/bear';
import type { Seat, Sentence } from '@sandtable/kernel';
import type { Panels, ToPlay } from '../../face/table.ts';
import { later, lazyPart } from '../../ui/loading.tsx';
import { RoundFact, Score, ShortWord } from '../../ui/text.tsx';
import type { BearSaying } from '../speech/saying.ts';
import { Cards, Dock } from './dock.tsx';
import { heldBy } from './hand.tsx';
import { Inspector } from './inspector.tsx';
import { isToldAtHex, Odds } from './odds.tsx';
import { Outlook } from './outlook.tsx';
import { Price } from './price.tsx';
import { scoresOf, standingOf } from './tracks.ts';
import './panels.css';

const Briefing = lazyPart(async () => (await import('./mission-tab.tsx')).Briefing);
const FirstBriefing = lazyPart(async () => (await import('./briefing.tsx')).FirstBriefing);

export function panelsOf(seen: Seen, sayingOf: (words: Sentence) => BearSaying): Panels {
  return {
    facts: (seat, toPlay) => <Facts seen={seen} seat={seat} toPlay={toPlay} />,
    phases: () => null,
    dock: (seat, isBlind) => <Dock seen={isBlind ? blindSeen(seen) : seen} seat={seat} />,
    cards: (seat, isBlind) => <Cards seen={isBlind ? blindSeen(seen) : seen} seat={seat} />,
    held: (seat) => heldBy(seen, seat).length,
    reference: null,
    mission: (isBlind) => later(<Briefing seen={isBlind ? blindSeen(seen) : seen} />),
    briefing: (seat, isBlind) => later(<FirstBriefing seen={isBlind ? blindSeen(seen) : seen} seat={seat} />),
    inspector: (unit) => <Inspector seen={seen} unit={unitId(unit)} />,
    odds: (words) => <Odds saying={sayingOf(words)} />,
    isToldAtHex: (words) => isToldAtHex(sayingOf(words)),
    price: (words) => <Price saying={sayingOf(words)} />,
    outlook: (words, hover) => <Outlook saying={sayingOf(words)} hover={hover} />,
  };
}

interface FactsProps {
  readonly seen: Seen;
  readonly seat: Seat;
  readonly toPlay: ToPlay | null;
}

function Facts({ seen, seat, toPlay }: FactsProps) {
  const { view } = seen;
  const { round, rounds } = standingOf(seen);
  const mine = view.players.find((player) => player.seat === seat);
  return (
    <>
      <RoundFact round={round} rounds={rounds} />
      <TrackFact seen={seen} />
      <Score parts={scoresOf(seen)} unit="VP" toPlay={toPlay} />
      {view.ended === null ? <IfEnded seen={seen} /> : null}
      {mine === undefined ? null : (
        <span className="top-fact" data-goes="own" data-testid="caps">
          <span className="caps-word">CAPs</span>
          <i className="coin" />
          <b>{mine.caps}</b>
          <span data-goes="forecast">of {mine.start}</span>
        </span>
      )}
    </>
  );
}

/** S2.7a: where the marker is and where the mission ends, for phones, where the track is out of sight. */
function TrackFact({ seen }: { readonly seen: Seen }) {
  const { terms, solo } = seen.view;
  if (terms.solo === null || solo === null) return null;
  return (
    <span
      className="top-fact top-short"
      data-goes="track"
      data-testid="track-fact"
      title={`The mission ${printLength(terms)}`}
    >
      <ShortWord long="Space" short="S" /> <b>{solo.marker}</b>
      <span>/{terms.solo.length}</span>
    </span>
  );
}

function IfEnded({ seen }: { readonly seen: Seen }) {
  const { german, soviet } = vpIfEndedNow(seen);
  return (
    <span
      className="top-fact"
      data-goes="forecast"
      data-testid="forecast"
      title="VP if the match ended now, as far as you know"
    >
      <span className="soft">if it ended now</span>{' '}
      <b>
        {german} : {soviet}
      </b>
    </span>
  );
}
