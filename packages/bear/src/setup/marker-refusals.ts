import { nameOfHex } from '../board/map.ts';
import type { HexId } from '../model/ids.ts';
import type { Names } from './names.ts';

/** B19.3: a hex has one Control Marker, which is one side's or nobody's. */
export function refuseControls(names: Names, controls: readonly { readonly at: HexId }[]): void {
  const taken = new Set<HexId>();
  controls.forEach(({ at }, index) => {
    if (taken.has(at))
      names.refuse(
        `controls.${index}.at`,
        'a hex without another Control Marker (B19.3)',
        `"${nameOfHex(names.map, at)}"`,
      );
    taken.add(at);
  });
}
