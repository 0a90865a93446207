// Entry point of a thinking thread. It runs the TypeScript sources directly, whatever runs the main thread.
import { register } from 'tsx/esm/api';

register();
const { answer } = await import('./thinking.ts');

/** @public */
export default answer;
