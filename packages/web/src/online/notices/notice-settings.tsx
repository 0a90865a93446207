import type { NoticeState, NoticeWish } from '@sandtable/protocol';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Button } from '../../ui/buttons.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFail } from '../../ui/loading.tsx';
import { Notice, Waiting } from '../../ui/notices.tsx';
import { Panel } from '../../ui/panel.tsx';
import { storedFlag, storedValue } from '../../ui/stored.ts';
import { Toggle } from '../../ui/toggle.tsx';
import { askServer, ServerError } from '../server/ask.ts';
import { MailWay, WebhookWay } from './other-ways.tsx';
import { pushBar, pushedHere, startPush, stopPush } from './push.ts';
import { useRequest } from '../server/use-request.ts';
import './notices.css';

export function NoticeSettings() {
  return (
    <Panel title="Tell me when it is my turn" className="notice-settings">
      <NoticeWays />
    </Panel>
  );
}

/** The ways by which the server can tell this person of a turn, and what each is for. */
function NoticeWays() {
  const [state, setState] = useState<NoticeState | null>(null);
  const { isBusy, trouble, run } = useRequest();
  useEffect(() => {
    void run(async () => setState(await askServer('GET /api/me/notices')));
  }, [run]);
  /** Every request about notices returns the new state. */
  const change = (work: () => Promise<NoticeState>): void => void run(async () => setState(await work()));
  const canTell = state !== null && hasWay(state);
  return (
    <>
      <p className="soft">
        One notice a turn, unless the match is open before you. It names the mission and who plays; nothing of the
        position.
      </p>
      {state === null && trouble === null ? <Waiting what="Looking it up…" /> : null}
      {state === null ? null : (
        <>
          <PushWay state={state} onChange={setState} />
          <MailWay state={state} isBusy={isBusy} onChange={change} />
          <WebhookWay state={state} isBusy={isBusy} onChange={change} />
          {canTell ? <Wishes state={state} onChange={change} /> : null}
          {canTell ? (
            <div className="page-actions">
              <Button disabled={isBusy} onClick={() => change(() => askServer('POST /api/me/notices/test'))}>
                Send a test
              </Button>
            </div>
          ) : null}
        </>
      )}
      {trouble === null ? null : <Notice>{trouble}</Notice>}
    </>
  );
}

const asked = storedValue('sandtable/told-how', storedFlag);

/**
 * Asks once in this browser how to be told of the next turn: in the first match by days, when the first turn has been handed over, and
 * only if no way is set up yet.
 */
export function AskHowToTell({ isHandedOver }: { readonly isHandedOver: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const fail = useFail();
  useEffect(() => {
    if (!isHandedOver || asked.read()) return;
    const look = async (): Promise<void> => {
      const known = await askServer('GET /api/me/notices');
      // Noted only now: without a server it is asked in the next match.
      asked.write(true);
      setAsking(!hasWay(known));
    };
    look().catch((error: unknown) => (error instanceof ServerError ? undefined : fail(error)));
  }, [isHandedOver, fail]);
  const close = (): void => setAsking(false);
  return (
    <Dialog
      open={isAsking}
      onClose={close}
      title="Tell you when it is your turn?"
      foot={
        <Button tone="main" onClick={close}>
          Done
        </Button>
      }
    >
      <div className="notice-settings">
        <NoticeWays />
        <p className="soft">Without a notice, look in at Play others. You can change this there, under You.</p>
      </div>
    </Dialog>
  );
}

function hasWay({ browsers, mail, webhook }: NoticeState): boolean {
  return browsers.length > 0 || isOpen(mail) || webhook !== null;
}

function isOpen(mail: NoticeState['mail']): boolean {
  return mail !== null && mail.isConfirmed && mail.trouble === null;
}

interface LineProps {
  readonly label: string;
  readonly help?: ReactNode;
  readonly children: (labelledBy: string) => ReactNode;
}

function Line({ label, help, children }: LineProps) {
  const id = useId();
  return (
    <div className="setting">
      <div>
        <div id={id} className="setting-label">
          {label}
        </div>
        {help === undefined ? null : <div className="setting-help">{help}</div>}
      </div>
      {children(id)}
    </div>
  );
}

/** A push to this browser, whether or not Sandtable is open in it. */
function PushWay({
  state,
  onChange,
}: {
  readonly state: NoticeState;
  readonly onChange: (state: NoticeState) => void;
}) {
  const bar = pushBar();
  const [here, setHere] = useState<string | null>(null);
  const { isBusy, trouble, run } = useRequest();
  useEffect(() => {
    void run(async () => setHere(await pushedHere()));
  }, [run]);
  const isOn = here !== null && state.browsers.some(({ id }) => id === here);
  const turn = (on: boolean): void =>
    void run(async () => {
      await (on ? startPush(state.key) : stopPush());
      setHere(await pushedHere());
      onChange(await askServer('GET /api/me/notices'));
    });
  const others = state.browsers.length - (isOn ? 1 : 0);
  return (
    <>
      <Line
        label="On this device"
        help={bar ?? (others === 0 ? undefined : `Also on ${others === 1 ? 'one other' : `${others} others`}.`)}
      >
        {(id) =>
          bar === null ? <Toggle labelledBy={id} on={isOn} onChange={(on) => (isBusy ? undefined : turn(on))} /> : null
        }
      </Line>
      {trouble === null ? null : <Notice>{trouble}</Notice>}
    </>
  );
}

const TURNS = ['each', 'daily', 'off'] as const;
const TURN_LABELS = { each: 'Each turn', daily: 'Once a day', off: 'Never' } as const;
const HOURS = Array.from({ length: 24 }, (_each, hour) => hour);

interface WishesProps {
  readonly state: NoticeState;
  readonly onChange: (work: () => Promise<NoticeState>) => void;
}

function Wishes({ state, onChange }: WishesProps) {
  const { turns, hour, zone, reminders, others } = state;
  const wish = (part: Partial<NoticeWish>): void =>
    onChange(() => askServer('POST /api/me/notices', { body: { turns, hour, zone, reminders, others, ...part } }));
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <Line label="My turns" help={turns === 'daily' ? 'All matches that wait for you, in one notice.' : undefined}>
        {(id) => (
          <Choice
            labelledBy={id}
            values={TURNS}
            labels={TURN_LABELS}
            value={turns}
            onChange={(next) => wish({ turns: next, ...(next === 'daily' && turns !== 'daily' ? { zone: here } : {}) })}
          />
        )}
      </Line>
      {turns === 'daily' ? (
        <Line label="Hour">
          {(id) => (
            <div className="notice-hour">
              <select
                className="field"
                aria-labelledby={id}
                value={hour}
                onChange={({ target }) => wish({ hour: Number(target.value) })}
              >
                {HOURS.map((each) => (
                  <option key={each} value={each}>{`${each}:00`}</option>
                ))}
              </select>
              <select
                className="field"
                aria-label="Time zone"
                value={zone}
                onChange={({ target }) => wish({ zone: target.value })}
              >
                {[...new Set([here, zone, ...Intl.supportedValuesOf('timeZone')])].map((each) => (
                  <option key={each}>{each}</option>
                ))}
              </select>
            </div>
          )}
        </Line>
      ) : null}
      <Line label="Before my time runs out" help="Half a day before, in matches with a pace of days.">
        {(id) => <Toggle labelledBy={id} on={reminders} onChange={(on) => wish({ reminders: on })} />}
      </Line>
      <Line label="When a match starts or ends" help="And when nobody has come to a table of yours.">
        {(id) => <Toggle labelledBy={id} on={others} onChange={(on) => wish({ others: on })} />}
      </Line>
    </>
  );
}
