import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useToldFaults } from './told-faults.ts';
import { WayOut } from './way-out.tsx';
import './faults.css';

/** What went wrong outside of every part, over whatever is on the screen. */
export function ToldNotice() {
  const { last, close } = useToldFaults();
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
        Something went wrong: what you just did may not have worked. If the page behaves oddly, reload it. Your matches
        are saved in this browser. <small>{last}</small>
      </Notice>
    </div>
  );
}
