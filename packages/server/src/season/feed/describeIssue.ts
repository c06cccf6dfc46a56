import type { z } from '@rugby/domain/contract/schema';

/** Says in plain words what is wrong with a value of a file: the library's own words name types of code. */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return 'this is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `this must be ${kinds[issue.expected] ?? 'another kind of value'}`;
    case 'too_small':
      return bound(issue.origin, issue.inclusive === false ? 'more than' : 'at least', issue.minimum);
    case 'too_big':
      return bound(issue.origin, issue.inclusive === false ? 'less than' : 'at most', issue.maximum);
    case 'invalid_value':
      return `this must be one of: ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return issue.format === 'datetime'
        ? 'this is not a time such as 2026-02-12T06:05:00Z'
        : 'this is not written as it must be';
    default:
      return 'this value is not allowed';
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with named values',
};

/** A number has the bound itself, a text or a list counts its parts. */
function bound(origin: string, limit: string, value: number | bigint): string {
  const parts = { string: 'characters', array: 'entries' }[origin];
  return parts === undefined ? `this must be ${limit} ${value}` : `this must have ${limit} ${value} ${parts}`;
}
