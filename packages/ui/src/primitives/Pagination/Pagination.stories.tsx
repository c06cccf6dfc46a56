import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Pagination } from './Pagination.tsx';

const meta = preview.meta({ component: Pagination, args: { shown: 20, total: 312, hasMore: true, onLoadMore: fn() } });

export const Default = meta.story({});

export const Loading = meta.story({ args: { isLoading: true } });

export const LastPage = meta.story({ args: { shown: 312, hasMore: false } });

export const Empty = meta.story({ args: { shown: 0, total: 0, hasMore: false } });

/** The number of rows is not known, only that there are more. */
export const TotalUnknown = meta.story({
  parameters: { picture: { disable: true } },
  render: ({ onLoadMore }) => (
    <>
      <Pagination shown={1} hasMore={false} onLoadMore={onLoadMore} />
      <Pagination shown={20} hasMore onLoadMore={onLoadMore} />
    </>
  ),
  play: async ({ canvas }) => {
    const [one, twenty] = canvas.getAllByRole('status');
    await expect(one).toHaveTextContent('1 row shown');
    await expect(twenty).toHaveTextContent('20 rows shown');
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Load more' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
});
