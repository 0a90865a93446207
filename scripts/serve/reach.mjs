// Who can reach `npm start`: only this computer, or with HOST=0.0.0.0 every device on its network.
import { networkInterfaces } from 'node:os';
import { printQr } from './qr.mjs';

/** Where `localhost` leads, as numbers, since systems differ in which of them they try first. */
export const LOOPBACKS = ['127.0.0.1', '::1'];
const EVERYWHERE = '0.0.0.0';
/** Interfaces of networks inside this computer, such as Docker's: no phone is on them. */
const INNER = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|utun|tun|tap|wg)/;

/**
 * @typedef {object} Reach
 * @property {readonly string[]} addresses to listen on
 * @property {readonly string[]} network those of them that other devices can open, the likeliest first
 * @property {string | null} remark why the answer differs from what HOST asked for
 */

/**
 * @param {string | undefined} host the value of HOST; some shells set it to the computer's name, which is no address
 * @param {readonly string[]} [own] this computer's addresses
 * @returns {Reach}
 */
export function reachOf(host = '', own = ownAddresses()) {
  const alone = { addresses: LOOPBACKS, network: [], remark: null };
  if (['', 'localhost', ...LOOPBACKS].includes(host)) return alone;
  if (host === EVERYWHERE)
    return own.length === 0
      ? { ...alone, remark: 'This computer is on no network, so only its own browsers can open Sandtable.' }
      : { addresses: [EVERYWHERE, '::1'], network: own, remark: null };
  if (own.includes(host)) return { addresses: [...LOOPBACKS, host], network: [host], remark: null };
  return {
    ...alone,
    remark: `HOST is '${host}', which is no address of this computer: only its own browsers can open Sandtable.`,
  };
}

/**
 * The addresses by which other devices know this computer.
 * @param {ReturnType<typeof networkInterfaces>} [all]
 * @returns {readonly string[]}
 */
export function ownAddresses(all = networkInterfaces()) {
  const names = Object.keys(all).toSorted((a, b) => Number(INNER.test(a)) - Number(INNER.test(b)));
  return names.flatMap((name) =>
    (all[name] ?? []).flatMap(({ address, family, internal }) => (family === 'IPv4' && !internal ? [address] : [])),
  );
}

/**
 * Says what an open port means, with the first address as a QR code for a phone.
 * @param {readonly string[]} network
 * @param {number} port
 * @param {boolean} isColoured
 * @param {typeof import('./host.ts').qrOf} qrOf
 */
export function printNetwork(network, port, isColoured, qrOf) {
  const [first = '', ...others] = network.map((address) => `http://${address}:${port}`);
  const code = qrOf(first);
  return [
    `On a phone or tablet in your network open ${[first, ...others].join(' or ')}`,
    ...(code === null ? [] : ['', printQr(code, isColoured), '']),
    'Everyone on your network can now open Sandtable, and nothing else on this computer.',
    'Solo and hot-seat matches stay on the device they are played on. Over plain http it cannot install Sandtable or play offline.',
  ].join('\n');
}
