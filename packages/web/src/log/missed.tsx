import { Button } from '../ui/button.tsx';
import { lineOf } from './log-model.ts';
import { lookBack } from '../match/look-actions.ts';
import { usePlay, usePlayStore, useSeen } from '../match/play-context.tsx';

/** What has happened while another person had the screen. */
export function Missed() {
  const store = usePlayStore();
  const seen = useSeen();
  const missed = usePlay((state) => state.missed);
  if (missed.length === 0) return null;
  return (
    <section className="outcome" aria-label="Since you last looked" data-testid="missed">
      <div className="outcome-head">
        <h2>Since you last looked</h2>
        <Button tone="plain" aria-label="Close" onClick={() => store.setState({ missed: [] })}>
          ✕
        </Button>
      </div>
      <ul>
        {missed.map(({ seq, events }) => (
          <li key={seq} className="outcome-line">
            <button type="button" className="log-show" onClick={() => void lookBack(store, seq)}>
              {events.map((event) => lineOf(seen, seq, event).text).join('. ')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
