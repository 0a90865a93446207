import type { NoticeState } from '@sandtable/protocol';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/buttons.tsx';
import { Choice } from '../../ui/choice.tsx';
import { askServer } from '../server/ask.ts';

interface WayProps {
  readonly state: NoticeState;
  readonly isBusy: boolean;
  readonly onChange: (work: () => Promise<NoticeState>) => void;
}

/** An address, used once its reader has confirmed it. */
export function MailWay({ state: { canMail, mail }, isBusy, onChange }: WayProps) {
  if (!canMail) return null;
  if (mail !== null)
    return (
      <Kept
        label="E-mail"
        text={mail.address}
        help={
          mail.trouble ?? (mail.isConfirmed ? null : 'Open the link that was sent there; it is good for three days.')
        }
        isBusy={isBusy}
        onRemove={() => onChange(() => askServer('DELETE /api/me/notices/mail'))}
      />
    );
  return (
    <WayForm
      label="E-mail"
      type="email"
      placeholder="anna@example.org"
      isBusy={isBusy}
      onSend={(address) => onChange(() => askServer('POST /api/me/notices/mail', { body: { address } }))}
    />
  );
}

const FORMS = ['discord', 'slack'] as const;
const FORM_LABELS = { discord: 'Discord', slack: 'Slack' } as const;

export function WebhookWay({ state: { webhook }, isBusy, onChange }: WayProps) {
  const [form, setForm] = useState<(typeof FORMS)[number]>('discord');
  if (webhook !== null)
    return (
      <Kept
        label="Webhook"
        text={`${webhook.host} (${FORM_LABELS[webhook.form]})`}
        help={webhook.trouble}
        isBusy={isBusy}
        onRemove={() => onChange(() => askServer('DELETE /api/me/notices/webhook'))}
      />
    );
  return (
    <WayForm
      label="Webhook"
      type="url"
      placeholder="https://discord.com/api/webhooks/…"
      isBusy={isBusy}
      onSend={(url) => onChange(() => askServer('POST /api/me/notices/webhook', { body: { url, form } }))}
    >
      <Choice label="Form of the webhook" values={FORMS} labels={FORM_LABELS} value={form} onChange={setForm} />
    </WayForm>
  );
}

interface KeptProps {
  readonly label: string;
  readonly text: string;
  readonly help: string | null;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

function Kept({ label, text, help, isBusy, onRemove }: KeptProps) {
  return (
    <div className="setting">
      <div>
        <div className="setting-label">{label}</div>
        <div className="setting-help">
          {text}
          {help === null ? null : <strong className="notice-trouble">{help}</strong>}
        </div>
      </div>
      <Button disabled={isBusy} onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}

interface WayFormProps {
  readonly label: string;
  readonly type: 'email' | 'url';
  readonly placeholder: string;
  readonly isBusy: boolean;
  readonly onSend: (text: string) => void;
  readonly children?: ReactNode;
}

function WayForm({ label, type, placeholder, isBusy, onSend, children }: WayFormProps) {
  const id = useId();
  const [text, setText] = useState('');
  return (
    <form
      className="setting notice-way"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(text.trim());
      }}
    >
      <label htmlFor={id} className="setting-label">
        {label}
      </label>
      {children}
      <input
        id={id}
        className="field"
        type={type}
        required
        autoComplete={type === 'email' ? 'email' : 'off'}
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" disabled={isBusy || text.trim() === ''}>
        Add
      </Button>
    </form>
  );
}
