import { explainFire, explainRally, judgeFire, judgeRally, namesIn } from '@sandtable/bear';
import { namedReasons } from './named.ts';
import type { Output } from './output.ts';
import { openPositionFile, unitsInSight, unitsToMove } from './position-file.ts';

interface Asked {
  readonly position: string;
  readonly json?: true;
}

/** `ask odds` without units: every attack that the side to move could make. */
export function askAllOdds({ position, json }: Asked, out: Output): boolean {
  const open = openPositionFile(position);
  const { battle, turn } = open;
  const names = namesIn(battle);
  const attacks = unitsToMove(open).flatMap((unit) =>
    unitsInSight(open).flatMap((target) => {
      const verdict = judgeFire(battle, unit, target);
      return verdict.granted ? [{ unit: names.unit(unit), target: names.unit(target), verdict }] : [];
    }),
  );
  if (json) {
    const told = attacks.map(({ verdict, ...who }) => ({
      ...who,
      ...verdict.value,
      reasons: namedReasons(verdict.reasons, names),
    }));
    out.write(`${JSON.stringify({ turn, attacks: told })}\n`);
  } else {
    out.write(`${turn} may make ${attacks.length} ${attacks.length === 1 ? 'attack' : 'attacks'}\n`);
    for (const { unit, target, verdict } of attacks)
      out.write(`${[`${unit} may attack ${target}`, ...explainFire(verdict, names)].join('\n  ')}\n`);
  }
  return attacks.length > 0;
}

/** `ask rally` without a unit: every one of the side to move that may rally. */
export function askAllRallies({ position, json }: Asked, out: Output): boolean {
  const open = openPositionFile(position);
  const { battle, turn } = open;
  const names = namesIn(battle);
  const rallies = unitsToMove(open).flatMap((unit) => {
    const verdict = judgeRally(battle, unit);
    return verdict.granted ? [{ unit: names.unit(unit), verdict }] : [];
  });
  if (json) {
    const told = rallies.map(({ unit, verdict }) => ({
      unit,
      ...verdict.value,
      reasons: namedReasons(verdict.reasons, names),
    }));
    out.write(`${JSON.stringify({ turn, rallies: told })}\n`);
  } else {
    out.write(`${turn} has ${rallies.length} ${rallies.length === 1 ? 'unit' : 'units'} that may rally\n`);
    for (const { unit, verdict } of rallies)
      out.write(`${[`${unit} may rally`, ...explainRally(verdict, names)].join('\n  ')}\n`);
  }
  return rallies.length > 0;
}
