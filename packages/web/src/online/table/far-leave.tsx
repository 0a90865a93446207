import { listed } from '@sandtable/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { ONLINE } from '../../games/addresses.ts';
import { peopleOf, playerName } from '../../link/seating.ts';
import { usePlay } from '../../match/play-context.tsx';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkLine, linkTo } from '../../ui/link-line.tsx';
import { Notice } from '../../ui/notices.tsx';
import { askServer, ServerError } from '../server/ask.ts';
import { useRequest } from '../server/use-request.ts';
import type { FarHandle } from './far-handle.ts';

interface LeaveProps {
  readonly link: FarHandle;
}

/** For players with partners: nobody resigns for another, so whoever leaves hands the seats over. */
export function FarLeave({ link }: LeaveProps) {
  const [, navigate] = useLocation();
  const [isOpen, setOpen] = useState(false);
  const { isBusy, trouble, run } = useRequest();
  const offers = useStore(link.far, (state) => state.offers);
  const { position, asks, seat } = usePlay((state) => state.moment);
  const { seating, isHere } = usePlay((state) => state.sitting);
  const partners = peopleOf(seating).filter((each) => !isHere(each) && position.sideOf(each) === position.sideOf(seat));
  if (asks === null || !isHere(seat) || partners.length === 0) return null;
  const heir = playerName(seating, partners[0] ?? '');
  const all = listed([...new Set(partners.map((each) => playerName(seating, each)))]);
  const own = listed(
    peopleOf(seating)
      .filter((each) => isHere(each))
      .map(position.seatName),
  );
  const leave = (to: 'partner' | 'bot'): void =>
    void run(async () => {
      await askServer('POST /api/matches/:id/leave', { id: link.id, body: { to } });
      navigate(ONLINE);
    });
  const isAsked = offers.some(({ what }) => what === 'resign');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Leave the match…</Button>
      <Dialog open={isOpen} title="Leave the match?" onClose={() => setOpen(false)}>
        <p>
          The match goes on without you, and you do not come back to {own}. {all}{' '}
          {partners.length === 1 ? 'keeps' : 'keep'} playing.
        </p>
        <div className="more-deeds">
          <Button disabled={isBusy} onClick={() => leave('partner')}>
            Leave: {heir} plays {own} too
          </Button>
          <Button disabled={isBusy} onClick={() => leave('bot')}>
            Leave: a bot plays {own}
          </Button>
        </div>
        {isAsked ? null : (
          <>
            <p>Your side resigns only if {all} agrees.</p>
            <div className="more-deeds">
              <Button
                tone="alarm"
                onClick={() => {
                  setOpen(false);
                  void link.offer('resign');
                }}
              >
                Ask {all} to resign together
              </Button>
            </div>
          </>
        )}
        {trouble === null ? null : <Notice>{trouble}</Notice>}
      </Dialog>
    </>
  );
}

/** Where a bot plays on for somebody who left, the others may send a link to a newcomer. */
export function FarVacancy({ link }: LeaveProps) {
  const { isBusy, trouble, run } = useRequest();
  const [address, setAddress] = useState<string | null>(null);
  const { position, asks, seat } = usePlay((state) => state.moment);
  const { seating, isHere } = usePlay((state) => state.sitting);
  const isTogether = peopleOf(seating).every((each) => position.sideOf(each) === position.sideOf(seat));
  const ofBots = Object.keys(seating).filter(
    (each) => seating[each]?.kind === 'bot' && position.sideOf(each) === position.sideOf(seat),
  );
  if (asks === null || !isHere(seat) || !isTogether || ofBots.length === 0) return null;
  const invite = (): void =>
    void run(async () => {
      const { match } = await askServer('GET /api/matches/:id', { id: link.id });
      if (!match.seats.some(({ isVacant }) => isVacant))
        throw new ServerError('refused', 409, 'No seat is free: its player may come back.');
      const { token } = await askServer('POST /api/matches/:id/link', { id: link.id });
      setAddress(linkTo(`/online/join/${link.id}/${token}`));
    });
  return (
    <>
      {address === null ? (
        <Button disabled={isBusy} onClick={invite}>
          Invite somebody for {listed(ofBots.map(position.seatName))}
        </Button>
      ) : (
        <LinkLine link={address} label="Link for a newcomer" />
      )}
      {trouble === null ? null : <Notice>{trouble}</Notice>}
    </>
  );
}
