import { describe, expect, it, test } from 'vitest';
import { isOneEmailAddress } from './isOneEmailAddress.ts';

describe('an e-mail address is exactly one address', () => {
  test.each([
    ['a@x.com,b@y.com', 'a list'],
    ['a@x.com;b@y.com', 'a list of another kind'],
    ['<script>@x.com', 'a tag'],
    ['Ana <a@x.com>', 'a name and an address'],
    ['<a@x.com>', 'an enclosed address'],
    ['a(comment)@x.com', 'a comment'],
    ['friends:a@x.com;', 'a group'],
    ['"a b"@x.com', 'a quoted text'],
    ['a@[127.0.0.1]', 'an address of a machine'],
    ['.a@x.com', 'a dot at the start'],
    ['a..b@x.com', 'two dots'],
    ['a@x..com', 'two dots in the domain'],
    ['a@b@x.com', 'two @'],
    ['a@x', 'a domain without a dot'],
    ['a@x.com\r\nBcc: b@y.com', 'a header'],
  ])('%j is refused: %s [A-247]', (typed) => expect(isOneEmailAddress(typed)).toBe(false));

  it.each(['a@x.com', 'o’brien@x.co.nz', "o'brien+rugby@x.co.nz", ' Fan_99@Example.COM ', 'ünï@exämple.com'])(
    '%j is accepted [A-247]',
    (typed) => expect(isOneEmailAddress(typed)).toBe(true),
  );
});
