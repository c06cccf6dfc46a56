import { LiveBannerStore } from '@rugby/domain/stores/season/LiveBannerStore';
import { useState } from 'react';
import { browserCookies } from '../../../ports/browserCookies.ts';
import { useMyTeam } from '../useMyTeam.ts';

/** Whether a match is live and nobody closed the banner that says so. To be called in an observer. [G-037, G-298 to G-300] */
export function useLiveBanner(): LiveBannerStore {
  const { season, clock } = useMyTeam();
  const [banner] = useState(() => new LiveBannerStore({ season, clock, cookies: browserCookies }));
  return banner;
}
