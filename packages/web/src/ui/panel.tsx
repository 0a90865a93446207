import { type ComponentProps, type ReactNode, useId } from 'react';

/** A card with a heading; a landmark for screen readers. */
export function Panel({
  title,
  level = 2,
  className = '',
  children,
  ...rest
}: Omit<ComponentProps<'section'>, 'title'> & { readonly title: ReactNode; readonly level?: 2 | 3 }) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section {...rest} className={`panel ${className}`} aria-labelledby={id}>
      <Heading id={id} className="panel-title">
        {title}
      </Heading>
      {children}
    </section>
  );
}
