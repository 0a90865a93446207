import type { Seat } from '@sandtable/kernel';
import { BOT_NAMES, explainChangedOptions, LEVEL_NAMES, type Limanowa, printHex, type View } from '@sandtable/limanowa';
import { anyLink, type LinkFace, type Standing } from '../../face/link.ts';
import { engine } from '../engine/engine.ts';
import { seatName } from '../table/seat-names.ts';

const { system, pack, on } = engine();

/** Limanowa in the worker. */
export const limanowaLink: LinkFace<Limanowa> = {
  system,
  bots: {},
  thinkers: { names: BOT_NAMES, load: async () => (await import('./bots.ts')).bots },
  drafting: null,
  trial: null,
  standingOf,
  // L5b: players of one side see each other's cards.
  mayShare: ({ corps }, one, other) => sideOf(corps, one) === sideOf(corps, other),
  whatIf: null,
};

function sideOf(corps: View['corps'], seat: Seat): string | undefined {
  return corps.find((each) => each.seat === seat)?.side;
}

export const link = anyLink(limanowaLink);

function standingOf(view: View): Standing {
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
