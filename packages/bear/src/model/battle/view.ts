import { type Audience, viewPile } from '@sandtable/kernel';
import type { MarkerView } from './marker.ts';
import type { MatchOptions, State, View } from './state.ts';
import { type Player, playersOf, type PlayerView } from './player.ts';
import { viewDraft } from '../draft/draft.ts';
import { viewSolo } from '../solo/solo.ts';
import { NOWHERE, type Unit, type UnitView, viewUnit } from './unit.ts';
import { NONE, type PlayerId, playerId } from '../ids.ts';

/**
 * Built by inclusion, so a new field stays secret by default. Hands, decks, hidden hexes, plots and face-down hit
 * markers go to their owners only.
 */
export function viewFor(state: State, audience: Audience): View {
  if (audience === 'referee') return state;
  const { frames, options, terms, round, vp, roster, controls, entrances, leavers, ended } = state;
  const own = playersOf(state.players, audience);
  const secret = minesHiddenFrom(state, own);
  return {
    frames,
    random: null,
    options: optionsFor(options),
    terms,
    round,
    players: state.players.map((each, place) => (own.includes(playerId(place)) ? each : othersPlayer(each))),
    vp,
    units: unitsFor(state, own),
    roster,
    markers: secret.length === 0 ? state.markers : state.markers.filter((marker) => !secret.includes(marker)),
    buried: secret.map(({ side, laidBy }) => ({ side, laidBy })),
    controls,
    entrances,
    leavers,
    actionDeck: viewPile(state.actionDeck),
    orderDeck: viewPile(state.orderDeck),
    infantryHits: viewPile(state.infantryHits),
    vehicleHits: viewPile(state.vehicleHits),
    solo: state.solo === null ? null : viewSolo(state.solo),
    draft: state.draft === null ? null : viewDraft(state.draft, own),
    ended,
  };
}

/** A position file contains the hexes of hidden units, so views leave it out. */
function optionsFor(options: MatchOptions): MatchOptions {
  return options.position === null ? options : { ...options, position: null };
}

function othersPlayer(player: Player): PlayerView {
  const { seat, side, caps, start, losses, vp, hand, weapons, plots, activation } = player;
  return {
    seat,
    side,
    caps,
    start,
    losses,
    vp,
    hand: hand.map(() => null),
    weapons,
    plots: plots.map(({ card, round: falls }) => ({ at: NONE, shell: null, card, round: falls })),
    activation,
  };
}

/** Unused counters are one shared record in every view, so they are neither compared nor sent one by one. */
function unitsFor({ units, roster }: State, own: readonly PlayerId[]): readonly UnitView[] {
  const seen = units.map((unit): UnitView => (unit.fate === 'unused' ? NOWHERE : unit));
  for (const place of roster) {
    const unit = units[place];
    if (unit === undefined || !hasSecret(unit) || own.includes(unit.owner)) continue;
    seen[place] = viewUnit(unit, {
      placed: !unit.hidden,
      hit: unit.hit === NONE || unit.shown ? unit.hit : null,
    });
  }
  return seen;
}

function hasSecret({ hidden, hit, shown }: Unit): boolean {
  return hidden || (hit !== NONE && !shown);
}

/** B18.3.3: hidden mines are known to their own side. */
function minesHiddenFrom({ markers, players }: State, own: readonly PlayerId[]): readonly MarkerView[] {
  return markers.filter(({ hidden, side }) => hidden && !own.some((place) => players[place]?.side === side));
}
