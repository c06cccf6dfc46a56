import { endReminders } from '@rugby/domain/contract/account/reminders';
import type { FastifyInstance } from 'fastify';
import { acceptOneClick } from '../mail/acceptOneClick.ts';
import { createRoutes, type RouteDeps } from '../http/routes/createRoutes.ts';
import { wayOutOfReminders } from '../mail/waysOut.ts';
import { requireWholeToken } from '../mail/requireWholeToken.ts';
import { hashText } from '../protection/hashText.ts';

/** Serves the way out of reminders, which needs the token of a mail and nothing else. [B15] */
export async function serveEndReminders(app: FastifyInstance, routeDeps: RouteDeps): Promise<void> {
  await app.register(async (oneClick) => {
    acceptOneClick(oneClick, wayOutOfReminders, routeDeps.words);
    createRoutes(oneClick, routeDeps).serve(endReminders, async ({ input: { params } }) => {
      requireWholeToken(params.token, routeDeps.words);
      await routeDeps.db
        .updateTable('users')
        .set({ isNotificationsEnabled: false })
        .where('id', 'in', (eb) => eb.selectFrom('reminders').select('userId').where('tokenHash', '=', hashText(params.token)))
        .execute();
      return {};
    });
  });
}
