import { type Grade, type Limanowa, NONE, printHex, type Seen, sideOf, SIDES } from '@sandtable/limanowa';
import { counted, listed } from '@sandtable/kernel';
import type { Played, StoryModel, StoryWay } from '../../face/result.ts';
import { largestOf, largestSwings, type Swing } from '../../result/swings.ts';
import { strongest, type Voice, voiceOf } from '../../result/telling.ts';
import { engine } from '../engine/engine.ts';
import { objectivesOf, playersSide, warPoints } from '../panels/standing.ts';
import { ADVISERS, type Advised, advisedSide } from './advice.ts';
import { type Chronicle, chronicleOf } from './chronicle.ts';
import { diaryOf } from './diary.ts';
import { actorOf, NAMED, type Tale, tell, tellWhole } from './tales.ts';

export function storyOf(played: Played<Limanowa>): StoryModel {
  const chronicle = chronicleOf(played, (view) => engine().on(view));
  const { scores, steps, end } = chronicle;
  const voice = voiceOf(played.cast, NAMED);
  const swings = largestSwings(scores);
  const taleOf = (swing: Swing): Tale[] => {
    const step = steps.find(({ seq }) => seq === swing.seq);
    return step === undefined ? [] : [{ step, swing, voice }];
  };
  const tales = swings.flatMap(taleOf);
  const largest = largestOf(swings);
  const main = tales.find(({ swing }) => swing === largest);
  const advised: Advised = { chronicle, voice, side: advisedSide(end, played.cast) };
  const points = tales.map((tale) => ({
    seq: tale.step.seq,
    round: tale.step.round,
    text: tell(tale),
    score: scoreIn(tale.step.after),
  }));
  return {
    sentence: main === undefined ? quiet(chronicle, voice) : tellWhole(main, chronicle),
    points,
    best: points.find(({ seq }) => seq === main?.step.seq) ?? null,
    curve: { title: 'Strength left, in RP', points: changesOf(chronicle) },
    way: main === undefined ? null : wayOf(chronicle, main),
    diary: diaryOf(played.cast, chronicle),
    advice: advised.side === null ? null : strongest(ADVISERS.map((adviser) => adviser(advised))),
  };
}

function quiet({ end, strength }: Chronicle, voice: Voice): string {
  const left = SIDES.map((side, place) => `${voice.does(side, 'have', 'has')} ${strength.at(-1)?.by[place] ?? 0} RP`);
  return `${counted(end.view.round, 'round')} and no unit lost: ${listed(left)} left.`;
}

/** L11b: what the players hold; in the battle, the points of both sides. */
export function scoreIn(seen: Seen): StoryModel['points'][number]['score'] {
  const points = warPoints(seen);
  if (points !== null)
    return SIDES.map((side) => ({
      side,
      figures: [{ sign: null, figure: points[side] }],
      words: `${points[side]} points`,
    }));
  const side = playersSide(seen) ?? 'austria';
  const held = objectivesOf(seen).filter(({ holder }) => holder === side);
  const count = (grade: Grade): number => held.filter((each) => each.grade === grade).length;
  const [great, small] = [count('strategic'), count('tactical')];
  return [
    {
      side,
      figures: [
        { sign: 'star', figure: great },
        { sign: 'diamond', figure: small },
      ],
      words: `${great} Strategic and ${small} Tactical Objectives held`,
    },
  ];
}

function changesOf({ strength }: Chronicle): Chronicle['strength'] {
  return strength.filter(({ by }, place) => place === 0 || by.join() !== strength[place - 1]?.by.join());
}

/** From the unit's hex at the start of that round, move by move to its last. */
function wayOf({ steps, end }: Chronicle, tale: Tale): StoryWay | null {
  const unit = actorOf(tale);
  if (unit === NONE) return null;
  const first = steps.findIndex(({ round }) => round === tale.step.round);
  const hexes = [
    steps[first]?.before.view.units[unit]?.at ?? NONE,
    ...steps
      .slice(first)
      .flatMap(({ events }) =>
        events.flatMap((event) => (event.key === 'moved' && event.unit === unit ? [event.to] : [])),
      ),
  ];
  const through = hexes
    .filter((hex, place) => hex !== NONE && hex !== hexes[place - 1])
    .map((hex) => printHex(end.map, hex));
  return through.length < 2 ? null : { side: sideOf(end, unit), through };
}
