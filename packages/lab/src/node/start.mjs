// Entry point of a worker thread. It runs the TypeScript sources directly, whatever runs the main thread.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
