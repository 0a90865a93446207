import { nameOfHex, type Seen, type Side, sideOf, type UnitId, unitName, unitOf } from '@sandtable/bear';
import { counted } from '@sandtable/kernel';
import { type Advice, capital } from '../../result/telling.ts';
import { type Advised, attacksBy, otherThan, playersIn } from './advised.ts';
import { isOn, type Step } from './chronicle.ts';

/** The longest run of passes with a fresh unit on the map, and what the enemy did meanwhile. */
export function idlePasses({ chronicle: { steps }, voice, side }: Advised): Advice | null {
  if (side === null) return null;
  const run = longestRun(steps, side);
  if (run === null || run.passes < 3) return null;
  const { passes, unit, meanwhile, end } = run;
  const enemy = otherThan(side);
  const shots = attacksBy(meanwhile, enemy).length;
  const [lost] = meanwhile.flatMap(({ kills }) => kills.filter((kill) => sideOf(end, kill.unit) === side));
  const took = lost === undefined ? '' : ` and took ${unitName(end, lost.unit)}`;
  const fired = shots === 1 ? 'once' : `${shots} times`;
  return {
    text: `${capital(voice.name(side))} passed ${passes} turns running while ${unitName(end, unit)} was fresh. ${capital(voice.name(enemy))} fired ${fired} meanwhile${took}.`,
    weight: passes / 4 + shots / 2 + (lost === undefined ? 0 : 1),
  };
}

interface Run {
  readonly passes: number;
  /** Fresh throughout the run. */
  readonly unit: UnitId;
  readonly meanwhile: readonly Step[];
  readonly end: Seen;
}

function longestRun(steps: readonly Step[], side: Side): Run | null {
  let best: Run | null = null;
  let fresh: UnitId[] = [];
  let [passes, from] = [0, 0];
  for (const [place, { events, before, after }] of steps.entries()) {
    if (playersIn(events, 'paid').some((player) => before.view.players[player]?.side === side)) passes = 0;
    if (!playersIn(events, 'passed').some((player) => before.view.players[player]?.side === side)) continue;
    const now = freshOf(before, side);
    if (passes === 0) [fresh, from] = [now, place];
    fresh = fresh.filter((unit) => now.includes(unit));
    const [unit] = fresh;
    if (unit === undefined) passes = 0;
    else {
      passes += 1;
      if (best === null || passes > best.passes)
        best = { passes, unit, meanwhile: steps.slice(from, place + 1), end: after };
    }
  }
  return best;
}

function freshOf(seen: Seen, side: Side): UnitId[] {
  return seen.view.roster.filter((unit) => isOn(seen, side, unit) && !unitOf(seen, unit).spent);
}

/** B2.3: CAPs left over when a round ended. */
export function capsLapsed({ chronicle: { steps }, voice, side }: Advised): Advice | null {
  const lapsed = steps.flatMap(({ events, before }) =>
    events.flatMap((event) =>
      event.key === 'capsLapsed' && before.view.players[event.player]?.side === side ? [event.caps] : [],
    ),
  );
  const caps = lapsed.reduce((sum, each) => sum + each, 0);
  if (side === null || caps < 2) return null;
  return {
    text: `${capital(voice.name(side))} left ${counted(caps, 'CAP')} unused over ${counted(lapsed.length, 'round')}. Each could have been +1 on a roll.`,
    weight: caps / 4,
  };
}

/** A unit present from the first round that never acted. */
export function idleUnit({ chronicle: { steps, start, end }, voice, side }: Advised): Advice | null {
  if (side === null) return null;
  const acted = new Set(
    steps.flatMap(({ events }) =>
      events.flatMap((event) => {
        if (event.key === 'paid') return event.units;
        return event.key === 'attacked' ? [event.unit, ...event.supporters] : [];
      }),
    ),
  );
  const unit = start.view.roster.find((each) => isOn(start, side, each) && isOn(end, side, each) && !acted.has(each));
  if (unit === undefined) return null;
  const turns = steps.filter(({ events, before }) =>
    playersIn(events, 'passed').some((player) => before.view.players[player]?.side === side),
  ).length;
  const rounds = end.view.round;
  return {
    text: `${capital(unitName(end, unit))} stood in ${nameOfHex(end.map, unitOf(end, unit).at)} for ${counted(rounds, 'round')} and never acted; ${voice.name(side)} passed ${counted(turns, 'turn')}.`,
    weight: turns === 0 ? 0.5 : 1 + turns / 6,
  };
}

/** Cards still in hand at the end, compared with those played. */
export function cardsKept({ chronicle: { steps, end }, voice, side }: Advised): Advice | null {
  if (side === null) return null;
  const kept = end.view.players.reduce((sum, player) => sum + (player.side === side ? player.hand.length : 0), 0);
  if (kept < 2) return null;
  const played = steps.flatMap(({ events, before }) =>
    events.filter((event) => event.key === 'played' && before.view.players[event.player]?.side === side),
  ).length;
  return {
    text: `${capital(voice.does(side, 'end', 'ends'))} with ${counted(kept, 'card')} in hand, and played ${played === 0 ? 'none' : played}.`,
    weight: kept / 3,
  };
}
