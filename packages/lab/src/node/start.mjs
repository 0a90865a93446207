// Entry point of a worker thread. It runs the TypeScript sources directly, however the main thread was started.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
