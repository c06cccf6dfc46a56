import { expect, it } from 'vitest';
import { componentSize } from '../bench/pages/componentSizes.ts';

const kilobyte = 1000;

it('a component imported on its own bundles what it imports, and no other component', async () => {
  const icon = await componentSize('packages/ui/src/primitives/Icon/Icon.tsx');
  const skeleton = await componentSize('packages/ui/src/primitives/Skeleton/Skeleton.tsx');
  const button = await componentSize('packages/ui/src/primitives/Button/Button.tsx');
  const select = await componentSize('packages/ui/src/primitives/Select/Select.tsx');
  // Drawings alone; then styles; then one control of the library of controls; then a list and a popover.
  expect(icon).toBeLessThan(3 * kilobyte);
  expect(skeleton).toBeLessThan(16 * kilobyte);
  expect(button).toBeLessThan(select * 0.6);
});
