import type { Imagining } from '@sandtable/kernel';
import { fieldsOf } from '../model/battle/field.ts';
import { makeControl } from '../model/battle/marker.ts';
import { makePlayer } from '../model/battle/player.ts';
import type { Seen, State } from '../model/battle/state.ts';
import { copyUnit } from '../model/battle/unit.ts';
import { NONE } from '../model/ids.ts';
import { imagineCards, imagineCup, imagineDraft, imagineHits, imagineOrders } from './imagine-cards.ts';
import { buryMines, hideUnits, plotFire } from './imagine-places.ts';

/**
 * A possible match behind a view. Open information is kept; unseen cards, markers and counters are drawn from those
 * left; hidden units, mines and plots are put where the rules allow.
 */
export function imagine(seen: Seen, { random, streams }: Imagining): State {
  const { view, pack } = seen;
  const { frames, options, terms, round, vp, roster, markers, entrances, leavers, ended } = view;
  const { hands, actionDeck } = imagineCards(seen, random);
  const infantry = imagineHits(seen, 'infantry', random);
  const vehicles = imagineHits(seen, 'vehicle', random);
  const state: State = {
    frames: [...frames],
    random: streams,
    options,
    terms,
    round,
    players: view.players.map((player, place) => makePlayer({ ...player, hand: hands[place] ?? [], plots: [] })),
    vp: { german: vp.german, soviet: vp.soviet },
    units: view.units.map((unit, place) => {
      const hit = unit.hit ?? infantry.hits.get(place) ?? vehicles.hits.get(place) ?? NONE;
      return copyUnit(unit, hit);
    }),
    roster,
    markers,
    controls: view.controls.map(makeControl),
    entrances,
    leavers,
    actionDeck,
    orderDeck: imagineOrders(seen, random),
    infantryHits: infantry.pile,
    vehicleHits: vehicles.pile,
    solo: view.solo === null ? null : { ...view.solo, cup: imagineCup(seen, view.solo.cup, random) },
    draft: view.draft === null ? null : imagineDraft(seen, view.draft, random),
    ended,
  };
  const held = fieldsOf(pack)(state);
  hideUnits(held, random);
  buryMines(held, view.buried ?? [], random);
  plotFire(held, view.players, random);
  return state;
}
