import { readFileSync } from 'node:fs';
import { printProblem, type Verb } from '@sandtable/kernel';
import { examplesOf, nonEmpty, Rehearsal } from '@sandtable/kernel/testing';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { defaultPack } from '../content/pack.ts';
import { effectStepSchema } from '../model/pack/effect-step.ts';
import { fieldsOf } from '../model/battle/field.ts';
import { generatorCardSchema } from '../model/pack/generator.ts';
import type { Pack } from '../model/pack/pack.ts';
import type { Bear } from '../model/battle/state.ts';
import { SIDES } from '../model/pack/unit-type.ts';
import { checkPack } from '../setup/check-pack.ts';
import { FRAMES } from '../battle-system.ts';
import { bear } from '../system.ts';
import { testCard } from '../testing/draft-match.ts';
import { type BearMatch, pack as ours } from '../testing/match.ts';
import { promptWords } from './prompts.ts';

/** The rest of the page is about the other game. */
const [page = ''] = readFileSync(new URL('../../../../docs/notation.md', import.meta.url), 'utf8').split(
  '\n## Limanowa\n',
);

function begin(scene: string): { match: BearMatch; pack: Pack } {
  const raw: object = JSON.parse(scene);
  if ('draft' in raw) return beginDraft(raw);
  if ('game' in raw) return { match: new Rehearsal(bear(ours), { position: raw }), pack: ours };
  const checked = checkPack({ ...defaultPack, missions: [raw] });
  if (!checked.ok) throw new Error(checked.problems.map(printProblem).join('\n'));
  return { match: new Rehearsal(bear(checked.value), { mission: 'example' }), pack: checked.value };
}

const topsSchema = z.object({
  draft: z.unknown(),
  tops: z.optional(z.record(z.enum(SIDES), z.array(z.array(effectStepSchema)))),
});

/** Starts a draft with our own cards, or with these tops over bottoms that give one unit each, from number 08 on. */
function beginDraft(raw: object): { match: BearMatch; pack: Pack } {
  const { draft, tops } = topsSchema.parse(raw);
  const cards = SIDES.flatMap((side) =>
    (tops?.[side] ?? []).map((steps, place) =>
      testCard(side, place + 1, steps, [side.charAt(0) + String(place + 8).padStart(2, '0')]),
    ),
  );
  const pack =
    tops === undefined ? ours : { ...ours, generatorCards: cards.map((card) => generatorCardSchema.parse(card)) };
  return { match: new Rehearsal(bear(pack), { draft }), pack };
}

function asked(match: BearMatch, pack: Pack): { key: string; verbs: readonly Verb<Bear>[] } {
  const seen = fieldsOf(pack)(match.view);
  const frame = match.view.frames.at(-1);
  const kind: { ask(seen: unknown, frame: unknown): { key: string; verbs: readonly Verb<Bear>[] } | null } =
    FRAMES[frame?.kind ?? 'round'];
  const question = kind.ask(seen, frame);
  if (question === null) throw new Error('nothing is asked');
  return question;
}

const examples = nonEmpty(examplesOf(page));

describe('the page of sentences', () => {
  test.each(examples.map((example) => [example.said.join(' / '), example] as const))('%s', (_title, example) => {
    const { match, pack } = begin(example.scene);
    const last = example.said.at(-1) ?? '';
    for (const said of example.said.slice(0, -1)) match.say(said);
    const heard: string[] = [];
    for (const verb of asked(match, pack).verbs) {
      vi.spyOn(verb, 'resolve').mockImplementation(() => heard.push(verb.name));
    }
    try {
      match.say(last);
    } catch (error) {
      // A verb without effect leaves its question open.
      if (heard.length === 0) throw error;
    } finally {
      vi.restoreAllMocks();
    }
    expect(heard).toEqual([example.verb]);
  });

  test('has every verb of every question', () => {
    const verbs = new Set<string>();
    const keys = new Set<string>();
    for (const { said, scene } of examples) {
      const { match, pack } = begin(scene);
      for (const [place] of said.entries()) {
        const question = asked(match, pack);
        keys.add(question.key);
        for (const { name } of question.verbs) verbs.add(name);
        if (place < said.length - 1) match.say(said[place] ?? '');
      }
    }
    expect([...keys].sort()).toEqual(Object.keys(promptWords).sort());
    expect([...new Set(examples.map(({ verb }) => verb))].sort()).toEqual([...verbs].sort());
  });
});
