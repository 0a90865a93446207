import { CapTrack } from './cap-track.tsx';
import { Hand } from './hand.tsx';
import { MissionTrack } from './mission-track.tsx';

/** What lies in front of the player: cards, CAPs, the Mission Track. */
export function Dock() {
  return (
    <footer className="dock">
      <Hand />
      <div className="dock-tracks">
        <CapTrack />
        <MissionTrack />
      </div>
    </footer>
  );
}
