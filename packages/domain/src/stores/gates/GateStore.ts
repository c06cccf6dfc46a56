import { makeAutoObservable, observableRef } from 'mobx';
import type { Api } from '../../api/apiClient.ts';
import { checkCountry } from '../../contract/geo/geo.ts';
import type { VisitFacts } from '../../contract/geo/visit.ts';
import { editionIds, type EditionId } from '../../editions.ts';
import type { StoragePort } from '../device/StoragePort.ts';
import { RemoteValue } from '../remote/RemoteValue.ts';

/** What the page that the server sent says about the visit. */
export interface VisitPort {
  /** Undefined on a page that no server of the game filled in. */
  readonly facts: VisitFacts | undefined;
  /** Whether an app shows the site inside it. */
  readonly isWebView: boolean;
  /** The site's address without a path: `https://fantasy.example`. */
  readonly origin: string;
  /** Texts that last as long as the tab. */
  readonly tabStorage: StoragePort;
}

/** Clicks on the hidden element that open an edition before its launch. */
const hiddenClicks = 10;

/** Whether the visitor may enter: the gates before the launch of each edition, and the country. */
export class GateStore {
  private passed: readonly EditionId[];
  private clicks = 0;
  private readonly restriction: RemoteValue<Pick<VisitFacts, 'isRestricted' | 'closedIn'>>;
  private readonly visit: VisitPort;

  constructor(api: Api, visit: VisitPort) {
    this.visit = visit;
    this.restriction = new RemoteValue(() => api.send(checkCountry, {}));
    this.passed = editionIds.filter((id) => visit.tabStorage.read(flagOf(id)) !== undefined);
    makeAutoObservable<this, 'passed' | 'clicks' | 'restriction' | 'visit'>(
      this,
      { passed: observableRef, clicks: false, restriction: false, visit: false },
      { autoBind: true },
    );
    if (visit.facts !== undefined) this.restriction.replace(visit.facts);
    for (const id of visit.isWebView ? editionIds : (visit.facts?.unlocked ?? [])) this.pass(id);
  }

  /** A country that cannot be found out is allowed: the server refuses restricted users when they register or log in. */
  get country(): 'checking' | 'allowed' | 'restricted' {
    if (this.restriction.value?.isRestricted === true) return 'restricted';
    return this.restriction.value === undefined && this.restriction.request.state !== 'error' ? 'checking' : 'allowed';
  }

  /** The countries in which the game is closed, for a visitor from one of them. */
  get closedIn(): readonly string[] {
    return this.restriction.value?.closedIn ?? [];
  }

  /** Whether an edition is launched, or its gate was passed in this tab. */
  isLaunched(edition: EditionId): boolean {
    return this.passed.includes(edition) || this.visit.facts?.unlaunched.includes(edition) !== true;
  }

  /** Asks for the country, unless the page knows it already. */
  async check(): Promise<void> {
    if (this.restriction.request.state === 'idle') await this.restriction.load();
  }

  /** Counts a click on the hidden element. */
  clickHidden(edition: EditionId): void {
    this.clicks += 1;
    if (this.clicks === hiddenClicks) this.pass(edition);
  }

  private pass(edition: EditionId): void {
    this.visit.tabStorage.write(flagOf(edition), 'passed');
    this.passed = [...this.passed, edition];
  }
}

/** The name of the flag that an edition was opened in this tab; each edition has its own. */
function flagOf(edition: EditionId): string {
  return `gate:${edition}`;
}
