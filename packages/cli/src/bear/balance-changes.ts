import type { Pack, Side } from '@sandtable/bear';
import { counted } from '@sandtable/kernel';
import { type Change, changedMission } from '../desk/balance.ts';

type Mission = Pack['missions'][number];

export const SIDE_NAMES: Readonly<Record<Side, string>> = { german: 'German', soviet: 'Soviet' };

export function other(side: Side): Side {
  return side === 'german' ? 'soviet' : 'german';
}

function withCaps(mission: Mission, side: Side, more: number): Mission | null {
  const players = mission.players.map((player) =>
    player.side !== side || player.caps === null ? player : { ...player, caps: player.caps + more },
  );
  return players.some(({ caps }) => caps !== null && caps < 0) ? null : { ...mission, players };
}

function withControl(mission: Mission, side: Side, more: number): Mission | null {
  if (!mission.victory.some((term) => term.kind === 'control' && term.side === side)) return null;
  const victory = mission.victory.map((term) =>
    term.kind === 'control' && term.side === side ? { ...term, vp: term.vp + more } : term,
  );
  return { ...mission, victory };
}

/** Each figure by one step, then by two. Rounds come last: they change more than who wins. */
export function firefightChanges(pack: Pack, mission: Mission, weak: Side): readonly Change[] {
  const [ours, theirs] = [SIDE_NAMES[weak], SIDE_NAMES[other(weak)]];
  return made(pack, [
    [`${ours} 1 CAP more`, withCaps(mission, weak, 1)],
    [`${theirs} 1 CAP fewer`, withCaps(mission, other(weak), -1)],
    [`${ours} 1 VP more a marker`, withControl(mission, weak, 1)],
    [`${ours} 2 CAPs more`, withCaps(mission, weak, 2)],
    [`${theirs} 2 CAPs fewer`, withCaps(mission, other(weak), -2)],
    ['1 round more', { ...mission, rounds: mission.rounds + 1 }],
    ['1 round fewer', mission.rounds > 1 ? { ...mission, rounds: mission.rounds - 1 } : null],
  ]);
}

const MOST_CAPS = 2;

/** B3.2.5: steps from the handicap printed for this economy. */
export function handicapChanges(pack: Pack, mission: Mission, weak: Side): readonly Change[] {
  const now = mission.sevenAP ?? { side: weak, caps: 0, vp: 0 };
  const sign = now.side === weak ? 1 : -1;
  const steps = [
    { caps: 0, vp: 1 },
    { caps: 0, vp: 2 },
    { caps: 1, vp: 0 },
    { caps: 1, vp: 1 },
    { caps: 0, vp: 3 },
    { caps: 1, vp: 2 },
  ];
  const ways = steps.flatMap((step): [string, Mission][] => {
    const [caps, vp] = [now.caps + sign * step.caps, now.vp + sign * step.vp];
    if (caps < 0 || caps > MOST_CAPS || vp < 0) return [];
    const worth = [...(caps > 0 ? [counted(caps, 'CAP')] : []), ...(vp > 0 ? [`${vp} VP`] : [])].join(' and ');
    const name = worth === '' ? 'no handicap' : `handicap ${SIDE_NAMES[now.side]} ${worth}`;
    return [[name, { ...mission, sevenAP: { side: now.side, caps, vp } }]];
  });
  return made(pack, ways);
}

/** The AI has no CAPs, but may start with VP. */
export function soloChanges(pack: Pack, mission: Mission, isTooLow: boolean): readonly Change[] {
  const { solo } = mission;
  if (solo === null) return [];
  const [human, step] = [other(solo.ai), isTooLow ? 1 : -1];
  const [gains, more] = [isTooLow ? human : solo.ai, isTooLow ? 'more' : 'fewer'];
  const begins = (vp: number): Mission => {
    const before = solo.startVp ?? { german: 0, soviet: 0 };
    return { ...mission, solo: { ...solo, startVp: { ...before, [gains]: before[gains] + vp } } };
  };
  const track = (spaces: number): Mission => ({ ...mission, solo: { ...solo, length: solo.length + spaces } });
  return made(pack, [
    [`player 1 CAP ${more}`, withCaps(mission, human, step)],
    [`${SIDE_NAMES[gains]} 1 VP at the start`, begins(1)],
    [`player 2 CAPs ${more}`, withCaps(mission, human, 2 * step)],
    [`${SIDE_NAMES[gains]} 2 VP at the start`, begins(2)],
    ['track 2 spaces longer', track(2)],
    ['track 2 spaces shorter', track(-2)],
  ]);
}

/** Leaves out changes that are impossible. */
function made({ id }: Pack, ways: readonly (readonly [string, Mission | null])[]): readonly Change[] {
  return ways.flatMap(([name, mission]) => (mission === null ? [] : [changedMission('bear', id, name, mission)]));
}
