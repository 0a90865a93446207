import type { Seen } from '@sandtable/bear';
import type { Seat } from '@sandtable/kernel';
import { CapTrack } from './cap-track.tsx';
import { Hand } from './hand.tsx';
import { MissionTrack } from './mission-track.tsx';
import './dock.css';
import './hand.css';

interface DockProps {
  readonly seen: Seen;
  readonly seat: Seat;
}

/** What lies in front of the player: cards, CAPs, the Mission Track. */
export function Dock({ seen, seat }: DockProps) {
  return (
    <footer className="dock">
      <Hand seen={seen} seat={seat} />
      <CapTrack seen={seen} seat={seat} />
      <MissionTrack seen={seen} />
    </footer>
  );
}

/** The same one below the other, on the sheet of a phone. */
export function Cards({ seen, seat }: DockProps) {
  return (
    <>
      <Hand seen={seen} seat={seat} />
      <CapTrack seen={seen} seat={seat} />
      <MissionTrack seen={seen} />
    </>
  );
}
