import { type ComponentProps, useState } from 'react';
import { Link } from 'wouter';

/** `main` is for the screen's main action: at most one such button is visible. */
export type Tone = 'main' | 'normal' | 'plain' | 'alarm';

interface ToneProps {
  readonly tone?: Tone;
}

export function Button({ tone = 'normal', className = '', ...rest }: ComponentProps<'button'> & ToneProps) {
  return <button type="button" {...rest} className={`button ${className}`} data-tone={tone} />;
}

export function LinkButton({
  tone = 'normal',
  href,
  className = '',
  children,
}: ToneProps & Pick<ComponentProps<'a'>, 'className' | 'children'> & { readonly href: string }) {
  return (
    <Link href={href} className={`button ${className}`} data-tone={tone}>
      {children}
    </Link>
  );
}

const COPY_LABELS = {
  idle: 'Copy',
  done: 'Copied',
  failed: 'Not allowed here: select the text and copy it yourself',
} as const;

export function CopyButton({ text, label = COPY_LABELS.idle }: { readonly text: string; readonly label?: string }) {
  const [copied, setCopied] = useState<{ readonly text: string; readonly isDone: boolean } | null>(null);
  const copy = async (): Promise<void> => {
    let isDone = true;
    try {
      // Over plain http there is no clipboard at all.
      await navigator.clipboard.writeText(text);
    } catch {
      isDone = false;
    }
    setCopied({ text, isDone });
  };
  const isThis = copied?.text === text;
  return (
    <>
      <Button onClick={() => void copy()}>{isThis && copied.isDone ? COPY_LABELS.done : label}</Button>
      <span role="status" className={isThis && !copied.isDone ? '' : 'unseen'}>
        {isThis ? COPY_LABELS[copied.isDone ? 'done' : 'failed'] : ''}
      </span>
    </>
  );
}

export function ReloadButton({ tone = 'normal' }: { readonly tone?: Tone }) {
  return (
    <Button tone={tone} onClick={() => location.reload()}>
      Reload
    </Button>
  );
}
