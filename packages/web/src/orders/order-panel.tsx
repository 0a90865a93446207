import type { Facing } from '@sandtable/hex';
import type { Asked } from '../match/asked.ts';
import { DeedList } from './deed-list.tsx';
import { FromTherePanel } from '../bear/panels/from-there-panel.tsx';
import { Inspector } from '../bear/panels/inspector.tsx';
import { OffersList } from './offers-list.tsx';
import { Missed } from '../log/missed.tsx';
import { OutcomeCard } from '../log/outcome-card.tsx';
import { useAsked, usePlay, useSeen } from '../match/play-context.tsx';
import { whoTurns } from '../saying/proposal.ts';
import { goalOf } from '../saying/press.ts';
import { leaderOf } from '../saying/who.ts';
import { SentencePanel } from './sentence-panel.tsx';
import { facingPart } from './sentence-parts.ts';

/** What is being said, the unit it is about, and what that could do. */
export function OrderPanel({ isPhone }: { readonly isPhone: boolean }) {
  const asked = useAsked();
  const seen = useSeen();
  const unit = usePlay((state) => state.unit);
  return (
    <div className="context">
      {isPhone ? null : (
        <>
          <OutcomeCard />
          <Missed />
        </>
      )}
      {asked === null ? null : <SentencePanel asked={asked} />}
      {asked === null ? null : <FromGoal asked={asked} />}
      {asked === null || unit === -1 || !isAsked(asked, unit) ? null : <DeedList saying={asked.saying} unit={unit} />}
      {unit === -1 ? <p className="soft">Choose a unit to see it here.</p> : <Inspector seen={seen} unit={unit} />}
      {asked === null ? null : <OffersList asked={asked} />}
    </div>
  );
}

/** Whether it is one of those who could be given an order. */
function isAsked({ saying }: Asked, unit: number): boolean {
  const { view } = saying.seen;
  const pending = saying.game.pending(view);
  const [first] = saying.words;
  // After a card in front of it, only what the card allows can be said.
  if (first !== undefined && first !== saying.seen.pack.counters[unit]?.word) return false;
  return pending?.key === 'turn' && view.players[view.units[unit]?.owner ?? -1]?.seat === pending.seat;
}

const GOING: ReadonlySet<string> = new Set(['move', 'enter', 'drive', 'sneak', 'c05']);

/** With a destination said, or under the pointer where one could go: threats there, and shots from there. */
function FromGoal({ asked }: { readonly asked: Asked }) {
  const { saying } = asked;
  const hover = usePlay((state) => state.hover);
  const leader = leaderOf(saying);
  const isGoing = saying.words.some((word) => GOING.has(word));
  const canGo = (asked.clickables.hexes.get(hover) ?? []).some(({ words }) => words.some((word) => GOING.has(word)));
  const hex = canGo ? hover : isGoing ? goalOf(saying) : -1;
  if (leader === -1 || hex === -1) return null;
  return <FromTherePanel seen={saying.seen} unit={leader} hex={hex} facing={facingThere(asked, leader)} />;
}

function facingThere(asked: Asked, leader: number): Facing {
  const { seen, words } = asked.saying;
  const isOne = whoTurns(seen, words).unit === leader;
  return (isOne ? facingPart(asked)?.chosen : null) ?? seen.view.units[leader]?.facing ?? 0;
}
