import { useContext, useEffect, useState } from 'react';
import { momentIn } from '../match/modes.ts';
import { usePlay } from '../match/play-context.tsx';
import { Button } from '../ui/buttons.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useFail } from '../ui/loading.tsx';
import { Branches, type BranchDesk, type CompareRow } from './branches.ts';

export function BranchButtons() {
  const desk = useContext(Branches);
  const isOver = usePlay((state) => momentIn(state).outcome !== null);
  const [fault, setFault] = useState('');
  const [shown, setShown] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (desk === null) return null;
  const { tracks } = desk;
  const begin = async (): Promise<void> => {
    setBusy(true);
    try {
      await desk.begin();
    } catch (error) {
      setFault(`It cannot be played on from here: ${error instanceof Error ? error.message : String(error)}`);
      setBusy(false);
    }
  };
  const last = tracks.at(-1);
  return (
    <>
      <div className="main-place">
        <Button
          tone="main"
          className="confirm"
          aria-disabled={isOver || isBusy}
          data-why="The match is over here"
          data-testid="play-on"
          onClick={() => void (isOver || isBusy ? undefined : begin())}
        >
          Play on from here
        </Button>
      </div>
      {last === undefined ? null : (
        <Button data-testid="branches" onClick={() => setShown(last.number)}>
          {tracks.length === 1 ? 'Your branch' : `Branches ${tracks.length}`}
        </Button>
      )}
      <p className="act-note" data-alarm={fault !== '' || undefined}>
        {fault === '' ? 'Playing on makes a copy; the original stays as it is.' : fault}
      </p>
      {shown === null ? null : <CompareDialog desk={desk} first={shown} onClose={() => setShown(null)} />}
    </>
  );
}

interface CompareDialogProps {
  readonly desk: BranchDesk;
  readonly first: number;
  readonly onClose: () => void;
}

function CompareDialog({ desk, first, onClose }: CompareDialogProps) {
  const [number, setNumber] = useState(first);
  const [rows, setRows] = useState<readonly CompareRow[]>([]);
  const fail = useFail();
  const track = desk.tracks.find((each) => each.number === number);
  useEffect(() => {
    let isLeft = false;
    desk.compare(number).then((found) => (isLeft ? undefined : setRows(found)), fail);
    return () => {
      isLeft = true;
    };
  }, [desk, number, fail]);
  if (track === undefined) return null;
  return (
    <Dialog
      open
      title="Your branch and what happened"
      onClose={onClose}
      foot={
        <>
          <Button tone="main" onClick={() => desk.enter(number)}>
            Go on in the branch
          </Button>
          <Button onClick={() => void desk.renew(number).catch(fail)}>New dice</Button>
          <Button
            onClick={() => {
              desk.remove(number);
              onClose();
            }}
          >
            Delete
          </Button>
        </>
      }
    >
      {desk.tracks.length < 2 ? null : (
        <div className="branch-list" role="group" aria-label="Branches">
          {desk.tracks.map((each) => (
            <Button key={each.number} aria-pressed={each.number === number} onClick={() => setNumber(each.number)}>
              {each.number}, from {each.from}
            </Button>
          ))}
        </div>
      )}
      <table className="branch-table" data-testid="branch-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">What</span>
            </th>
            <th scope="col">Happened</th>
            <th scope="col">
              Branch {track.number}, from {track.from}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, happened, branched }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{happened}</td>
              <td data-other={happened !== branched || undefined}>{branched}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
