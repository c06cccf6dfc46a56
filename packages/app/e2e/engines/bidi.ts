import { once } from 'node:events';
import { z } from '@rugby/domain/contract/schema';

/** A connection of WebDriver BiDi. */
export interface Bidi {
  /** Sends a command and answers its result; fails with the browser's reason. */
  readonly call: <Result>(result: z.ZodMiniType<Result>, method: string, params: object) => Promise<Result>;
  readonly close: () => void;
}

const message = z.object({
  id: z.optional(z.nullable(z.number())),
  result: z.optional(z.unknown()),
  error: z.optional(z.string()),
  message: z.optional(z.string()),
});
type Message = z.infer<typeof message>;

export async function openBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = z.parse(message, JSON.parse(String(data)));
    waiting.get(answer.id ?? 0)?.(answer);
  });
  await once(socket, 'open');
  let calls = 0;
  return {
    call: async (result, method, params) => {
      const id = (calls += 1);
      const answered = new Promise<Message>((resolve) => void waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const answer = await answered;
      waiting.delete(id);
      if (answer.error !== undefined) throw new Error(`${method}: ${answer.error}: ${answer.message}`);
      return z.parse(result, answer.result);
    },
    close: () => socket.close(),
  };
}
