import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { GlanceNote } from '../face/glance.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { confirm, stepBack, takeMeaning } from '../match/saying-actions.ts';
import { useSetting } from '../settings/settings-store.ts';
import { Button } from '../ui/button.tsx';
import { Anchored } from './anchored.tsx';
import { type PopoverDeed, type PopoverModel, popoverOf, type PopoverRow } from './popover-model.ts';
import { sameModel } from './same-model.ts';
import './popover.css';

/** What is decided at a hex, beside it: what a click could mean, what it costs, and the button that does it. */
export function Popover() {
  const model = usePopover();
  if (model === null) return null;
  const content = <PopoverCard model={model} />;
  return model.hex === null ? (
    <div className="popover-place">{content}</div>
  ) : (
    <Anchored hex={model.hex}>{content}</Anchored>
  );
}

/** The same one as long as nothing in it changes: the pointer moves all the time. */
function usePopover(): PopoverModel | null {
  const last = useRef<PopoverModel | null>(null);
  return usePlay((state) => {
    const model = popoverOf(state);
    if (!sameModel(model, last.current)) last.current = model;
    return last.current;
  });
}

function PopoverCard({ model: { hex, rows, deed, byKey } }: { readonly model: PopoverModel }) {
  const store = usePlayStore();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const it = card.current;
    if (byKey) it?.querySelector<HTMLElement>('[aria-checked="true"], button')?.focus();
    return () => void (it?.contains(document.activeElement) === true && focusMap());
  }, [byKey]);
  const keys = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (by !== undefined) return step(event, by);
    if (event.key !== 'Enter' || deed === null) return;
    event.preventDefault();
    event.stopPropagation();
    confirm(store);
  };
  return (
    <div
      ref={card}
      className="popover"
      role="group"
      aria-label={hex === null ? 'Decide' : `Decide at ${hex}`}
      data-testid="popover"
      onKeyDown={keys}
    >
      {rows.length < 2 ? null : (
        <div role="radiogroup" aria-label="What to do there" className="popover-rows">
          {rows.map((row) => (
            <Row key={row.entry.words.join(' ')} row={row} />
          ))}
        </div>
      )}
      {deed === null ? null : <Deed deed={deed} hex={hex} />}
      <button type="button" className="popover-close" aria-label="Close" onClick={() => void stepBack(store)}>
        ×
      </button>
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** From row to row, as in any group of such buttons: the one that is gone to is taken. */
function step(event: KeyboardEvent, by: number): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
  if (rows.length === 0) return;
  const here = rows.findIndex((row) => row === document.activeElement);
  const next = rows[(here + by + rows.length) % rows.length];
  event.preventDefault();
  event.stopPropagation();
  next?.focus();
  next?.click();
}

function focusMap(): void {
  document.querySelector<HTMLElement>('.map [role="application"]')?.focus();
}

/** `Fire  42% · 3 AP` */
function Row({ row: { entry, label, chance, price, isChosen } }: { readonly row: PopoverRow }) {
  const store = usePlayStore();
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      className="popover-row"
      data-say={entry.words.join(' ')}
      onClick={() => takeMeaning(store, entry)}
    >
      <span>{label}</span>
      <span className="popover-aside">{[chance, price].filter((part) => part !== '').join(' · ')}</span>
    </button>
  );
}

function Deed({ deed: { sentence, glance }, hex }: { readonly deed: PopoverDeed; readonly hex: string | null }) {
  const store = usePlayStore();
  const { deed, chance, price, notes } = glance;
  const hasOdds = useSetting('deckOdds') === 'shown';
  const line = notes.map((note) => noteText(note, hasOdds)).filter((text) => text !== '');
  return (
    <>
      <div className="popover-deed">
        <span className="popover-chance">{chance === '' ? hex : chance}</span>
        <Button tone="main" data-testid="do-at-hex" data-say={sentence.join(' ')} onClick={() => confirm(store)}>
          {[deed, price].filter((part) => part !== '').join(' · ')}
        </Button>
      </div>
      {line.length === 0 ? null : <p className="popover-line">{line.join(' · ')}</p>}
    </>
  );
}

function noteText({ text, unless }: GlanceNote, hasOdds: boolean): string {
  return unless === null || hasOdds ? text : unless;
}
