// In a thread of its own, so that it holds up nobody by itself: observers who only ask, and others who only read, without a pause.
import { request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import WebSocket from 'ws';

/** @type {{ address: string, match: string, version: number, last: number, observers: number, readers: number }} */
const { address, match, version, last, observers, readers } = workerData;
/** Observers of one match that an address may have. */
const AT_ADDRESS = 10;
const counts = { answers: 0, refusals: 0, lists: 0, tooMany: 0 };
let isOn = false;

/** @param {number} number */
async function observer(number) {
  const headers = { Origin: address, 'X-Forwarded-For': `203.0.113.${Math.floor(number / AT_ADDRESS)}` };
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket?v=${version}`, { headers });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const ask = () => {
    const seq = Math.floor(Math.random() * Math.max(1, last - 49));
    const question = { topic: 'at', seq, to: seq + 49 };
    if (isOn) socket.send(JSON.stringify({ kind: 'ask', id: 'q', match, as: 'observer', question }));
    else setTimeout(ask, 20);
  };
  socket.on('message', (/** @type {Buffer} */ data) => {
    const { kind, id } = JSON.parse(data.toString('utf8'));
    if (id !== 'q') return;
    counts[kind === 'answer' ? 'answers' : 'refusals'] += 1;
    ask();
  });
  socket.send(JSON.stringify({ kind: 'open', id: 'o', match, as: 'observer', seq: -1 }));
  ask();
}

function read() {
  if (!isOn) {
    setTimeout(read, 20);
    return;
  }
  const headers = { 'X-Forwarded-For': '203.0.113.200' };
  request(`${address}/api/matches/open`, { headers }, (response) => {
    counts[response.statusCode === 429 ? 'tooMany' : 'lists'] += 1;
    response.resume().once('end', read);
  })
    .once('error', read)
    .end();
}

for (let number = 0; number < observers; number++) await observer(number);
for (let number = 0; number < readers; number++) read();
parentPort?.on('message', (wanted) => {
  isOn = wanted;
  parentPort?.postMessage(counts);
});
parentPort?.postMessage(counts);
