import { expect, it } from 'vitest';
import { requestTargetOf } from './requestTarget.ts';

it.each([
  ['/', '/', ''],
  ['/help/rules', '/help/rules', ''],
  ['/help?a=1&b=2?c', '/help', 'a=1&b=2?c'],
  ['//', '//', ''],
  ['//[', '//[', ''],
  ['http://evil.example/help?a=1', '/help', 'a=1'],
  ['http://[/help', '/help', ''],
  ['http://[', '/', ''],
  ['*', '/*', ''],
])('the target %s has the path %s and the query "%s" [R8]', (target, path, query) => {
  expect(requestTargetOf(target)).toEqual({ path, query });
});
