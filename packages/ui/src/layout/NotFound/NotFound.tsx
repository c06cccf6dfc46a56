import { Link } from '../../primitives/Link/Link.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { ScreenMessage } from '../ScreenMessage/ScreenMessage.tsx';
import { MissedKickScene } from '../ScreenMessage/MissedKickScene.tsx';

export interface NotFoundProps {
  readonly homeHref: string;
}

/**
 * The page for an address that is none of ours: says so, and where to go. For a part of a page that is missing use `ErrorPanel`.
 */
export function NotFound({ homeHref }: NotFoundProps) {
  const words = useWords();
  return (
    <ScreenMessage
      title={words('common.notFound.title')}
      action={
        <Link href={homeHref} variant="primary-on-brand" size="lg">
          {words('common.notFound.home')}
        </Link>
      }
      scene={<MissedKickScene />}
    >
      {words('common.notFound.text')}
    </ScreenMessage>
  );
}
