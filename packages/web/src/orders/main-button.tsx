import { useShallow } from 'zustand/react/shallow';
import { useAsked, usePlay, usePlayStore } from '../match/play-context.tsx';
import { Button } from '../ui/buttons.tsx';
import { doMain, type MainAction, mainActionOf } from './main-action.ts';

const TEST_IDS = { confirm: 'confirm', next: 'film-next' } as const;

/** The one button for whatever comes next: it never goes and never moves. */
export function MainButton() {
  const store = usePlayStore();
  const action = usePlay(useShallow(mainActionOf));
  const seq = usePlay((state) => state.moment.seq);
  const proposal = useAsked()?.proposal ?? null;
  const { kind, label, key } = action;
  const isIdle = kind === 'none';
  return (
    <Button
      tone="main"
      className="confirm"
      aria-disabled={isIdle}
      data-testid={kind === 'confirm' || kind === 'next' ? TEST_IDS[kind] : undefined}
      data-does={doesOf(kind, seq)}
      data-say={kind === 'confirm' ? proposal?.join(' ') : undefined}
      onClick={() => doMain(store, action)}
    >
      <span>{label}</span>
      {key === '' ? null : <kbd>{key}</kbd>}
    </Button>
  );
}

/** As long as one order is made it is the same button; from picture to picture of a film as well. */
function doesOf(kind: MainAction['kind'], seq: number): string {
  if (kind === 'next') return kind;
  return `${kind === 'none' || kind === 'done' ? 'confirm' : kind} ${seq}`;
}
