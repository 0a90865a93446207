import { useState } from 'react';
import { Button } from './button.tsx';

const LABELS = {
  idle: 'Copy',
  done: 'Copied',
  failed: 'Not allowed here: select the text and copy it yourself',
} as const;

/** Puts a text where it can be pasted from, and says whether it is there. */
export function CopyButton({ text, label = LABELS.idle }: { readonly text: string; readonly label?: string }) {
  const [copied, setCopied] = useState<{ readonly text: string; readonly isDone: boolean } | null>(null);
  const copy = async (): Promise<void> => {
    const isDone = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied({ text, isDone });
  };
  const isThis = copied?.text === text;
  return (
    <>
      <Button onClick={() => void copy()}>{isThis && copied.isDone ? LABELS.done : label}</Button>
      <span role="status" className={isThis && !copied.isDone ? '' : 'unseen'}>
        {isThis ? LABELS[copied.isDone ? 'done' : 'failed'] : ''}
      </span>
    </>
  );
}
