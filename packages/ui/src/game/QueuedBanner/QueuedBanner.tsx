import { Button } from '../../primitives/Button/Button.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { ResponsiveText } from '../GameBar/ResponsiveText.tsx';

export interface QueuedBannerProps {
  /** Takes the change back: it stays a draft. */
  readonly onTakeBack: () => void;
  /** Given when the change was not sent because the user has to decide. */
  readonly onDecide?: (() => void) | undefined;
}

/** Says that a change of the team waits for a connection and is not saved, as long as it waits. [B21] */
export function QueuedBanner({ onTakeBack, onDecide }: QueuedBannerProps) {
  const words = useWords();
  const state = onDecide === undefined ? 'waiting' : 'undecided';
  return (
    <Banner
      icon="offline"
      name={words('team.queued.label')}
      label={<ResponsiveText wide={words('team.bar.queued')} narrow={words('team.queued.short')} />}
      sentence={<ResponsiveText wide={words(`team.queued.${state}`)} narrow={words(`team.queued.${state}Short`)} />}
    >
      {onDecide !== undefined && (
        <Button size="sm" onPress={onDecide}>
          {words('team.queued.decide')}
        </Button>
      )}
      <Button variant="outline" size="sm" onPress={onTakeBack}>
        {words('team.queued.takeBack')}
      </Button>
    </Banner>
  );
}
