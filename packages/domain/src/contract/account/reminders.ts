import { endpoint } from '../endpoint.ts';
import { z } from '../schema.ts';
import { upTo } from '../text.ts';

const token = upTo(64);

/** POST reminders/unsubscribe/{token}: switches the e-mails of an account off, without a session. A repeat changes nothing. [B15] */
export const endReminders = endpoint({
  name: 'endReminders',
  method: 'POST',
  area: 'account',
  path: 'reminders/unsubscribe/:token',
  request: z.object({ params: z.object({ token }) }),
  success: z.object({}),
});
