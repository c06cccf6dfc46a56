import type { FastifyInstance } from 'fastify';
import type { Geo } from './geo/Geo.ts';
import { serveHelp } from './help/serveHelp.ts';
import type { PublishedDocuments } from './publish/serveDocuments.ts';
import { serveSharing, type SharingDeps } from './sharing/serveSharing.ts';
import { createPageRenderer } from './site/createPageRenderer.ts';
import { createSendSite, type SiteDeps } from './site/createSendSite.ts';
import { serveSite } from './site/serveSite.ts';

export interface PagesDeps extends Pick<SharingDeps, 'db' | 'seasons' | 'words' | 'limits'>, Pick<SiteDeps, 'config'> {
  readonly geo: Geo;
  readonly documents: Pick<PublishedDocuments, 'read'>;
  /** The folder of the built site; without it only files and pictures are served. */
  readonly siteFolder: string | undefined;
}

/** Serves the help centre, the links that are shared, and the site. */
export async function servePages(app: FastifyInstance, { config, geo, siteFolder, ...deps }: PagesDeps): Promise<void> {
  const { publicUrl } = config;
  const sendSite = siteFolder === undefined ? undefined : await createSendSite(siteFolder, { config, geo });
  const renderer = siteFolder === undefined ? undefined : await createPageRenderer(siteFolder, deps);
  const site = siteFolder !== undefined && sendSite !== undefined && { siteFolder, sendSite };
  await serveHelp(app, { words: deps.words, publicUrl, renderer, ...site });
  serveSharing(app, { ...deps, publicUrl, sendSite });
  if (site === false) return;
  await serveSite(app, { folder: site.siteFolder, sendSite: site.sendSite, renderer, words: deps.words });
}
