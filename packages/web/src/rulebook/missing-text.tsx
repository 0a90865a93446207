import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

interface MissingTextProps {
  /** As a sentence begins with it. */
  readonly what: string;
  readonly again: () => void;
}

/** In the place of a text that could not be loaded. */
export function MissingText({ what, again }: MissingTextProps) {
  return <Notice actions={<Button onClick={again}>Try again</Button>}>{what} could not be loaded.</Notice>;
}
