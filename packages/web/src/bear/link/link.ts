import {
  askWhatIf,
  type Bear,
  BOT_NAMES,
  draftedHand,
  type explainChangedOptions,
  hasChangedOptions,
  nameOfHex,
  NATIONS,
  SIDES,
  type View,
} from '@sandtable/bear';
import { printMapAddress } from '@sandtable/hex';
import { latePart, packAskedFor, type Random, type Sentence } from '@sandtable/kernel';
import { anyLink, type LinkFace, type Standing } from '../../face/link.ts';
import { missionKey, packOfMatch } from '../../face/packs.ts';
import { isDraft, matchName } from '../draft/match-name.ts';
import { engine, loadMission, loadOwnPack } from '../engine/engine.ts';

const { system, pack, on } = engine();

const OPTION_WORDS = 'the words of options';
const explainOptions = latePart<typeof explainChangedOptions>(OPTION_WORDS);

export const bearLink: LinkFace<Bear> = {
  system,
  async loadRest(part) {
    const named = packAskedFor(part);
    if (named !== undefined) await loadOwnPack(named);
    else if (pack.missionIds.includes(part)) await loadMission(part);
    else if (part === OPTION_WORDS) explainOptions.fit((await import('./option-words.ts')).explainChangedOptions);
    else if (part === 'positions') (await import('./positions.ts')).fitPositions();
    else (await import('../engine/rest.ts')).fitRest();
  },
  bots: { quiet },
  thinkers: { names: BOT_NAMES, load: async () => (await import('./bots.ts')).bots },
  craft: async () => (await import('./craft.ts')).craft,
  drafting: { handOf: draftedHand },
  trial: async () => (await import('./bots.ts')).trial,
  standingOf,
  figuresOf,
  // Every player has a secret hand.
  mayShare: () => false,
  whatIf: askWhatIf,
};

export const link = anyLink(bearLink);

/** The enemy in lessons: passes whenever it may. */
function quiet(view: View, random: Random): Sentence {
  const pass = system.offers(view, []).find(({ word }) => word === 'pass');
  return pass === undefined ? system.anySentence(view, random) : [pass.word];
}

/** Counts only visible units, those with a hex in this view. */
function figuresOf({ terms, players, units, vp }: View): Readonly<Record<string, number>> {
  const ofSides = SIDES.flatMap((side) => {
    const own = players.filter((player) => player.side === side);
    const inSight = units.filter(
      ({ at, owner, fate }) => fate === 'inPlay' && at !== -1 && players[owner]?.side === side,
    );
    const name = NATIONS[side];
    return [
      [`${name} CAPs`, own.reduce((sum, { caps }) => sum + caps, 0)],
      [`${name} cards in hand`, own.reduce((sum, { hand }) => sum + hand.length, 0)],
      [`${name} units in sight`, inSight.length],
      [`${name} VP`, vp[side]],
    ] as const;
  });
  return { Rounds: terms.rounds, ...Object.fromEntries(ofSides) };
}

function standingOf(view: View): Standing {
  const seen = on(view);
  const { map } = seen;
  const { terms, round, vp, options } = view;
  return {
    mission: terms.mission === null ? null : missionKey(terms.mission, options.pack),
    ...packOfMatch(options),
    name: matchName(seen),
    standing: isDraft(view)
      ? 'Being drafted'
      : `Round ${round} of ${terms.rounds} · VP German ${vp.german} : ${vp.soviet} Soviet`,
    pieces: view.units.flatMap(({ at, owner, fate }) => {
      const side = view.players[owner]?.side;
      if (fate !== 'inPlay' || at === -1 || side === undefined) return [];
      // BG.2: an option lets players name hexes differently from the mission.
      return [{ at: map.joined === null ? nameOfHex(map, at) : printMapAddress(map.joined, at), side }];
    }),
    names: {},
    rules: hasChangedOptions(options) ? explainOptions()(options).map(({ name, label }) => `${name}: ${label}`) : [],
  };
}
