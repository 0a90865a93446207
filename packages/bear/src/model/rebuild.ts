import { revivePile } from '@sandtable/kernel';
import { makeControl } from './control.ts';
import { reviveDraft } from './draft.ts';
import { makeMarker } from './marker.ts';
import { makePlayer } from './player.ts';
import { reviveSolo } from './solo.ts';
import type { State } from './state.ts';
import { makeUnit } from './unit.ts';

/** The same state, every record made anew by its factory. */
export function rebuild(plain: State): State {
  const { frames, random, options, terms, round, vp, roster, entrances, leavers, ended } = plain;
  return {
    frames,
    random,
    options,
    terms,
    round,
    players: plain.players.map(makePlayer),
    vp,
    units: plain.units.map(makeUnit),
    roster,
    markers: plain.markers.map(makeMarker),
    controls: plain.controls.map(makeControl),
    entrances,
    leavers,
    actionDeck: revivePile(plain.actionDeck),
    orderDeck: revivePile(plain.orderDeck),
    infantryHits: revivePile(plain.infantryHits),
    vehicleHits: revivePile(plain.vehicleHits),
    solo: plain.solo === null ? null : reviveSolo(plain.solo),
    draft: plain.draft === null ? null : reviveDraft(plain.draft),
    ended,
  };
}
