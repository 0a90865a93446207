import { LONGEST_NAME } from '@sandtable/protocol';
import { useId, useState } from 'react';
import { Button } from '../../ui/buttons.tsx';
import { Notice } from '../../ui/notices.tsx';
import { useRequest } from '../server/use-request.ts';
import { nameMe } from './lobby-store.ts';

interface NameFieldProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
}

function NameField({ name, onChange }: NameFieldProps) {
  const id = useId();
  return (
    <div className="name-field">
      <label htmlFor={id}>Your name at the table</label>
      <input
        id={id}
        className="field"
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        required
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

export const NO_PASSWORD = 'No password, no e-mail. Your key is stored in this browser.';

interface NameFormProps {
  readonly before?: string;
  readonly label: string;
  readonly tone?: 'main' | 'normal';
}

/** A guest name, or another, can be changed at any time. */
export function NameForm({ before = '', label, tone = 'normal' }: NameFormProps) {
  const [name, setName] = useState(before);
  const { isBusy, trouble, run } = useRequest();
  const isSame = before !== '' && name.trim() === before;
  return (
    <form
      className="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => nameMe(name));
      }}
    >
      <NameField name={name} onChange={setName} />
      <Button type="submit" tone={tone} disabled={isBusy || isSame}>
        {label}
      </Button>
      {trouble === null ? null : <Notice>{trouble}</Notice>}
    </form>
  );
}
