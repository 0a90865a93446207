import { useEffect } from 'react';
import type { Overlays } from '../face/field.ts';
import { whyIn } from '../match/modes.ts';
import { usePlay } from '../match/play-context.tsx';
import type { Why } from '../match/screen-moment.ts';
import { hasMotion } from '../motion/pace.ts';
import { RuledText } from '../rules/terms.tsx';
import { usePhone } from '../ui/page.ts';
import { WhyButtons } from './why-buttons.tsx';
import './why.css';

/** An AI turn as a proof: what it did, who could have acted, why the others could not, and every step in full. */
export function WhyPanel() {
  const why = usePlay(whyIn);
  const isPhone = usePhone();
  useCamera(why, isPhone);
  if (why === null) return null;
  return (
    <section className="why" aria-label="Why?" data-testid="why">
      <h2>Why? Move {why.seq}</h2>
      {isPhone ? null : <WhyButtons className="why-buttons" />}
      <ul className="why-lines">
        {why.lines().map((line, place) => (
          <li key={place}>
            <RuledText text={line} />
          </li>
        ))}
      </ul>
      {why.proof()}
    </section>
  );
}

/** Milliseconds the map takes to move. */
const GLIDE = 260;

/** On a phone, moves the map so that all candidates and the target are visible above the sheet; on closing it moves back. */
function useCamera(why: Why | null, isPhone: boolean): void {
  const map = usePlay((state) => state.map);
  useEffect(() => {
    if (why === null || map === null || !isPhone) return undefined;
    const time = hasMotion() ? GLIDE : 0;
    map.glide(hexesIn(why.overlays()), TAGS, time);
    return () => map.glideBack(time);
  }, [why, map, isPhone]);
}

/** Height of the tags above their counters, in pixels. */
const TAGS = 24;

function hexesIn(overlays: Overlays): string[] {
  return overlays.flatMap((overlay) =>
    'at' in overlay
      ? [overlay.at]
      : 'through' in overlay
        ? [...overlay.through.slice(0, 1), ...overlay.through.slice(-1)]
        : [],
  );
}
