import { once } from 'node:events';
import { fork } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

/** Processor time per message of a process that does nothing but echo: a lower bound for any server. */
export async function echoCost(messages: number): Promise<number> {
  const started = fork(import.meta.filename, ['echo'], { execArgv: ['--import', 'tsx'] });
  const [port] = await once(started, 'message');
  const socket = new WebSocket(`ws://127.0.0.1:${port}`);
  await once(socket, 'open');
  const send = async (count: number): Promise<void> => {
    for (let sent = 0; sent < count; sent++) {
      socket.send('x'.repeat(200));
      await once(socket, 'message');
    }
  };
  const usage = async (): Promise<number> => {
    started.send('usage');
    const [cpu] = await once(started, 'message');
    return cpu;
  };
  await send(1000);
  const before = await usage();
  await send(messages);
  const each = ((await usage()) - before) / messages;
  started.kill();
  return each;
}

if (process.argv[2] === 'echo') {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  server.on('connection', (socket) => socket.on('message', (data) => socket.send(data)));
  server.on('listening', () => {
    const address = server.address();
    if (address !== null && typeof address !== 'string') process.send?.(address.port);
  });
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1000);
  });
}
