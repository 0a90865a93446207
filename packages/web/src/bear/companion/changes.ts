import { HIT_NAMES, MARKER_NAMES, nameOfHex, NATIONS, NONE, type Seen, SIDES, unitId, unitName } from '@sandtable/bear';
import { FACINGS } from '@sandtable/hex';

/** What to do on the real table: `Rifle squad 02 in F08: spent, turn it over`. */
export function changesOf(before: Seen, after: Seen): readonly string[] {
  return [
    ...trackLine(before, after),
    ...after.view.units.flatMap((_unit, place) => unitLine(before, after, place)),
    ...markerLines(before, after),
    ...figureLines(before, after),
  ];
}

function trackLine(before: Seen, after: Seen): string[] {
  const [was, is] = [before.view.solo?.marker, after.view.solo?.marker];
  return was === is || is === undefined ? [] : [`Track marker to space ${is}`];
}

function unitLine(before: Seen, after: Seen, place: number): string[] {
  const [was, is] = [before.view.units[place], after.view.units[place]];
  if (was === undefined || is === undefined) return [];
  const name = unitName(after, unitId(place));
  const hexOf = (at: number): string => after.map.names[at] ?? '';
  if (is.at === NONE) {
    if (was.at === NONE) return [];
    return [`${name} in ${hexOf(was.at)}: ${is.fate === 'lost' ? 'destroyed, ' : ''}off the map`];
  }
  if (was.at === NONE)
    return [`${name} into ${hexOf(is.at)}, facing ${FACINGS[is.facing]}${is.spent ? ', spent' : ''}`];
  const marker = is.hit === null ? undefined : after.pack.hitMarkers[is.hit];
  const parts = [
    ...(was.at === is.at ? [] : [`to ${hexOf(is.at)}`]),
    ...(was.facing === is.facing && was.at === is.at ? [] : [`facing ${FACINGS[is.facing]}`]),
    ...(was.spent === is.spent ? [] : [is.spent ? 'spent, turn it over' : 'fresh, turn it over']),
    ...(was.hit === is.hit ? [] : [marker === undefined ? 'take its hit marker off' : HIT_NAMES[marker.kind]]),
    ...(was.inside === is.inside ? [] : [is.inside ? 'goes under cover' : 'leaves its cover']),
    ...(was.hasty === is.hasty ? [] : [is.hasty ? 'dug in' : 'no longer dug in']),
  ];
  return parts.length === 0 ? [] : [`${name} in ${hexOf(was.at)}: ${parts.join(', ')}`];
}

function markerLines(before: Seen, after: Seen): string[] {
  const print = (seen: Seen): string[] =>
    seen.view.markers.map(({ kind, at }) => `${MARKER_NAMES[kind]} in ${nameOfHex(seen.map, at)}`);
  const controls = (seen: Seen): string[] =>
    seen.view.controls.map(
      ({ at, side }) => `Control Marker in ${nameOfHex(seen.map, at)}: ${side === null ? 'neutral' : NATIONS[side]}`,
    );
  const [was, is] = [print(before), print(after)];
  const held = controls(before);
  return [
    ...is.filter((line) => !was.includes(line)),
    ...was.filter((line) => !is.includes(line)).map((line) => `${line}: take it off`),
    ...controls(after).filter((line) => !held.includes(line)),
  ];
}

function figureLines(before: Seen, after: Seen): string[] {
  const lines: string[] = [];
  for (const side of SIDES)
    if (before.view.vp[side] !== after.view.vp[side]) lines.push(`${NATIONS[side]} VP: ${after.view.vp[side]}`);
  after.view.players.forEach(({ caps, seat }, place) => {
    if (seat !== 'ai' && before.view.players[place]?.caps !== caps) lines.push(`Your CAPs: ${caps}`);
  });
  if (before.view.round !== after.view.round) lines.push(`Round ${after.view.round}`);
  return lines;
}
