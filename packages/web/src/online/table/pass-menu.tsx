import type { Realm } from '@sandtable/kernel';
import { useId, useState } from 'react';
import type { TableLink } from '../../face/moment.ts';
import { openSentenceOf } from '../../match/open-sentence.ts';
import { usePlay, usePlayStore } from '../../match/play-context.tsx';
import { confirm, say } from '../../match/saying-actions.ts';
import { Button } from '../../ui/buttons.tsx';
import './pass-menu.css';

interface PassMenuProps {
  readonly link: Pick<TableLink<Realm>, 'beforehand' | 'local'>;
  /** Automatic passing is on already. */
  readonly isSet?: boolean;
}

/**
 * A menu beside Pass: keep passing until something happens that is visible to all. A server also passes while the
 * person is away; at a shared screen, it saves handing the screen over.
 */
export function PassMenu({ link, isSet = false }: PassMenuProps) {
  const store = usePlayStore();
  const id = useId();
  const { breaks = {} } = usePlay((state) => state.sitting.habits);
  const moment = usePlay((state) => state.moment);
  const isMine = usePlay(({ sitting, moment: { seat, outcome } }) => sitting.isHere(seat) && outcome === null);
  const asked = usePlay((state) => openSentenceOf(state)?.saying.position ?? null);
  const pass = asked?.turnButtons().last ?? null;
  const [isOpen, setOpen] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  const all = Object.keys(breaks);
  // A question without a pass, such as in the set-up, has no menu; nor does a shared screen before it asks.
  const isElse = pass === null && (asked !== null || link.local !== null);
  if (!isMine || all.length === 0 || isSet || isElse) return null;
  const chosen = all.filter((each) => !left.includes(each));
  const close = (): void => setOpen(false);
  return (
    <div className="pass-menu">
      <Button
        className="pass-more"
        aria-label="Pass until…"
        data-alone={pass === null || undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {pass === null ? <span aria-hidden="true">Pass until…</span> : null}
        <svg className="sign" viewBox="0 0 12 12" aria-hidden="true">
          <path d="M1 4h10L6 10Z" />
        </svg>
      </Button>
      {isOpen ? (
        <section id={id} className="pass-panel" aria-label="Pass, and go on passing until…">
          <h3>Pass, and go on passing until…</h3>
          {all.map((each) => (
            <label key={each}>
              <input
                type="checkbox"
                checked={!left.includes(each)}
                onChange={() => setLeft(left.includes(each) ? left.filter((other) => other !== each) : [...left, each])}
              />
              {breaks[each]}
            </label>
          ))}
          <p className="soft">
            At the latest until the round ends. Judged by what all sides see; the others are told only that you pass.
          </p>
          <div>
            {pass === null ? (
              <Button onClick={close}>Close</Button>
            ) : (
              <Button
                onClick={() => {
                  close();
                  store.setState({ unit: -1 });
                  say(store, pass.words);
                  confirm(store);
                }}
              >
                {pass.label} once
              </Button>
            )}
            <Button
              tone="main"
              onClick={() => {
                close();
                link.beforehand({ until: chosen, since: moment.seq });
              }}
            >
              Pass until then
            </Button>
          </div>
        </section>
      ) : null}
    </div>
  );
}
