import type { AnswerTo, Shown } from '@sandtable/protocol';
import { useEffect, useId, useState } from 'react';
import { Button, LinkButton } from '../../ui/buttons.tsx';
import { Notice, Waiting } from '../../ui/notices.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { askServer } from '../server/ask.ts';
import { useRequest } from '../server/use-request.ts';
import { useLobby } from './lobby-store.ts';
import { personAddress } from './person-name.tsx';

const LINES: readonly (readonly [keyof Shown & ('presence' | 'matches' | 'record'), string, string])[] = [
  ['presence', 'That you are here', 'In the lobby and on your page. At a table its players always see it.'],
  ['matches', 'Your matches', 'Only those that anyone may watch.'],
  ['record', 'How your matches end', 'How many you played to the end, resigned, or lost on time.'],
];

/** What my page shows to others, and whom I have blocked. */
export function ShownSettings() {
  const me = useLobby(({ person }) => person?.id);
  const [state, setState] = useState<AnswerTo<'GET /api/me/shown'> | null>(null);
  const { isBusy, trouble, run } = useRequest();
  useEffect(() => {
    void run(async () => setState(await askServer('GET /api/me/shown')));
  }, [run]);
  const change = (shown: Shown): void =>
    void run(async () => setState(await askServer('POST /api/me/shown', { body: shown })));
  const unblock = (id: string): void =>
    void run(async () => {
      await askServer('POST /api/people/:id/relation', { id, body: { isBlocked: false } });
      setState(await askServer('GET /api/me/shown'));
    });
  return (
    <Panel title="What others see" className="shown-settings">
      {state === null ? (
        trouble === null ? (
          <Waiting what="Looking it up…" />
        ) : null
      ) : (
        <>
          {LINES.map(([key, label, help]) => (
            <Line
              key={key}
              label={label}
              help={help}
              on={state.shown[key]}
              onChange={(on) => change({ ...state.shown, [key]: on })}
            />
          ))}
          <About shown={state.shown} isBusy={isBusy} onChange={change} />
          {state.blocked.length === 0 ? null : (
            <ul className="you-blocked" aria-label="Blocked">
              {state.blocked.map(({ id, name }) => (
                <li key={id}>
                  {name}
                  <Button disabled={isBusy} onClick={() => unblock(id)}>
                    Unblock<span className="unseen">{` ${name}`}</span>
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {me === undefined ? null : <LinkButton href={personAddress(me)}>Your page</LinkButton>}
        </>
      )}
      {trouble === null ? null : <Notice>{trouble}</Notice>}
    </Panel>
  );
}

interface LineProps {
  readonly label: string;
  readonly help: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

function Line({ label, help, on, onChange }: LineProps) {
  const id = useId();
  return (
    <div className="setting">
      <div>
        <div id={id} className="setting-label">
          {label}
        </div>
        <div className="setting-help">{help}</div>
      </div>
      <Toggle labelledBy={id} on={on} onChange={onChange} />
    </div>
  );
}

interface AboutProps {
  readonly shown: Shown;
  readonly isBusy: boolean;
  readonly onChange: (shown: Shown) => void;
}

function About({ shown, isBusy, onChange }: AboutProps) {
  const id = useId();
  const [about, setAbout] = useState(shown.about);
  return (
    <form
      className="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ ...shown, about });
      }}
    >
      <div className="name-field">
        <label htmlFor={id}>A line about you</label>
        <input
          id={id}
          className="field"
          value={about}
          maxLength={200}
          onChange={({ target }) => setAbout(target.value)}
        />
      </div>
      <Button type="submit" disabled={isBusy || about === shown.about}>
        Keep
      </Button>
    </form>
  );
}
