import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { designTokens } from '../packages/ui/src/theme/designTokens.ts';

const file = resolve(import.meta.dirname, '../packages/ui/tokens.json');
const json = JSON.stringify(designTokens());
await writeFile(file, await format(json, { ...(await resolveConfig(file)), filepath: file }));
console.log(`Wrote ${file}`);
