import { checkPack, defaultPack, type Pack } from '@sandtable/bear';

let known: Pack | undefined;

/** The pack that comes with the game. A bundle of the command holds it as it is after this check. */
export function ownPack(): Pack {
  known ??= checkedPack();
  return known;
}

function checkedPack(): Pack {
  const pack = checkPack(defaultPack);
  if (!pack.ok) throw new Error('the game’s own pack is invalid');
  return pack.value;
}
