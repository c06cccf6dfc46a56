import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

/** Where the deadlines are as a calendar. */
export interface CalendarLinks {
  /** The calendar that keeps itself up to date: `webcal://…`. */
  readonly feedHref: string;
  /** The same as a file, as it is today. */
  readonly fileHref: string;
}

/** The way into the fan's own calendar: one that follows matches that are moved, or a file. */
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
  padding-block-start: ${({ theme }) => theme.space[4]};
  ${hairline('block-start')}
  ${textStyle('body')}
  & > svg {
    flex: none;
  }
`;
