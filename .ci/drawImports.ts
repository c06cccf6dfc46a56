import { statSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { root } from './checks/run.ts';

// Draws which folder imports which, as Mermaid, without tests, stories and their samples:
//   npm run imports -- packages/domain/src/game
const [folder = 'packages/domain/src/game'] = process.argv.slice(2).map((asked) => asked.replace(/\/+$/, ''));

if (statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory() === true) process.stdout.write(await draw(folder));
else {
  process.stderr.write(`There is no folder ${folder}. Name one of this project: npm run imports -- packages/domain/src/game\n`);
  process.exitCode = 2;
}

async function draw(drawn: string): Promise<string> {
  const own = `^${drawn.replaceAll(/[.()]/g, String.raw`\$&`)}/`;
  const { output } = await cruise([drawn], {
    baseDir: root,
    includeOnly: own,
    exclude: String.raw`\.(?:test|stories)\.tsx?$|/(?:testing|proof)/|/sample[A-Z]`,
    tsPreCompilationDeps: true,
    collapse: `${own}[^/]+`,
    outputType: 'mermaid',
  });
  return typeof output === 'string' ? output : '';
}
