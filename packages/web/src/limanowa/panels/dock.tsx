import type { Seen } from '@sandtable/limanowa';
import type { Seat } from '@sandtable/kernel';
import { Hand } from './hand.tsx';
import { Objectives } from './objectives.tsx';
import { Tokens } from './tokens.tsx';
import './dock.css';

interface DockProps {
  readonly seen: Seen;
  readonly seat: Seat;
}

/** What lies in front of the player: his cards, and what is to be taken. */
export function Dock({ seen, seat }: DockProps) {
  return (
    <footer className="lim-dock">
      <Hand seen={seen} seat={seat} />
      <Objectives seen={seen} />
    </footer>
  );
}

/** The same one below the other, on the sheet of a phone. */
export function Cards({ seen, seat }: DockProps) {
  return (
    <div className="lim-cards">
      <Hand seen={seen} seat={seat} />
      <Tokens seen={seen} seat={seat} />
      <Objectives seen={seen} />
    </div>
  );
}
