import { getLocation } from '@rugby/domain/contract/geo/geo';
import { advertsFile, seasonNumbersFile } from '@rugby/domain/contract/landing';
import { advertFor } from '@rugby/domain/game/adverts/adverts';
import { RemoteValue } from '@rugby/domain/stores/remote/RemoteValue';
import type { LandingStores, StartStores } from './Stores.ts';

export function createLandingStores({ api }: StartStores): LandingStores {
  return {
    numbers: new RemoteValue(() => api.fetch(seasonNumbersFile)),
    // A visitor whose country cannot be asked for is somewhere in the rest of the world.
    advert: new RemoteValue(async () => {
      const [adverts, location] = await Promise.all([api.fetch(advertsFile), api.send(getLocation, {})]);
      if (!adverts.ok) return adverts;
      return { ok: true, value: advertFor(location.ok ? location.value.country : null, adverts.value) };
    }),
  };
}
