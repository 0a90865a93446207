import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { AnyGame } from '../face/game.ts';
import type { GeneratorFace, GeneratorSheet, Wish } from '../face/generator.ts';
import { generateAddress, newMatchAddress } from '../games/addresses.ts';
import { beginMatch } from '../games/open-match.ts';
import { makeBlind } from '../link/blind.ts';
import { explainRefusal, type RefusalWords } from '../link/refusal-words.ts';
import { freshSeed } from '../link/seed.ts';
import { loadTable } from '../missions/start-panel.tsx';
import { defaultSitters, hasPerson, seatingOf, SeatPicks } from '../missions/seats.tsx';
import { Button, CopyButton, ReloadButton } from '../ui/buttons.tsx';
import { Choice } from '../ui/choice.tsx';
import { painted } from '../ui/idle.ts';
import { Notice, TakesLong } from '../ui/notices.tsx';
import { Panel } from '../ui/panel.tsx';
import { draftsFor, printWish } from './wish.ts';

interface StartGenerationProps {
  readonly game: AnyGame;
  readonly generator: GeneratorFace;
  readonly sheet: GeneratorSheet;
  readonly wish: Wish;
  readonly onChange: (name: string, value: string) => void;
}

export function StartGeneration({ game, generator, sheet, wish, onChange }: StartGenerationProps) {
  const [, navigate] = useLocation();
  const { parties, hands, isSolo } = sheet;
  const [seed, setSeed] = useState(() => wish['seed'] ?? freshSeed());
  const seated = defaultSitters(parties, generator.bots[0]?.name ?? 'me');
  const [chosen, setSitters] = useState(seated);
  const sitters = { ...seated, ...chosen };
  const [drafters, setDrafters] = useState<Readonly<Record<string, string>>>({});
  const [hasBlind, setBlind] = useState(false);
  const [isStarting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState<RefusalWords | null>(null);
  const isSeated = hasPerson(parties, sitters);
  const drafts = Object.fromEntries(
    hands.flatMap(({ key }) => {
      const drafter = drafters[key] ?? '';
      return drafter === '' ? [] : [[key, drafter] as const];
    }),
  );
  const isBarred = isStarting || !isSeated || sheet.refusal !== null;
  /** Hands without a chosen drafter get the usual one. */
  const all = { ...draftsFor(generator, sheet), ...drafts };
  const isByHand = hands.some(({ key }) => drafts[key] === undefined);

  const start = async (by: Readonly<Record<string, string>>): Promise<void> => {
    setStarting(true);
    loadTable(game);
    await painted();
    const plan = { options: sheet.options, seats: seatingOf(parties, sitters), seed, drafts: by };
    const linked = await beginMatch(game, plan).finally(() => setStarting(false));
    if (linked.ok && isSolo && hasBlind) makeBlind(linked.match.id);
    if (linked.ok) navigate(`/play/${linked.match.id}`);
    else setRefusal(explainRefusal(linked.refusal));
  };

  return (
    <Panel title="Start" className="start-panel">
      <Choice
        label="Alone or with others"
        values={['solo', 'people']}
        labels={{ solo: 'Solo against the AI', people: 'With people or bots' }}
        value={isSolo ? 'solo' : 'people'}
        onChange={(play) => onChange('play', play)}
      />
      {isSolo ? null : (
        <>
          <SeatPicks missions={generator} parties={parties} sitters={sitters} onChange={setSitters} />
          <p>
            Not at this screen? <Link href={newMatchAddress(game, 'generate')}>Play a friend by link</Link>
          </p>
        </>
      )}
      <DrafterPicks generator={generator} hands={hands} drafters={drafters} onChange={setDrafters} />
      <SeedField seed={seed} onChange={setSeed} />
      <div>
        <CopyButton text={linkTo(game, { ...wish, seed })} label="Copy a link to this" />
      </div>
      {isSolo ? (
        <label className="blind-line">
          <input type="checkbox" checked={hasBlind} onChange={({ target }) => setBlind(target.checked)} />
          Hide the enemy’s draft from me until the battle, if both sides are drafted for me
        </label>
      ) : null}
      <div className="start-line">
        <Button
          tone={isByHand ? 'normal' : 'main'}
          className="start-button"
          disabled={isBarred}
          onClick={() => void start(all)}
        >
          {isStarting ? 'Setting up…' : 'Generate and play'}
        </Button>
        {isByHand ? (
          <Button tone="main" className="start-button" disabled={isBarred} onClick={() => void start(drafts)}>
            {isStarting ? 'Setting up…' : 'Start the draft'}
          </Button>
        ) : null}
        {isStarting ? <TakesLong /> : null}
        {isSeated ? null : <p role="status">At least one person must play: take a seat yourself.</p>}
      </div>
      {sheet.refusal === null ? null : <Notice>{sheet.refusal}</Notice>}
      {sheet.advice.map((advice) => (
        <p key={advice} className="soft">
          {advice}
        </p>
      ))}
      {refusal === null ? null : (
        <Notice actions={refusal.canReload ? <ReloadButton /> : null}>
          {refusal.text} <small>{refusal.detail}</small>
        </Notice>
      )}
    </Panel>
  );
}

function linkTo(game: AnyGame, wish: Wish): string {
  return `${location.origin}${location.pathname}#${generateAddress(game, printWish(wish))}`;
}

interface DrafterPicksProps {
  readonly generator: Pick<GeneratorFace, 'drafters'>;
  readonly hands: GeneratorSheet['hands'];
  readonly drafters: Readonly<Record<string, string>>;
  readonly onChange: (drafters: Readonly<Record<string, string>>) => void;
}

export function DrafterPicks({ generator, hands, drafters, onChange }: DrafterPicksProps) {
  return (
    <fieldset className="seat-picks">
      <legend>Draft</legend>
      {hands.map(({ key, side, name }) => (
        <label key={key} className="seat-pick">
          <span data-side={side === '' ? undefined : side}>{name}</span>
          <select
            className="field"
            value={drafters[key] ?? ''}
            onChange={({ target }) => onChange({ ...drafters, [key]: target.value })}
          >
            <option value="">Card by card</option>
            {generator.drafters.map((drafter) => (
              <option key={drafter.name} value={drafter.name}>
                {drafter.label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

interface SeedFieldProps {
  readonly seed: string;
  readonly onChange: (seed: string) => void;
}

function SeedField({ seed, onChange }: SeedFieldProps) {
  return (
    <div className="seed-line">
      <label className="seed">
        <span>Seed</span>
        <input
          className="field"
          value={seed}
          maxLength={64}
          spellCheck={false}
          autoComplete="off"
          // A seed has no spaces or colons.
          onChange={({ target }) => onChange(target.value.replaceAll(/[\s:]+/g, '-'))}
        />
      </label>
      <Button onClick={() => onChange(freshSeed())}>Another</Button>
    </div>
  );
}
