import { explainSight, hexNamed, judgeSight, nameOfHex, smokeOf } from '@sandtable/bear';
import { valueOf } from './bad-input.ts';
import type { Output } from './output.ts';
import { readPositionFile } from './read-position.ts';

interface Asked {
  readonly position: string;
  readonly from: string;
  readonly to: string;
  readonly json?: true;
}

/** `ask los`: writes the answer and says whether there is a line of sight. */
export function askSight({ position: file, from, to, json }: Asked, out: Output): boolean {
  const battle = readPositionFile(file);
  const { map, view } = battle;
  const [viewer, target] = [valueOf(hexNamed(map, from, '--from')), valueOf(hexNamed(map, to, '--to'))];
  const verdict = judgeSight(map.ground, smokeOf(battle), view.options, viewer, target);
  const nameOf = (hex: number): string => nameOfHex(map, hex);
  if (json) {
    const reasons = verdict.reasons.map(({ at, ...reason }) =>
      at === undefined ? reason : { ...reason, at: nameOf(at) },
    );
    const veils = verdict.granted ? { veils: verdict.value.veils } : {};
    out.write(
      `${JSON.stringify({ from: nameOf(viewer), to: nameOf(target), clear: verdict.granted, ...veils, reasons })}\n`,
    );
  } else {
    const answer = verdict.granted ? 'sees' : 'does not see';
    out.write(`${[`${nameOf(viewer)} ${answer} ${nameOf(target)}`, ...explainSight(verdict, nameOf)].join('\n  ')}\n`);
  }
  return verdict.granted;
}
