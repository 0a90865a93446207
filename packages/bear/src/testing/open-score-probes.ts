import { heardBy, Recorder, streamsOf } from '@sandtable/kernel';
import type { BearEvent } from '../model/battle/event.ts';
import { fieldsOf } from '../model/battle/field.ts';
import { type Held, rebuild, type Seen, type State } from '../model/battle/state.ts';
import type { Control } from '../model/battle/marker.ts';
import { type HexId, NONE, type UnitId } from '../model/ids.ts';
import type { Side } from '../model/pack/unit-type.ts';
import { firstPlayer } from '../rules/victory/control.ts';
import type { OpenScore } from '../rules/victory/open-scores.ts';
import { scoreDestroyed, scoreLeaver, vpIfEndedNow } from '../rules/victory/victory.ts';

/** A match that can be played with: the same state, joined to its pack. */
function copied({ pack, view }: Held): Held {
  return fieldsOf(pack)(rebuild(view));
}

function scoredIn(held: Held, act: (held: Held, io: Recorder<BearEvent>) => void): number {
  const io = new Recorder<BearEvent>(streamsOf('sfc32:probe', ['order']));
  act(held, io);
  return heardBy<BearEvent>('referee', io.told).reduce(
    (sum, event) => sum + (event.key === 'scored' ? event.vp : 0),
    0,
  );
}

/** What a change is worth to a side if the match ended then. */
function difference(
  held: Held,
  side: Side,
  [less, more]: readonly [(state: State) => void, (state: State) => void],
): number {
  const [worse, better] = [less, more].map((change) => {
    const other = copied(held);
    change(other.view);
    return vpIfEndedNow(other)[side];
  });
  return (better ?? 0) - (worse ?? 0);
}

/** Lets the match score each of these and says what comes out otherwise than listed. */
export function probe(held: Held, open: readonly OpenScore[]): string[] {
  return open.flatMap((score) =>
    figuresOf(held, open, score).flatMap(([what, vp, due]) =>
      vp === due ? [] : [`${score.side} ${score.why} ${what}: listed ${due}, scored ${vp}`],
    ),
  );
}

type Figure = readonly [what: string, vp: number, due: number];

function figuresOf(held: Held, open: readonly OpenScore[], score: OpenScore): Figure[] {
  const { side, vp } = score;
  const { terms } = held.view;
  switch (score.why) {
    case 'destroyed':
      return score.units.map((unit) => [
        `unit ${unit}`,
        scoredIn(copied(held), (match, io) => scoreDestroyed(match, unit, side, io)),
        vp,
      ]);
    case 'left':
      return score.units.map((unit) => {
        const exit = terms.exits.findIndex(
          (each) => each.side === side && each.edge === score.edge && (each.units?.includes(unit) ?? true),
        );
        return [`unit ${unit}`, scoredIn(copied(held), (match, io) => scoreLeaver(match, unit, exit, io)), vp];
      });
    case 'alive':
      return score.units.map((unit) => [
        `unit ${unit}`,
        difference(held, side, [away(unit, 'lost'), away(unit, 'waiting')]),
        vp,
      ]);
    case 'control':
      return score.at.map((at) => [
        `hex ${at}`,
        // The end of the match is the end of a round too, and a sealed order may be for the same marker.
        difference(held, side, [flag(at, null), flag(at, side)]),
        open.reduce((sum, each) => sum + (countsAt(held, each, side, at) ? each.vp : 0), 0),
      ]);
    case 'reached':
      return score.hexes.map((hex) => [`hex ${hex}`, difference(held, side, visitor(held, side, hex)), vp]);
    case 'wipedOut':
      return [['enemy', difference(held, side, [() => {}, without(held, side)]), vp]];
    case 'secret':
      return [['card', difference(held, side, [flag(score.at, null), sealed(score, side)]) >= vp ? vp : 0, vp]];
    case 'eventCard': {
      const cards = terms.events.filter(({ effects }) =>
        effects.some((effect) => 'amount' in effect && effect.amount === vp),
      );
      const { inside, discards } = held.view.actionDeck;
      return [['cards', cards.some(({ card }) => inside.includes(card) || discards.includes(card)) ? vp : 0, vp]];
    }
    case 'trackEvent': {
      const ahead = terms.solo?.track.find(
        ({ space }) => space === score.space && space > (held.view.solo?.marker ?? 0),
      );
      const event = ahead?.events.find((each) => each.kind === 'vp' && each.side === side);
      return [['space', event?.kind === 'vp' ? event.amount : 0, vp]];
    }
  }
}

function countsAt({ view }: Seen, score: OpenScore, side: Side, at: HexId): boolean {
  if (score.side !== side) return false;
  if (score.why === 'control') return score.at.includes(at);
  return score.why === 'secret' && score.at === at && view.players.some(({ hand }) => hand.includes(score.card));
}

/** Off the map, where it scores for nothing else. */
function away(unit: UnitId, fate: 'lost' | 'waiting'): (state: State) => void {
  return (state) => Object.assign(state.units[unit] ?? {}, { fate, at: NONE });
}

function flag(at: HexId, side: Side | null): (state: State) => void {
  return (state) => {
    const control: Control | undefined = state.controls.find((each) => each.at === at);
    Object.assign(control ?? {}, { side, player: side === null ? NONE : firstPlayer(state, side) });
  };
}

/** One of the side's units away from the hex, and in it. */
function visitor(held: Held, side: Side, hex: HexId): [(state: State) => void, (state: State) => void] {
  const { roster, units, players } = held.view;
  const unit = roster.find(
    (each) => players[units[each]?.owner ?? NONE]?.side === side && held.pack.counters[each]?.type.kind !== 'rumor',
  );
  const put = (at: HexId) => (state: State) => Object.assign(state.units[unit ?? NONE] ?? {}, { at, fate: 'inPlay' });
  return [put(NONE), put(hex)];
}

function without({ pack }: Held, side: Side): (state: State) => void {
  return (state) => {
    state.roster = state.roster.filter((unit) => pack.counters[unit]?.side === side);
  };
}

function sealed(score: Extract<OpenScore, { why: 'secret' }>, side: Side): (state: State) => void {
  return (state) => {
    flag(score.at, side)(state);
    const isDrawn = state.players.some(({ hand }) => hand.includes(score.card));
    if (!isDrawn) state.players[state.players.findIndex((player) => player.side === side)]?.hand.push(score.card);
  };
}

/** The scores reported that were not listed before. */
export function unlisted(told: readonly BearEvent[], open: readonly OpenScore[]): string[] {
  let unit: UnitId = NONE;
  return told.flatMap((event) => {
    if (event.key === 'destroyed' || event.key === 'left') unit = event.unit;
    if (event.key !== 'scored') return [];
    const { side, why, vp } = event;
    const isListed = open.some((score) => {
      if (score.side !== side || score.why !== why) return false;
      if (score.why === 'destroyed' || score.why === 'left') return score.units.includes(unit) && score.vp === vp;
      if (score.why === 'secret' || score.why === 'wipedOut' || score.why === 'trackEvent') return score.vp === vp;
      return vp % score.vp === 0 || score.why === 'control' || score.why === 'reached' || score.why === 'alive';
    });
    return isListed ? [] : [`${side} scores ${vp} VP (${why}), of unit ${unit}, which was not listed`];
  });
}

/** What a viewer other than the referee is told; sealed orders are their player's own. */
export function common(open: readonly OpenScore[]): readonly OpenScore[] {
  return open.filter(({ why }) => why !== 'secret');
}
