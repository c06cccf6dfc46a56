import auth from './en-US/auth.json' with { type: 'json' };
import boosters from './en-US/boosters.json' with { type: 'json' };
import builder from './en-US/builder.json' with { type: 'json' };
import common from './en-US/common.json' with { type: 'json' };
import components from './en-US/components.json' with { type: 'json' };
import fixtures from './en-US/fixtures.json' with { type: 'json' };
import landing from './en-US/landing.json' with { type: 'json' };
import modals from './en-US/modals.json' with { type: 'json' };
import pool from './en-US/pool.json' with { type: 'json' };
import refusals from './en-US/refusals.json' with { type: 'json' };
import rules from './en-US/rules.json' with { type: 'json' };
import server from './en-US/server.json' with { type: 'json' };
import stats from './en-US/stats.json' with { type: 'json' };
import team from './en-US/team.json' with { type: 'json' };
import transfers from './en-US/transfers.json' with { type: 'json' };
import tutorials from './en-US/tutorials.json' with { type: 'json' };
import ui from './en-US/ui.json' with { type: 'json' };
import watch from './en-US/watch.json' with { type: 'json' };
import whatIf from './en-US/whatIf.json' with { type: 'json' };

/** The supported locales; the first is the default. */
export const locales = ['en-US'] as const;
export type Locale = (typeof locales)[number];

/** Every word of the site by area, as published under `/json/locale/en-US.json` and as Storybook reads it. */
export const catalog = {
  auth,
  boosters,
  builder,
  common,
  components,
  fixtures,
  landing,
  modals,
  pool,
  refusals,
  rules,
  server,
  stats,
  team,
  transfers,
  tutorials,
  ui,
  watch,
  whatIf,
};
export type Catalog = typeof catalog;
