import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { Banner } from '../Banner/Banner.tsx';

export interface LiveRoundBannerProps {
  readonly onClose: () => void;
}

/** Says that a match is live and that points are provisional. */
export function LiveRoundBanner({ onClose }: LiveRoundBannerProps) {
  const words = useWords();
  return (
    <Banner icon="dot" label={words('team.live.label')} sentence={words('team.live.text')}>
      <IconButton icon="close" label={words('common.actions.close')} variant="quiet" onPress={onClose} />
    </Banner>
  );
}
