import { useContext, useEffect, useState } from 'react';
import type { Happening } from '../face/happening.ts';
import type { Position } from '../face/position.ts';
import { LessonRoom } from '../match/app-context.ts';
import { filmIn, wordsIn } from '../match/modes.ts';
import { usePlay, usePosition } from '../match/play-context.tsx';
import type { PlayState } from '../match/play-state.ts';
import { useSetting, useSettingsStore } from '../settings/settings.ts';
import { hear, isOffered, noteOffered, shotIn } from '../sound/hearing.ts';
import { Speaker } from '../sound/sounds.tsx';
import { Button } from '../ui/buttons.tsx';
import { Anchored } from './anchored.tsx';

/** Milliseconds until the offer disappears for good. */
const OFFER = 6000;

/** Offers sound at the very first shot, once per browser. Not in a lesson, where it would cover what the lesson points at. */
export function SoundOffer() {
  const events = usePlay((state) => state.moment.events);
  const position = usePosition();
  const isBusy = usePlay(isShotSeen);
  const isOff = useSetting('sound') === 'off';
  const isLesson = useContext(LessonRoom) !== null;
  const set = useSettingsStore((store) => store.set);
  const [hex, setHex] = useState<string | null>(null);
  useEffect(() => {
    const shot = shotIn(events);
    if (!isOff || isLesson || shot === undefined || isOffered()) return;
    noteOffered();
    setHex(targetOf(position, shot));
  }, [events, isOff, isLesson, position]);
  useEffect(() => {
    // Nothing may cover the shot itself.
    if (hex === null || isBusy) return undefined;
    const timer = setTimeout(() => setHex(null), OFFER);
    return () => clearTimeout(timer);
  }, [hex, isBusy]);
  if (hex === null || !isOff || isBusy) return null;
  return (
    <Anchored hex={hex} className="sound-offer">
      <Speaker isOn />
      <span>Play with sound?</span>
      <Button
        data-testid="sound-offer"
        onClick={() => {
          set('sound', 'on');
          hear(['rifle']);
        }}
      >
        Yes
      </Button>
      <Button tone="plain" onClick={() => setHex(null)}>
        Not now
      </Button>
    </Anchored>
  );
}

/** The shot is still shown, a question is open, or the next order is being built. */
function isShotSeen(state: PlayState): boolean {
  const { moment } = state;
  const isBusy = filmIn(state) !== null || wordsIn(state).length > 0;
  return isBusy || (moment.asks === moment.seat && !moment.isTurn);
}

/** The last hex or unit that the event names: the target. */
function targetOf(position: Position, { hexes, units }: Happening): string | null {
  const at = hexes.at(-1) ?? position.hexOfUnit(units.at(-1) ?? -1);
  return position.hexName(at) ?? null;
}
