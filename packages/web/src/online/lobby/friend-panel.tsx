import { listed } from '@sandtable/kernel';
import { helpWords, paceWords } from '@sandtable/protocol';
import type { MatchInfo } from '@sandtable/protocol';
import { newMatchAddress } from '../../games/addresses.ts';
import { LinkButton } from '../../ui/buttons.tsx';
import { Panel } from '../../ui/panel.tsx';
import { capital } from '../../ui/words.ts';
import { Invitation } from './invitation.tsx';
import { freeSeats } from './match-order.ts';
import { useMission } from './mission-of.tsx';

/** The link to the person's own table that waits for a friend; without a table, the way to make one. */
export function FriendPanel({ match }: { readonly match: MatchInfo | undefined }) {
  return (
    <section className="lobby-section" aria-labelledby="play-a-friend">
      <h2 id="play-a-friend">Play a friend</h2>
      {match === undefined ? (
        <div className="panel friend">
          <p>Choose a mission and send a link. Your friend needs no account, only a browser.</p>
          <LinkButton href={newMatchAddress()}>Choose a mission</LinkButton>
        </div>
      ) : (
        <FriendLink match={match} />
      )}
    </section>
  );
}

function FriendLink({ match }: { readonly match: MatchInfo }) {
  const { name, seatOf } = useMission(match);
  const free = listed(freeSeats(match).map((seat) => seatOf(seat).name));
  const { expiresAt } = match;
  return (
    <Panel title={name} level={3} className="friend">
      <p className="soft">
        {`Free: ${free}. ${paceWords(match.pace)} ${match.observers ? 'Observers may look on.' : 'No observers.'} ${capital(helpWords(match))}.`}
      </p>
      <p>
        Waits for the first to open it.
        {expiresAt === null
          ? ''
          : ` Closes on ${new Date(expiresAt).toLocaleDateString(undefined, { day: 'numeric', month: 'long' })}.`}
      </p>
      <Invitation match={match} />
      <LinkButton href={newMatchAddress()}>Another mission, side or pace</LinkButton>
    </Panel>
  );
}
