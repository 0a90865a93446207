import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup.mjs';
import { printProtocol } from './protocol-page.ts';

writeFileSync(path.join(root, 'docs', 'protocol.md'), printProtocol());
