import { AI_SEAT, type CorpsView, type Seen } from '@sandtable/limanowa';
import type { Seat } from '@sandtable/kernel';

/** The artillery tokens of the person's corps, of team-mates, and of the AI. L5c */
export function Tokens({ seen, seat }: { readonly seen: Seen; readonly seat: Seat }) {
  const { corps } = seen.view;
  const inOrder = [...corps.filter((each) => each.seat === seat), ...corps.filter((each) => each.seat !== seat)];
  return (
    <section className="tokens" aria-label="Artillery tokens">
      <h2>Artillery tokens</h2>
      <dl>
        {inOrder.map((each) => (
          <div key={each.name} data-side={each.side}>
            <dt>{each.seat === AI_SEAT ? 'The AI' : each.name}</dt>
            <dd>
              <TokenRow corps={each} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function TokenRow({ corps: { tokens } }: { readonly corps: CorpsView }) {
  return (
    <>
      <span className="token-row" aria-hidden="true">
        {Array.from({ length: tokens }, (_, place) => (
          <i key={place} className="token" />
        ))}
      </span>
      {tokens}
    </>
  );
}
