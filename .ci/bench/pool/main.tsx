import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { MeasuredPool } from './MeasuredPool.tsx';
import { nextPaint, settled } from './paint.ts';
import { PlainList } from './PlainList.tsx';

// `?plain` shows the floor, anything else the pool. The page writes its times, in milliseconds, on the body: `data-mount` once,
// `data-keystroke` after each key.
const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no place for the list.');

await nextPaint();
const before = performance.now();
flushSync(() => createRoot(root).render(location.search === '?plain' ? <PlainList /> : <MeasuredPool />));
root.getBoundingClientRect();
document.body.dataset['mount'] = String((await settled(root, performance.now())) - before);

document.addEventListener('keydown', ({ timeStamp }) => void timeKey(root, timeStamp), { capture: true });

async function timeKey(list: Element, pressed: number): Promise<void> {
  document.body.dataset['keystroke'] = String((await settled(list, await nextPaint())) - pressed);
}
