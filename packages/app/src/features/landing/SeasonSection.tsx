import type { SeasonNumbers as Numbers } from '@rugby/domain/game/model/landing';
import { AdvertSlot } from '@rugby/ui/layout/AdvertSlot';
import { SeasonNumbers, type ShownSeasonNumbers } from '@rugby/ui/layout/SeasonNumbers';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { squadMark } from '../../site/squadMark.ts';
import { useStores } from '../../stores/StoresContext.tsx';

/** The numbers of the season and the advertisement for the visitor's country. A failure leaves the rest of the page as it is. */
export const SeasonSection = observer(function SeasonSection() {
  const { edition, landing } = useStores();
  const { numbers, advert } = landing.value;
  useEffect(() => {
    void numbers.load();
    void advert.load();
  }, [numbers, advert]);
  const ad = advert.value;
  return (
    <>
      <SeasonNumbers numbers={numbers.request.state === 'error' ? null : shown(numbers.value)} />
      {ad && <AdvertSlot advert={{ href: ad.link1, text: ad.text1, ...(ad.image1 !== undefined && { image: ad.image1 }) }} />}
    </>
  );

  function shown(value: Numbers | undefined): ShownSeasonNumbers | undefined {
    if (value === undefined || value.best === null) return value && { ...value, best: null };
    const { firstName, lastName, squad, roundNumber, points } = value.best;
    const name = `${firstName.slice(0, 1)}. ${lastName}`;
    return { ...value, best: { roundNumber, points, name, squad: squadMark(edition, squad) } };
  }
});
