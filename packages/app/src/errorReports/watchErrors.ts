import type { Edition } from '@rugby/domain/editions';
import type { StoragePort } from '@rugby/domain/stores/device/StoragePort';
import type { SessionStore } from '@rugby/domain/stores/session/SessionStore';
import { areReportsAllowed } from './consent.ts';
import type { Report, ReporterOptions } from './createReporter.ts';

export interface WatchedSite {
  readonly dsn: string;
  readonly edition: Pick<Edition, 'id' | 'basePath'>;
  readonly storage: Pick<StoragePort, 'read'>;
  readonly session: Pick<SessionStore, 'pageUser'>;
}

/** Reports the errors that nothing handles, once the user has allowed it. The SDK is loaded by the first of them. */
export function watchErrors({ dsn, edition, storage, session }: WatchedSite): void {
  const reporter = new LazyReporter({
    dsn,
    edition: edition.id,
    namesOf: () => namesOf(session.pageUser),
  });
  const report = (error: unknown): void => {
    if (areReportsAllowed(storage)) void reporter.report(error, pageOf(location.pathname, edition.basePath));
  };
  addEventListener('error', ({ error }) => report(error));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

/** Loads the code of the reports once; after a failure the next error tries again. */
class LazyReporter {
  private loaded: Report | undefined = undefined;
  private readonly options: ReporterOptions;

  constructor(options: ReporterOptions) {
    this.options = options;
  }

  async report(error: unknown, page: string): Promise<void> {
    try {
      const { createReporter } = await import('./createReporter.ts');
      this.loaded ??= createReporter(this.options);
    } catch {
      return;
    }
    this.loaded(error, page);
  }
}

function namesOf(user: SessionStore['pageUser']): readonly string[] {
  return user === null ? [] : [user.displayName, user.firstName, user.lastName];
}

/** The first part of the address below the edition: what follows may be a code that lets others in. */
function pageOf(pathname: string, basePath: string): string {
  return pathname.slice(basePath.length).split('/')[1] || 'landing';
}
