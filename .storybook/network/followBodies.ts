import { spyOn } from 'storybook/test';

/** Follows the calls of the page from now on: the bodies that were sent, parsed where they are JSON, until it is stopped. */
export function followBodies(): { readonly bodies: () => readonly unknown[]; readonly stop: () => void } {
  const sent = spyOn(XMLHttpRequest.prototype, 'send');
  return {
    bodies: () => sent.mock.calls.map(([body]): unknown => (typeof body === 'string' ? JSON.parse(body) : body)),
    stop: () => sent.mockRestore(),
  };
}
