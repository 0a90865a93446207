import { Button } from '../../ui/buttons.tsx';
import { Notice } from '../../ui/notices.tsx';
import { askServer } from '../server/ask.ts';
import { useRequest } from '../server/use-request.ts';
import { refreshAnew, useLobby } from './lobby-store.ts';

/** What the host has told me: a ban, why and until when; or a warning that I have not read. */
export function SanctionNotice() {
  const sanction = useLobby(({ person }) => person?.sanction ?? null);
  const { isBusy, trouble, run } = useRequest();
  if (sanction === null) return null;
  const read = async (): Promise<void> => {
    await askServer('POST /api/me/read', { body: { sanction: sanction.id } });
    await refreshAnew();
  };
  return (
    <Notice
      actions={
        sanction.kind === 'warning' ? (
          <Button disabled={isBusy} onClick={() => void run(read)}>
            I have read it
          </Button>
        ) : undefined
      }
    >
      <p>
        <strong>
          {sanction.kind === 'warning' ? 'A warning from the host: ' : `You are banned ${untilWords(sanction.until)}: `}
        </strong>
        {sanction.reason}
      </p>
      {sanction.kind === 'warning' ? null : (
        <p>
          You may finish your matches, and export or delete all that is kept of you. You cannot set tables, sit down,
          look for an opponent or chat.
        </p>
      )}
      {trouble === null ? null : <p>{trouble}</p>}
    </Notice>
  );
}

function untilWords(until: number | null): string {
  if (until === null) return 'for good';
  return `until ${new Date(until).toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' })}`;
}
