import { type Asked, judgedSlot, verb } from '@sandtable/kernel';
import { makeControl } from '../../model/battle/marker.ts';
import type { EffectFrame } from '../../model/draft/draft.ts';
import type { StepOf } from '../../model/pack/effect-step.ts';
import { type HexId, NONE } from '../../model/ids.ts';
import { question } from '../../model/battle/question.ts';
import type { Bear, Seen } from '../../model/battle/state.ts';
import { hexKind } from '../../rules/order/word-kinds.ts';
import { notePlay, partyFor, playOf, seatFor, sideFor } from '../draft-state.ts';
import { hasHexToPlace, hexesToPlace, inTheOpen, judgePlacing } from '../placing.ts';
import { type Wish } from '../placing-tests.ts';
import { controlMarkers, inZone } from '../phrases.ts';
import { endStep, type StepModule, stepUnderWay } from './step-module.ts';

// G3.7.2: `marker E09` places a Control Marker.

type ControlMarkerStep = StepOf<'controlMarker'>;

interface PlaceMarker extends Asked<EffectFrame> {
  readonly at: HexId;
}

function wishOf(seen: Seen, frame: Readonly<EffectFrame>): Wish {
  const { whose, where } = stepUnderWay(frame, 'controlMarker');
  return { what: 'marker', unit: NONE, side: sideFor(seen, frame, whose), zone: where };
}

const placeMarker = verb<Bear, EffectFrame, PlaceMarker>('placeMarker', {
  traits: { by: 'player' },
  says: (phrase) =>
    phrase.word('marker').slot(
      'at',
      judgedSlot(
        hexKind,
        (seen: Seen, { frame }: Asked<EffectFrame>) => hexesToPlace(seen, frame, wishOf(seen, frame)),
        (seen, { frame }, at) => judgePlacing(seen, frame, wishOf(seen, frame), at),
      ),
    ),
  resolve(held, { frame, at }, io) {
    const { whose } = stepUnderWay(frame, 'controlMarker');
    const side = sideFor(held, frame, whose);
    const player = partyFor(held, frame, whose);
    held.view.controls = [...held.view.controls, makeControl({ at, side, player })];
    notePlay(held, frame, { markers: [...playOf(held, frame).markers, at] });
    frame.step += 1;
    io.emit({ rule: 'G3.7.2', key: 'markerPlaced', side, at });
  },
});

const VERBS = [placeMarker];

export const controlMarker: StepModule<ControlMarkerStep> = {
  ask(seen, frame, { by, count }) {
    if (frame.step >= count || !hasHexToPlace(inTheOpen(seen), frame, wishOf(seen, frame))) return null;
    return question(seatFor(seen, partyFor(seen, frame, by)), 'placeMarker', VERBS);
  },
  go(_held, frame, { count }, io) {
    if (frame.step < count) io.emit({ rule: 'G3.7c', key: 'partIgnored', why: 'noHex' });
    endStep(frame);
  },
  words: ({ whose, by, count, where }, names) =>
    `${names.does(by, 'place', 'places')} ${controlMarkers(count, whose, names)}${inZone(where, names)}.`,
  // Counted with the VP it comes with.
  worth: () => 0,
};
