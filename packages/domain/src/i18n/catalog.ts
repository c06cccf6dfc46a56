import account from './en-US/account.json' with { type: 'json' };
import auth from './en-US/auth.json' with { type: 'json' };
import boosters from './en-US/boosters.json' with { type: 'json' };
import builder from './en-US/builder.json' with { type: 'json' };
import common from './en-US/common.json' with { type: 'json' };
import components from './en-US/components.json' with { type: 'json' };
import contests from './en-US/contests.json' with { type: 'json' };
import fixtures from './en-US/fixtures.json' with { type: 'json' };
import glossary from './en-US/glossary.json' with { type: 'json' };
import help from './en-US/help.json' with { type: 'json' };
import landing from './en-US/landing.json' with { type: 'json' };
import leagues from './en-US/leagues.json' with { type: 'json' };
import mail from './en-US/mail.json' with { type: 'json' };
import messages from './en-US/messages.json' with { type: 'json' };
import modals from './en-US/modals.json' with { type: 'json' };
import pool from './en-US/pool.json' with { type: 'json' };
import rankings from './en-US/rankings.json' with { type: 'json' };
import refusals from './en-US/refusals.json' with { type: 'json' };
import result from './en-US/result.json' with { type: 'json' };
import review from './en-US/review.json' with { type: 'json' };
import rules from './en-US/rules.json' with { type: 'json' };
import server from './en-US/server.json' with { type: 'json' };
import sharing from './en-US/sharing.json' with { type: 'json' };
import stats from './en-US/stats.json' with { type: 'json' };
import team from './en-US/team.json' with { type: 'json' };
import transfers from './en-US/transfers.json' with { type: 'json' };
import tutorials from './en-US/tutorials.json' with { type: 'json' };
import ui from './en-US/ui.json' with { type: 'json' };
import watch from './en-US/watch.json' with { type: 'json' };
import whatIf from './en-US/whatIf.json' with { type: 'json' };

/**
 * The supported locales; the first is the default. Another one is data only: an entry here, a folder beside `en-US`, and a line in `siteCatalogs`.
 * [A-010, A-011]
 */
export const locales = ['en-US'] as const;
export type Locale = (typeof locales)[number];

/** The words of the site by area in the default locale, as published under `/json/locale/en-US.json`. */
export const siteCatalog = {
  account,
  auth,
  boosters,
  builder,
  common,
  components,
  contests,
  fixtures,
  glossary,
  help,
  landing,
  leagues,
  messages,
  modals,
  pool,
  rankings,
  refusals,
  result,
  review,
  rules,
  server,
  sharing,
  stats,
  team,
  transfers,
  tutorials,
  ui,
  watch,
  whatIf,
};
/** Every word: those of the site and those of mails. */
export const catalog = { ...siteCatalog, mail };
export type Catalog = typeof catalog;
export type SiteCatalog = typeof siteCatalog;

/** The words of the site in every supported locale. */
export const siteCatalogs: Readonly<Record<Locale, SiteCatalog>> = { 'en-US': siteCatalog };
