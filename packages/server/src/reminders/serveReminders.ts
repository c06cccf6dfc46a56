import { endReminders } from '@rugby/domain/contract/account/reminders';
import type { FastifyInstance } from 'fastify';
import { acceptOneClick } from '../http/acceptOneClick.ts';
import { createRoutes, type RouteDeps } from '../http/routes/createRoutes.ts';
import { runRegularly } from '../http/runRegularly.ts';
import { requireWholeToken } from '../mail/requireWholeToken.ts';
import { hashText } from '../protection/hashText.ts';
import { type ReminderDeps, remindTeams } from './remindTeams.ts';

const REMIND_EVERY_MS = 60_000;

/** Sends reminders every minute, and serves the way out of them, which needs the token of a mail and nothing else. [B15] */
export async function serveReminders(app: FastifyInstance, routeDeps: RouteDeps, deps: ReminderDeps): Promise<void> {
  runRegularly(app, 'reminding users of their teams', () => remindTeams(deps), REMIND_EVERY_MS);
  await app.register(async (oneClick) => {
    acceptOneClick(oneClick);
    createRoutes(oneClick, routeDeps).serve(endReminders, async ({ input: { params } }) => {
      requireWholeToken(params.token, deps.words);
      await deps.db
        .updateTable('users')
        .set({ isNotificationsEnabled: false })
        .where('id', 'in', (eb) => eb.selectFrom('reminders').select('userId').where('tokenHash', '=', hashText(params.token)))
        .execute();
      return {};
    });
  });
}
