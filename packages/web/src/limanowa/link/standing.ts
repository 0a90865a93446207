import { explainChangedOptions, LEVEL_NAMES, printHex, type View } from '@sandtable/limanowa';
import type { Standing } from '../../face/link.ts';
import { seatName } from '../table/seat-names.ts';
import type { Engine } from '../engine/engine.ts';

/** What the list of matches tells of one. */
export function standingOf({ on, pack }: Engine, view: View): Standing {
  const { map } = on(view);
  const { terms, round, options, ended, corps } = view;
  const hasAi = view.piles !== null;
  const name = pack.missions.find(({ id }) => id === options.mission)?.name ?? 'A position';
  const score =
    ended === null
      ? ''
      : ` · ${ended.side === null || !hasAi ? 'over' : `${ended.score.level + ended.score.speed} VP`}`;
  return {
    mission: options.mission,
    name,
    standing: `Round ${round} of ${terms.limit}${hasAi ? ` · ${LEVEL_NAMES[options.level]}` : ''}${score}`,
    pieces: view.units.flatMap(({ at, corps: of }) => {
      const side = corps[of]?.side;
      return at === -1 || side === undefined ? [] : [{ at: printHex(map, at), side }];
    }),
    rules: explainChangedOptions(options)
      .filter(({ option }) => option !== 'level')
      .map(({ name: rule, label }) => `${rule}: ${label}`),
    names: Object.fromEntries(corps.map(({ seat }) => [seat, seatName(on(view), seat)])),
  };
}
