import type { ReactNode } from 'react';

interface NoticeProps {
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly actions?: ReactNode;
}

/** Something went wrong, in words; read out at once. */
export function Notice({ children, actions }: NoticeProps) {
  return (
    <div className="notice" role="alert">
      <div className="notice-text">{children}</div>
      {actions}
    </div>
  );
}
