import { socketPath } from '@sandtable/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FarSocket } from './far-socket.ts';

test('a socket names its match, so that a proxy can send all who play it to one server', () => {
  const opened: string[] = [];
  class NoSocket extends EventTarget {
    constructor(address: string) {
      super();
      opened.push(address);
    }
    close(): void {}
  }
  vi.stubGlobal('WebSocket', NoSocket);
  vi.stubGlobal('location', { origin: 'https://play.example.org' });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', () => {});
  onTestFinished(() => void vi.unstubAllGlobals());
  new FarSocket('m/1').close();
  expect(opened).toEqual([`wss://play.example.org${socketPath('m/1')}`]);
  expect(new URL(opened[0] ?? '').searchParams.get('match')).toBe('m/1');
});
