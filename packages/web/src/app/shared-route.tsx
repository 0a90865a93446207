import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { replayAddress } from '../games/addresses.ts';
import { adoptMatch, leaveMatch, type OpenResult, type Wait, watchFile, watchMatch } from '../games/open-match.ts';
import { saveFileOf } from '../games/save-game.ts';
import { explainRefusal } from '../link/refusal-words.ts';
import { freshId } from '../link/seed.ts';
import { RefusedMatch } from '../opening/refused-match.tsx';
import { ReplayScreen } from '../replay/replay-screen.tsx';
import { type CarriedMatch, carriedBy, sharedAddress } from '../share/carried.ts';
import { KeepBar } from '../share/keep-bar.tsx';
import { ShareRoom } from '../share/share-room.tsx';
import { LinkButton } from '../ui/buttons.tsx';
import { useFail } from '../ui/loading.tsx';
import { Waiting } from '../ui/notices.tsx';
import { entryIn } from './replay-route.tsx';

interface SharedRouteProps {
  readonly seq: string;
  /** The match itself, or its id on this server. */
  readonly payload: string;
}

/** A match from a link, replayed from the entry that the link names. It is not stored unless the player asks for that. */
export function SharedRoute({ seq, payload }: SharedRouteProps) {
  const [carried, setCarried] = useState<CarriedMatch | null>(null);
  const fail = useFail();
  useEffect(() => {
    let isHere = true;
    carriedBy(payload).then((found) => (isHere ? setCarried(found) : undefined), fail);
    return () => void (isHere = false);
  }, [payload, fail]);
  if (carried === null) return <Waiting what="Unpacking the link…" />;
  if (carried.ok) return <SharedMatch seq={seq} payload={payload} text={carried.text} />;
  return (
    <main className="page page-narrow">
      <h1>This link cannot be opened</h1>
      <p>{carried.words}</p>
      <div className="page-actions">
        <LinkButton href="/" tone="main">
          Home
        </LinkButton>
      </div>
    </main>
  );
}

function SharedMatch({ seq, payload, text }: SharedRouteProps & { readonly text: string }) {
  const [id] = useState(freshId);
  const [, navigate] = useLocation();
  const [read] = useState(() => () => Promise.resolve(text));
  const file = saveFileOf(text);
  const [isRunning, setRunning] = useState(false);
  const open = useCallback(
    async (wait: Wait): Promise<OpenResult> => {
      const opened = await openToLookAt(id, text, wait);
      setRunning(opened.ok && opened.match.use((_, link) => link.now().outcome === null));
      return opened;
    },
    [id, text],
  );
  const address = useCallback((at: number) => sharedAddress(payload, at), [payload]);
  useEffect(() => () => leaveMatch(id), [id]);
  if (!file.ok) return <RefusedMatch refusal={{ kind: 'wrong', problems: file.problems }} />;
  const keep = async (way: 'look' | 'play'): Promise<string | null> => {
    const kept = await keepFile(text);
    if (!kept.ok) return explainRefusal(kept.refusal).text;
    const { id: own } = kept.match;
    navigate(way === 'play' ? `/play/${own}` : replayAddress(own, entryIn(seq) ?? undefined));
    return null;
  };
  return (
    <div className="watched">
      <KeepBar isRunning={isRunning} onKeep={keep} />
      <ShareRoom record={{ read }}>
        <ReplayScreen open={open} at={entryIn(seq)} address={address} />
      </ShareRoom>
    </div>
  );
}

/** Opens the match, up to the entry where the rules have changed if they have. */
async function openToLookAt(id: string, text: string, wait: Wait): Promise<OpenResult> {
  const file = saveFileOf(text);
  if (!file.ok) return { ok: false, refusal: { kind: 'wrong', problems: file.problems }, save: null };
  return watchMatch(id, file.value, wait);
}

async function keepFile(text: string): Promise<OpenResult> {
  const kept = await adoptMatch(text, {});
  if (kept.ok || kept.refusal.kind !== 'changed' || kept.save === null) return kept;
  return watchFile(kept.save, {});
}
