import { RULES_CHANGED } from '../link/changed-rules.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ChangedChoices, type ChangedProps } from './changed-choices.tsx';
import { ChangedText } from './changed-text.tsx';

/** A file was chosen whose match the rules of today play otherwise. */
export function ChangedDialog({ onClose, ...changed }: ChangedProps & { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={RULES_CHANGED}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <ChangedChoices {...changed} />
        </>
      }
    >
      <ChangedText rules={changed.rules} />
    </Dialog>
  );
}
