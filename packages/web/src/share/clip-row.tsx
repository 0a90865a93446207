import { useEffect, useRef, useState } from 'react';
import type { ShareWish } from '../match/app-context.ts';
import { useThemeName } from '../settings/use-theme.ts';
import { Button } from '../ui/buttons.tsx';
import { type Clip, CLIP, makeClip } from './clip.ts';
import { canMakeClips } from './clip-recorder.ts';
import { giveFile } from './picture-file.ts';
import { ShareRow } from './share-row.tsx';

interface ClipRowProps {
  readonly wish: ShareWish;
  readonly title: string;
  readonly told: string;
  readonly file: string;
}

type ClipState =
  | { readonly kind: 'none' }
  | { readonly kind: 'making'; readonly done: number }
  | { readonly kind: 'made'; readonly clip: Clip }
  | { readonly kind: 'failed'; readonly why: string };

const UNABLE = 'This browser can make no WebM film. Share the picture or the link instead.';

export function ClipRow({ wish, title, told, file }: ClipRowProps) {
  const { sitting, moment } = wish;
  const theme = useThemeName();
  const [state, setState] = useState<ClipState>(canMakeClips() ? { kind: 'none' } : { kind: 'failed', why: UNABLE });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  if (moment.seq === 0 || !moment.position.hasMap)
    return (
      <ShareRow title="Clip" text="Nothing moves in this moment: choose an entry.">
        {null}
      </ShareRow>
    );
  const make = async (): Promise<void> => {
    const stop = new AbortController();
    running.current = stop;
    // A clip that was cancelled may take a while to end.
    const tell = (now: ClipState): void => (stop.signal.aborted ? undefined : setState(now));
    const onProgress = (done: number): void => tell({ kind: 'making', done });
    onProgress(0);
    try {
      const clip = await makeClip({ sitting, moment, title, theme, signal: stop.signal, onProgress });
      tell(clip === null ? { kind: 'failed', why: UNABLE } : { kind: 'made', clip });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      tell({ kind: 'failed', why: `The clip could not be made: ${why}` });
    }
  };
  const cancel = (): void => {
    running.current?.abort();
    setState({ kind: 'none' });
  };
  return (
    <ShareRow title="Clip" text={wordsFor(state, told, moment.seq)}>
      {state.kind === 'none' ? (
        <Button aria-label="Make the clip" onClick={() => void make()}>
          Make
        </Button>
      ) : null}
      {state.kind === 'making' ? (
        <>
          <progress value={state.done} max={1} aria-label="The clip is being made" />
          <Button aria-label="Cancel the clip" onClick={cancel}>
            Cancel
          </Button>
        </>
      ) : null}
      {state.kind === 'made' ? (
        <Button
          aria-label="Save the clip"
          onClick={() => void giveFile(new File([state.clip.blob], file, { type: 'video/webm' }))}
        >
          Save
        </Button>
      ) : null}
    </ShareRow>
  );
}

function wordsFor(state: ClipState, told: string, seq: number): string {
  switch (state.kind) {
    case 'none':
      return `WebM ${CLIP.width} × ${CLIP.height}, at most 10 s: move ${seq}. ${told}`;
    case 'making':
      return 'Drawing it picture by picture…';
    case 'made':
      return `WebM, ${(state.clip.length / 1000).toFixed(1)} s, ${Math.ceil(state.clip.blob.size / 1000)} kB. ${told}`;
    case 'failed':
      return state.why;
  }
}
