import { randomOf } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { fieldsOf } from '../board/map.ts';
import { game, missionWith, pack } from '../testing/match.ts';
import { explainAiTurn, summarizeAiTurn } from '../words/ai-trace.ts';

const MISSIONS = ['bridge-at-neu-sandez', 'jabloniec-ridge', 'steamroller'];
const LONG = 60_000;
const RULE = /\((L|LS|R-)[0-9A-Zn.a-z]*\)/;

test(
  'LS3.2a LS4b whatever the AI does is told in words, short and long, each line with its rule',
  () => {
    const kinds = new Set<string>();
    for (let number = 0; number < 18; number++) {
      const random = randomOf(`words ${number}`);
      const match = missionWith(MISSIONS[number % MISSIONS.length] ?? '', {
        options: { level: 'veteran' },
        tracing: true,
      });
      while (game.pending(match.state) !== undefined) {
        const before = fieldsOf(pack)(game.revive(game.freeze(match.state)));
        match.say(game.anySentence(match.view, random).join(' '));
        const turn = { notes: match.notes, events: match.events() };
        for (const { note } of turn.notes) kinds.add(note);
        const long = explainAiTurn(before, turn);
        const short = summarizeAiTurn(before, turn);
        const unruled = [...long, ...short].filter(
          (line) =>
            (!RULE.test(line) && !/^Result$|: nobody$|^ {2}candidates/.test(line)) ||
            /undefined|NaN|Infinity/.test(line),
        );
        expect(unruled).toEqual([]);
        expect(short.length).toBeLessThanOrEqual(long.length);
      }
    }
    expect([...kinds].toSorted()).toEqual([
      'allHeld',
      'cardNotRolled',
      'cardRolled',
      'cardTurned',
      'choice',
      'objective',
      'tokenNotRolled',
      'tokenRolled',
      'unreached',
      'wound',
    ]);
  },
  LONG,
);
