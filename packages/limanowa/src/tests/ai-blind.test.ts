import { type ScriptedChance, heardBy, randomOf, Recorder, type Sentence, streamsOf } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { EFFECTS } from '../model/battlecard.ts';
import type { LimanowaEvent } from '../model/event.ts';
import type { Limanowa, State } from '../model/state.ts';
import { game, missionWith } from '../testing/match.ts';

const MISSIONS = ['bridge-at-neu-sandez', 'jabloniec-ridge', 'steamroller'];
const LONG = 60_000;
const words: ReadonlySet<string> = new Set(EFFECTS);

/** The AI turns up this card, wherever it is in the pile. */
function turning(card: number): ScriptedChance {
  return { names: (stream) => stream === 'aiDeck', next: () => card };
}

/** The AI's events and notes after this sentence, with dice fixed by the seed. */
function heard(text: string, sentence: Sentence, card: number, seed: string): string {
  const state = game.revive(text);
  const chance = streamsOf(`sfc32:${seed}`, game.streams);
  const io = new Recorder<LimanowaEvent, Limanowa['note']>(chance, { tracing: true, script: turning(card) });
  game.apply(state, sentence, io);
  const asked = game.pending(state);
  return JSON.stringify({ events: heardBy('ai', io.told), notes: io.notes, asked: [asked?.seat, asked?.key] });
}

/** Everything hidden from the AI. */
function secretsOf({ corps, deck, piles }: State): Record<string, unknown> {
  return { hands: corps.map(({ hand }) => hand), deck: deck.inside, central: piles?.central.inside };
}

test(
  'LS2.2c R-201 the AI goes by what lies open: hands, the deck and the order of its piles may be otherwise',
  () => {
    const changed = new Map<string, number>();
    const differences: string[] = [];
    let decisions = 0;
    for (let number = 0; number < 24; number++) {
      const random = randomOf(`blind ${number}`);
      const match = missionWith(MISSIONS[number % MISSIONS.length] ?? '', { options: { level: 'veteran' } });
      for (let entry = 0; game.pending(match.state) !== undefined; entry++) {
        const sentence = game.anySentence(match.view, random);
        // A played card must be in the hand, which is one of the secrets.
        if (!sentence.some((word) => words.has(word))) {
          const other = game.imagine(game.view(match.state, 'ai'), 'ai', random);
          const before = secretsOf(match.state);
          for (const [name, secret] of Object.entries(secretsOf(other)))
            if (JSON.stringify(secret) !== JSON.stringify(before[name]))
              changed.set(name, (changed.get(name) ?? 0) + 1);
          const card = match.state.piles?.[match.state.turn.phase].inside.at(-1) ?? -1;
          const [one, two] = [match.state, other].map((each) =>
            heard(game.freeze(each), sentence, card, `${number}-${entry}`),
          );
          if (one !== two) differences.push(`mission ${number}, entry ${entry}: ${two} instead of ${one}`);
          if (sentence[0] === 'proceed') decisions++;
        }
        match.say(sentence.join(' '));
      }
    }
    expect(differences).toEqual([]);
    expect(decisions).toBeGreaterThan(200);
    expect(['hands', 'deck', 'central'].filter((name) => (changed.get(name) ?? 0) < 20)).toEqual([]);
  },
  LONG,
);
