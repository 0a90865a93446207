import { lookBack } from '../match/look-actions.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { Button } from '../ui/buttons.tsx';
import { Sign } from '../ui/text.tsx';

/** What has happened while another person had the screen. */
export function Missed() {
  const store = usePlayStore();
  const missed = usePlay((state) => state.missed);
  if (missed.length === 0) return null;
  return (
    <section className="outcome" aria-label="Since you last looked" data-testid="missed">
      <div className="outcome-head">
        <h2>Since you last looked</h2>
        <Button tone="plain" aria-label="Close" onClick={() => store.setState({ missed: [] })}>
          <Sign of="close" />
        </Button>
      </div>
      <ul>
        {missed.map(({ seq, events }) => (
          <li key={seq} className="outcome-line">
            <button type="button" className="log-show" onClick={() => void lookBack(store, seq)}>
              {events.map(({ text }) => text).join('. ')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
