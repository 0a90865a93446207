import { packAskedFor, type Seat } from '@sandtable/kernel';
import {
  BOT_NAMES,
  explainChangedOptions,
  LEVEL_NAMES,
  type Limanowa,
  printHex,
  SIDE_NAMES,
  SIDES,
  type View,
} from '@sandtable/limanowa';
import { anyLink, type LinkFace, type Standing } from '../../face/link.ts';
import { missionKey, packOfMatch } from '../../face/packs.ts';
import { engine, loadOwnPack } from '../engine/engine.ts';
import { seatName } from '../table/seat-names.ts';

const { system, on } = engine();

export const limanowaLink: LinkFace<Limanowa> = {
  system,
  async loadRest(part) {
    const named = packAskedFor(part);
    if (named !== undefined) await loadOwnPack(named);
    else (await import('../engine/rest.ts')).fitRest();
  },
  bots: {},
  thinkers: { names: BOT_NAMES, load: async () => (await import('./bots.ts')).bots },
  craft: async () => (await import('./craft.ts')).craft,
  drafting: null,
  trial: null,
  standingOf,
  figuresOf,
  // L5b: players of one side see each other's cards.
  mayShare: ({ corps }, one, other) => sideOf(corps, one) === sideOf(corps, other),
  whatIf: null,
};

function sideOf(corps: View['corps'], seat: Seat): string | undefined {
  return corps.find((each) => each.seat === seat)?.side;
}

export const link = anyLink(limanowaLink);

function figuresOf({ terms, corps, units }: View): Readonly<Record<string, number>> {
  const ofSides = SIDES.flatMap((side) => {
    const own = corps.filter((each) => each.side === side);
    const alive = units.filter(({ at, corps: of }) => at !== -1 && corps[of]?.side === side);
    const name = SIDE_NAMES[side];
    return [
      [`Units of ${name}`, alive.length],
      [`RP of ${name}`, alive.reduce((sum, { rp }) => sum + rp, 0)],
      [`Tokens of ${name}`, own.reduce((sum, { tokens }) => sum + tokens, 0)],
      [`Cards of ${name}`, own.reduce((sum, { hand }) => sum + hand.length, 0)],
    ] as const;
  });
  return { Rounds: terms.limit, ...Object.fromEntries(ofSides) };
}

function standingOf(view: View): Standing {
  const { map, pack } = on(view);
  const { terms, round, options, ended, corps } = view;
  const hasAi = view.piles !== null;
  const name = pack.missions.find(({ id }) => id === options.mission)?.name ?? 'A position';
  const points = ended === null || ended.side === null || !hasAi ? null : ended.score.level + ended.score.speed;
  const score = ended === null ? '' : ` · ${points === null ? 'over' : `${points} VP`}`;
  return {
    mission: options.mission === null ? null : missionKey(options.mission, options.pack),
    ...packOfMatch(options),
    name,
    standing: `Round ${round} of ${terms.limit}${hasAi ? ` · ${LEVEL_NAMES[options.level]}` : ''}${score}`,
    ...(points === null ? {} : { scored: { grade: options.level, points } }),
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
