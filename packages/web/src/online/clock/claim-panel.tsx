import type { ClaimKind } from '@sandtable/protocol';
import { Button } from '../../ui/buttons.tsx';
import { CLAIM_LABELS, claimOptions } from './claim-words.ts';
import type { TableTime } from '../server/time.ts';
import { useServerTime } from './clock.tsx';
import './clock.css';

interface ClaimPanelProps {
  readonly time: TableTime;
  readonly name: string;
  readonly isPartner: boolean;
  /** A bot plays the viewer's own seat. */
  readonly isStoodIn: boolean;
  onClaim(how: ClaimKind): void;
}

/** What can be done about a player who stays away; empty while nothing can. No button is the main one, since each is a real choice. */
export function ClaimPanel({ time, name, isPartner, isStoodIn, onClaim }: ClaimPanelProps) {
  const mayClaimAt = time.away?.mayClaimAt ?? null;
  const now = useServerTime(time.serverOffset, mayClaimAt !== null, (at) => (mayClaimAt ?? 0) - at);
  const options = isStoodIn
    ? { text: 'A bot has been playing your seat.', ways: ['back' as const] }
    : claimOptions(time, { name, isPartner }, now);
  if (options === null) return null;
  return (
    <section className="claim-panel" aria-label="Someone is away">
      <p role="status">{options.text}</p>
      <div className="claim-ways">
        {options.ways.map((how) => (
          <Button key={how} onClick={() => onClaim(how)}>
            {CLAIM_LABELS[how]}
          </Button>
        ))}
      </div>
    </section>
  );
}
