import { poolGrid } from '@rugby/ui/game/poolGrid';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { median } from '../quantity.ts';
import { MeasuredPool } from './MeasuredPool.tsx';
import { nextPaint, settled } from './paint.ts';
import { PlainList } from './PlainList.tsx';

// `?plain` shows the floor, anything else the pool. The page writes its times, in milliseconds, on the body: `data-first-mount` with all
// code still cold, `data-mount` the median of those after it, and `data-keystroke` after each key.
const mounts = 9;
const place = document.querySelector('#root');
if (place === null) throw new Error('The page has no place for the list.');

const list = place;
await poolGrid.load();
document.body.dataset['firstMount'] = String(await timeMount());
const times: number[] = [];
while (times.length < mounts) times.push(await timeMount());
document.body.dataset['mount'] = String(median(times));
createRoot(list).render(theList());
document.addEventListener('keydown', ({ timeStamp }) => void timeKey(timeStamp), { capture: true });

async function timeMount(): Promise<number> {
  await nextPaint();
  const before = performance.now();
  const root = createRoot(list);
  flushSync(() => root.render(theList()));
  list.getBoundingClientRect();
  const mounted = await settled(list, performance.now());
  root.unmount();
  return mounted - before;
}

async function timeKey(pressed: number): Promise<void> {
  document.body.dataset['keystroke'] = String((await settled(list, await nextPaint())) - pressed);
}

function theList() {
  return location.search === '?plain' ? <PlainList /> : <MeasuredPool />;
}
