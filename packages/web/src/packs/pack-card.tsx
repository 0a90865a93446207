import { counted } from '@sandtable/kernel';
import { useState } from 'react';
import type { ListedPack } from '../face/packs.ts';
import { missionAddress, missionsAddress } from '../games/addresses.ts';
import { gameNamed } from '../games/games.ts';
import { download, fileName } from '../link/files.ts';
import type { Summary } from '../link/summary.ts';
import { MiniMap } from '../missions/mini-map.tsx';
import { Button, CopyButton, LinkButton } from '../ui/buttons.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { MissionFacts, MissionsFace } from '../face/missions.ts';

interface PackCardProps {
  readonly pack: ListedPack;
  readonly missions: MissionsFace;
  /** Actions for the player's own packs; null for ours, which can only be viewed. */
  readonly own: OwnPackProps | null;
}

export interface OwnPackProps {
  readonly text: string;
  readonly bound: readonly Summary[];
  readonly onRemove: () => void;
}

export function PackCard({ pack: { head, game: id, counts }, missions, own }: PackCardProps) {
  const game = gameNamed(id);
  const its = missions.all.filter(({ pack }) =>
    own === null ? pack === undefined : pack?.hash === head.hash && pack.id === head.id,
  );
  const [first] = its;
  return (
    <article className="pack panel" aria-label={head.name}>
      <div className="pack-map" aria-hidden="true">
        {first === undefined ? null : <PackMap missions={missions} facts={first} />}
      </div>
      <div className="pack-text">
        <h2>{head.name}</h2>
        <p className="soft">
          {head.author ?? 'No author named'} <span className="tag">{head.licence ?? 'no license given'}</span>
        </p>
        <p className="soft pack-hash">
          sha-256 {inFours(head.hash)} <CopyButton text={head.hash} />
        </p>
        <p>
          {[
            own === null
              ? `comes with ${game.name}`
              : head.extends === null
                ? `stands alone, for ${game.name}`
                : `builds on ${game.name}`,
            ...printCounts(counts),
          ].join(' · ')}
        </p>
        {own === null ? null : <p className="soft">{printBound(own.bound)}</p>}
        {lacksMissions({ head, counts }, its.length) ? (
          <p role="alert">It was checked by an older version, and is not sound by this one. Import a newer file.</p>
        ) : null}
      </div>
      <div className="pack-actions">
        {first === undefined ? null : (
          <LinkButton tone="main" href={its.length === 1 ? missionAddress(game, first.id) : missionsAddress(game)}>
            Missions
          </LinkButton>
        )}
        {own === null ? null : <OwnActions name={head.name} {...own} />}
      </div>
    </article>
  );
}

/**
 * Whether missions that the pack had when it was imported cannot be played any more. One that builds on ours plays ours, if it has none of its
 * own; one that stands alone may have boards and counters only.
 */
export function lacksMissions({ head, counts }: Pick<ListedPack, 'head' | 'counts'>, playable: number): boolean {
  return playable === 0 && (head.extends !== null || counts['missions'] !== undefined);
}

function OwnActions({ name, text, bound, onRemove }: OwnPackProps & { readonly name: string }) {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <Button onClick={() => download(`${fileName(name)}.pack.json`, text)}>Export</Button>
      <Button tone="plain" aria-label={`Remove ${name}`} onClick={() => setLeaving(true)}>
        Remove…
      </Button>
      <Dialog
        open={isLeaving}
        onClose={() => setLeaving(false)}
        title="Remove this pack?"
        foot={
          <>
            <Button onClick={() => setLeaving(false)}>Keep it</Button>
            <Button
              tone="alarm"
              onClick={() => {
                setLeaving(false);
                onRemove();
              }}
            >
              Remove
            </Button>
          </>
        }
      >
        <p>
          {bound.length === 0
            ? 'No match of this browser needs it.'
            : 'These matches cannot be opened until it is imported again:'}
        </p>
        <ul>
          {bound.map((match) => (
            <li key={match.id}>
              {match.name}, {match.standing}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

function PackMap({ missions, facts }: { readonly missions: MissionsFace; readonly facts: MissionFacts }) {
  const map = missions.miniMapOf(facts.id);
  return map === null ? null : <MiniMap map={map} fills />;
}

/** A hash shortened for comparing by eye: `4c1f 09be 77d2 … a310`. */
function inFours(hash: string): string {
  const parts = hash.match(/.{4}/g) ?? [];
  return [...parts.slice(0, 3), '…', ...parts.slice(-1)].join(' ');
}

/** `unitTypes` in words: `2 unit types`. */
function printCounts(counts: ListedPack['counts']): string[] {
  return Object.entries(counts).map(([list, count]) => {
    const words = list.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return counted(count, words.replace(/^ai /, 'AI ').replace(/s$/, ''));
  });
}

function printBound(bound: readonly Summary[]): string {
  if (bound.length === 0) return 'No match is bound to it.';
  return `${counted(bound.length, 'match', 'matches')} ${bound.length === 1 ? 'is' : 'are'} bound to this very hash: ${bound.map(({ name }) => name).join(', ')}.`;
}
