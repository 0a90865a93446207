import { nonEmpty } from '@sandtable/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Mission } from '../../model/pack/mission.ts';
import { pack } from '../../testing/match.ts';
import { dueAfterPivot, dueAfterStalls, dueInRoundOne, dueInRoundTwo } from '../../testing/openings/due-table.ts';
import { knownOrders, OpeningPlay } from '../../testing/openings/opening-play.ts';
import { seatOf } from '../../testing/openings/printed-table.ts';
import { initiativeDice, passesToEnd, reinforcementsOf, turnsOf } from '../../testing/openings/turns.ts';

// Every printed mission from its set-up to the first turn of round 2, with all dice and draws known. The whole
// table is read four times and must agree with the print and the rules each time.

const CASES = pack.missions.flatMap((mission) =>
  (mission.solo === null ? ['spentCheck', 'sevenAP'] : ['spentCheck']).map((economy) => ({
    id: mission.id,
    mission,
    economy,
  })),
);

describe.each(nonEmpty(CASES))('$id in $economy', ({ mission, economy }) => {
  const isSolo = mission.solo !== null;
  const [spending, one, two] = knownOrders(mission);
  const check = economy === 'spentCheck' ? [spending] : [];
  const dice = [...initiativeDice(mission, 1), ...initiativeDice(mission, 2)];

  test('B1.0 B2.0 B3.2.5 B5.5 B7.4.2 the whole table is what print and rules make of it, through the beginning of round 2', () => {
    const play = new OpeningPlay(mission, economy, { dice, orders: isSolo ? [one, ...check, two] : check });
    play.prepare('smoke');
    const opening = dueInRoundOne(mission, play);
    expect(play.table).toEqual(opening);
    expect(play.reinforced()).toEqual(reinforcementsOf(mission, 1));
    expectEntries(mission, play, 1);

    const seats = turnsOf(mission, economy, 1);
    for (const seat of seats) play.turn(seat, 'stall');
    const stalled = dueAfterStalls(opening, isSolo ? [one] : []);
    expect(play.table).toEqual(stalled);

    const { seat, unit } = actorOf(mission, seats);
    const turn = seats.indexOf(seat);
    for (const other of seats.slice(0, turn)) play.turn(other, 'pass');
    const [facing = ''] = play.match.offers(`${unit} pivot`);
    play.turn(seat, `${unit} pivot ${facing} ${economy === 'sevenAP' ? 'activate:0' : 'caps:0'}`);
    const acted = dueAfterPivot(stalled, { seat, unit, facing, economy, drawn: check });
    expect(play.table).toEqual(acted);

    const passing = [...seats.slice(turn + 1), ...seats].slice(0, passesToEnd(mission));
    for (const other of passing) play.turn(other, 'pass');
    play.prepare('none');
    expect(play.table).toEqual(dueInRoundTwo(mission, opening, acted, play));
    expect(play.reinforced()).toEqual(reinforcementsOf(mission, 2));
    expectEntries(mission, play, 2);
    expect(play.seat).toBe(turnsOf(mission, economy, 2)[0]);
  });
});

/** The first player with an open unit on the map, and that unit. */
function actorOf(mission: Mission, seats: readonly string[]): { readonly seat: string; readonly unit: string } {
  for (const seat of seats.filter((each) => each !== 'ai')) {
    const player = mission.players.find((_player, place) => seatOf(mission, place) === seat);
    const open = player?.units.find(({ at, hidden, carrier }) => at !== undefined && !hidden && carrier === undefined);
    if (open !== undefined) return { seat, unit: open.unit };
  }
  throw new Error(`nobody stands open on the map of ${mission.id}`);
}

/** B5.5: the player asked may bring in exactly the units whose round has come. */
function expectEntries(mission: Mission, play: OpeningPlay, round: number): void {
  const player = mission.players.find((_player, place) => seatOf(mission, place) === play.seat);
  for (const { unit, enters, carrier } of play.seat === 'ai' ? [] : (player?.units ?? [])) {
    if (enters === undefined || carrier !== undefined) continue;
    const isDue = (player?.entries[enters]?.round ?? 0) <= round;
    expect([unit, play.match.judge(`${unit} enter`).granted]).toEqual([unit, isDue]);
  }
}
