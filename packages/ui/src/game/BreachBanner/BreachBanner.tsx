import type { Refusal } from '@rugby/domain/game/model/refusal';
import { breachSentence, type Names } from '@rugby/domain/i18n/refusalWords';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { ResponsiveText } from '../GameBar/ResponsiveText.tsx';

export interface BreachBannerProps {
  /** The rule that the saved team breaks. */
  readonly breach: Refusal;
  readonly names: Names;
  readonly onClose: () => void;
}

/** Says that the saved team breaks a rule since players moved or prices changed, and may stay so. [G-328] */
export function BreachBanner({ breach, names, onClose }: BreachBannerProps) {
  const words = useWords();
  return (
    <Banner
      icon="warning"
      name={words('team.breach.label')}
      label={words('team.breach.slab')}
      sentence={
        <ResponsiveText
          wide={breachSentence(breach, 'full', names, words)}
          narrow={breachSentence(breach, 'short', names, words)}
        />
      }
    >
      <IconButton icon="close" label={words('common.actions.close')} variant="quiet" onPress={onClose} />
    </Banner>
  );
}
