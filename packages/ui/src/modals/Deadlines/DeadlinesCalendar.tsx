import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

/** Links to the deadlines as a calendar. */
export interface CalendarLinks {
  /** A subscription that updates itself: `webcal://…`. */
  readonly feedHref: string;
  /** The current deadlines as a file. */
  readonly fileHref: string;
}

/** Adds the deadlines to the user's calendar: by a subscription that follows moved fixtures, or by a file. */
export function DeadlinesCalendar({ feedHref, fileHref }: CalendarLinks) {
  const words = useWords();
  return (
    <Root>
      <Icon name="calendar" />
      <p>
        <Link href={feedHref}>{words('modals.deadlines.feed')}</Link>
        <br />
        {words('modals.deadlines.feedHint')}{' '}
        <Link href={fileHref} download>
          {words('modals.deadlines.file')}
        </Link>
      </p>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[3]};
  margin-block-start: ${({ theme }) => theme.space[3]};
  padding-block-start: ${({ theme }) => theme.space[3]};
  ${hairline('block-start')}
  ${textStyle('body')}
  & > svg {
    flex: none;
  }
`;
