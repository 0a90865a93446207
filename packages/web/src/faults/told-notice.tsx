import { useUnsaved } from '../link/unsaved.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { explainTold } from './fault-words.ts';
import { useToldFaults } from './told-faults.ts';
import { WayOut } from './way-out.tsx';
import './faults.css';

/** What went wrong outside of every part, over whatever is on the screen. */
export function ToldNotice() {
  const { last, close } = useToldFaults();
  const isAllSaved = useUnsaved(({ matches }) => matches.length === 0);
  if (last === null) return null;
  return (
    <div className="fault-notice" data-testid="told-fault">
      <Notice
        actions={
          <div className="fault-actions">
            <WayOut />
            <Button tone="plain" onClick={close}>
              Close
            </Button>
          </div>
        }
      >
        {explainTold(isAllSaved)} <small>{last}</small>
      </Notice>
    </div>
  );
}
