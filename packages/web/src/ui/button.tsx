import type { ComponentProps } from 'react';
import { Link } from 'wouter';

/** `main` is the one thing a screen is for; there is at most one of it in sight. */
export type Tone = 'main' | 'normal' | 'plain' | 'alarm';

interface Toned {
  readonly tone?: Tone;
}

export function Button({ tone = 'normal', className = '', ...rest }: ComponentProps<'button'> & Toned) {
  return <button type="button" {...rest} className={`button ${className}`} data-tone={tone} />;
}

/** Looks like a button and leads to another screen. */
export function LinkButton({
  tone = 'normal',
  href,
  className = '',
  children,
}: Toned & Pick<ComponentProps<'a'>, 'className' | 'children'> & { readonly href: string }) {
  return (
    <Link href={href} className={`button ${className}`} data-tone={tone}>
      {children}
    </Link>
  );
}
