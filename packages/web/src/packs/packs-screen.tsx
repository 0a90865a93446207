import { packKey } from '@sandtable/kernel';
import { use, useCallback, useEffect, useState } from 'react';
import type { KeptPack, ListedPack } from '../face/packs.ts';
import { gameNamed, missionsOf, packsChanged } from '../games/games.ts';
import { PACK_READERS } from '../games/pack-readers.ts';
import { myShelf } from '../link/idb-shelf.ts';
import { allKeptPacks, dropPack } from '../link/kept-packs.ts';
import { shelfError } from '../link/shelf.ts';
import type { Summary } from '../link/summary.ts';
import { useFail } from '../ui/loading.tsx';
import { Notice } from '../ui/notices.tsx';
import { useTitle } from '../ui/page.ts';
import { ImportPack } from './import-pack.tsx';
import { type OwnPackProps, PackCard } from './pack-card.tsx';
import './packs.css';

interface StoredPacks {
  readonly packs: readonly KeptPack[];
  readonly matches: readonly Summary[];
  readonly trouble: string | null;
}

export function PacksScreen() {
  useTitle('Packs');
  const [kept, setKept] = useState<StoredPacks | null>(null);
  const [ours, setOurs] = useState<readonly ListedPack[]>([]);
  const fail = useFail();
  const refresh = useCallback((): void => {
    void listKept().then(setKept);
  }, []);
  useEffect(refresh, [refresh]);
  useEffect(() => {
    const readers = Object.values(PACK_READERS).map(async (load) => (await load()).ours());
    Promise.all(readers).then(setOurs, fail);
  }, [fail]);
  const remove = async (pack: KeptPack): Promise<void> => {
    await dropPack(pack);
    packsChanged();
    refresh();
  };
  return (
    <main className="page packs-page">
      <h1>Packs</h1>
      <p className="page-lead">
        Missions, boards, counters and cards of your own. A pack is data: it cannot run anything or fetch anything.
      </p>
      <ImportPack onTaken={refresh} />
      {kept === null || kept.trouble === null ? null : (
        <Notice>
          This browser will not let Sandtable keep packs. <small>{kept.trouble}</small>
        </Notice>
      )}
      {kept?.packs.map((pack) => (
        <LoadedCard
          key={`${pack.game} ${packKey(pack.head)}`}
          pack={pack}
          own={{
            text: pack.text,
            bound: kept.matches.filter((match) => isBoundTo(match, pack)),
            onRemove: () => void remove(pack),
          }}
        />
      ))}
      {kept !== null && kept.packs.length === 0 ? (
        <p className="soft">None yet. How to write one is in docs/packs.md; the command “pack new” begins one.</p>
      ) : null}
      {ours.length === 0 ? null : <h2>With the games</h2>}
      {ours.map((pack) => (
        <LoadedCard key={pack.game} pack={pack} own={null} />
      ))}
    </main>
  );
}

function LoadedCard(props: { readonly pack: ListedPack; readonly own: OwnPackProps | null }) {
  const missions = use(missionsOf(gameNamed(props.pack.game)));
  return <PackCard {...props} missions={missions} />;
}

function isBoundTo({ system, pack: named }: Summary, { game, head }: KeptPack): boolean {
  return named !== undefined && system === game && packKey(named) === packKey(head);
}

async function listKept(): Promise<StoredPacks> {
  const listed = await myShelf()
    .list()
    .catch(() => null);
  try {
    return { packs: await allKeptPacks(), matches: listed?.matches ?? [], trouble: null };
  } catch (error) {
    return { packs: [], matches: [], trouble: shelfError(error).message };
  }
}
