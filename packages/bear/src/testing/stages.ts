import type { GuidelineSource } from '../model/guideline.ts';
import { FORTIFIED, RUMORED, TRUCKS } from './draft-scenes.ts';
import { type MatchSample, sampleMatch } from './fuzz-plan.ts';
import { provingGround, STORMS } from './proving-ground.ts';

/** A match of the proving ground, and what it is for: `told pulledOut`, `said payToll`. */
interface Stage {
  readonly name: string;
  readonly meets: readonly string[];
  readonly sample: (seed: string) => MatchSample;
}

function firefight(name: string, meets: readonly string[] = [], switches: object = {}): Stage {
  return {
    name,
    meets,
    sample: (seed) => {
      const { options } = sampleMatch(provingGround, name, seed);
      return { options: { ...options, ...switches }, seed };
    },
  };
}

function generation(name: string, meets: readonly string[], guideline: GuidelineSource, solo: boolean): Stage {
  const draft = { guideline, ...(solo ? { solo: { capsLess: 0, commandCardsOut: 0 } } : {}) };
  return { name, meets, sample: (seed) => ({ options: { draft }, seed }) };
}

/** All that is rare in a real firefight, each where it lies close together. */
const STAGES: readonly Stage[] = [
  firefight('brawl', [
    'said c07',
    'told apAdded',
    'said c13 at',
    'said airStrike',
    'card artillery-105',
    'at smallBalka',
  ]),
  firefight('cellar', [
    ...['said flameFight', 'said grenadesFight', 'said molotovFight', 'said tellermineFight'],
    ...['said payToll', 'said refuse', 'told announced', 'told refused'],
  ]),
  firefight('quarry', ['told pulledOut', 'told stuck', 'told gotThrough'], { stoneImmobilize: 'on' }),
  firefight('crossing', ['said drive']),
  firefight('hunt', ['said conclude', 'told concluded']),
  firefight('phantoms', ['told attackedInVain']),
  generation('fortified', ['said leaveDefense', 'said layDefense'], FORTIFIED, false),
  generation('trucks', ['told truckWaits', 'told truckRouted'], TRUCKS, true),
  generation('rumored', ['told mineRumored'], RUMORED, true),
  firefight('truce', ['card halt-order']),
  firefight('ambush'),
  firefight('race'),
  firefight('parade', ['hit vehicle redGunDamaged', 'hit vehicle blueGunDamaged', 'type g-protze', 'type s-f22']),
  ...Array.from({ length: STORMS }, (_storm, number) => firefight(`storm-${number}`)),
];

/** By turns one for something that is still missing, and just the next. */
export function stageFor(turn: number, missing: readonly string[]): Stage {
  const wanted = STAGES.filter(({ meets }) =>
    meets.some((item) => missing.some((each) => each === item || each.startsWith(`${item}:`))),
  );
  const among = wanted.length > 0 && turn % 2 === 0 ? wanted : STAGES;
  const stage = among[(turn >> 1) % among.length];
  if (stage === undefined) throw new Error('no stages');
  return stage;
}
