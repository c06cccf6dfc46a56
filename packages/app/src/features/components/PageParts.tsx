import { AdvertSlot } from '@rugby/ui/layout/AdvertSlot';
import { ComponentSheet } from '@rugby/ui/layout/ComponentSheet';
import { LandingSteps } from '@rugby/ui/layout/LandingSteps';
import { NextRoundStrip } from '@rugby/ui/layout/NextRoundStrip';
import { Tabs } from '@rugby/ui/primitives/Tabs';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { useStores } from '../../stores/StoresContext.tsx';

/** What pages are put together from. */
export function PageParts() {
  const words = useWords();
  const { edition } = useStores();
  const tabs = (['pick', 'captain', 'change'] as const).map((id) => ({
    id,
    label: words(`landing.${id}`),
    content: id === 'pick' ? words(`landing.${edition.id}.pickText`) : words(`landing.${id}Text`),
  }));
  const specimens = [
    { name: 'Tabs', content: <Tabs label={words('landing.steps')} tabs={tabs} /> },
    { name: 'AdvertSlot', content: <AdvertSlot advert={undefined} /> },
    { name: 'NextRoundStrip', width: 'wide' as const, content: <NextRoundStrip round={{ state: 'none' }} /> },
    { name: 'LandingSteps', width: 'wide' as const, content: <LandingSteps editionId={edition.id} /> },
  ];
  return <ComponentSheet title={words('components.groups.pages')} specimens={specimens} />;
}
