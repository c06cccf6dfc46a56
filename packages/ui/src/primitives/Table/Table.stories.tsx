import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Table, type TableColumn, type TableSort } from './Table.tsx';

type Figure = 'name' | 'points' | 'tries' | 'tackles';
interface Scorer {
  readonly name: string;
  readonly points: number;
  readonly tries: number;
  readonly tackles: number;
}

const columns: readonly TableColumn<Figure>[] = [
  { id: 'name', label: 'Player', isSortable: true },
  { id: 'points', label: 'Total points', shortLabel: 'Points', isSortable: true },
  { id: 'tries', label: 'Tries', isSortable: true },
  { id: 'tackles', label: 'Tackles' },
];
const rows: readonly Scorer[] = [
  { name: 'Nikau Rewiri', points: 164, tries: 6, tackles: 51 },
  { name: 'Waisea Ravula', points: 151, tries: 0, tackles: 12 },
  { name: 'Brodie Corrigan', points: 98, tries: 2, tackles: 77 },
];
const byPoints: TableSort<Figure> = { by: 'points', direction: 'descending' };

const meta = preview.meta({
  component: Table<Scorer, Figure>,
  args: {
    caption: 'Players by points',
    columns,
    rows,
    rowKey: ({ name }) => name,
    renderCell: (row, column) => row[column],
    sort: byPoints,
    onSort: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Total points' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('rowheader', { name: 'Nikau Rewiri' })).toBeVisible();
  },
});

export const Unsorted = meta.story({ args: { columns: columns.map(({ id, label }) => ({ id, label })) } });

export const Empty = meta.story({ args: { rows: [] } });

/** Where a page says what the table shows, its title is for screen readers. */
export const WithoutTitle = meta.story({
  args: { isCaptionHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Players by points' })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { rows: rows.map((row) => ({ ...row, name: `${row.name} Tuipulotu-Fainga’anuku of the Far North` })) },
});

/** In a narrow window the column by which the rows are sorted shows, whole and beside the names. */
export const SortedBeyondTheEdge = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    columns: columns.map((column) => ({ ...column, shortLabel: `${column.label} of the season` })),
    sort: { by: 'tackles', direction: 'descending' },
  },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const edge = (element: Element | null) => element?.getBoundingClientRect().right ?? Number.NaN;
    const sorted = canvas.getByRole('columnheader', { name: /^Tackles/ });
    await expect(edge(sorted)).toBeLessThanOrEqual(edge(sorted.closest('section')));
    await expect(sorted.closest('section')?.scrollLeft).toBeGreaterThan(0);
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Tries' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSort).toHaveBeenLastCalledWith('tries');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Total points' })).toHaveFocus();
  },
});

/** A column of which a part shows is brought in whole when the focus comes to its header. */
export const PartOfAColumn = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    columns: columns.map((column) => ({ ...column, label: `${column.label} of the season so far`, isSortable: true })),
    sort: { by: 'name', direction: 'ascending' },
  },
  decorators: [(Story) => <div style={{ inlineSize: 460 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const head = canvas.getAllByRole('columnheader');
    const frame = canvas.getByRole('region').getBoundingClientRect();
    const expectWhole = async (place: number) => {
      await expect(head.at(place)?.contains(document.activeElement)).toBe(true);
      const { left, right } = head.at(place)?.getBoundingClientRect() ?? frame;
      await expect(left).toBeGreaterThanOrEqual((head.at(0)?.getBoundingClientRect().right ?? 0) - 1);
      await expect(right).toBeLessThanOrEqual(frame.right + 1);
    };
    canvas.getByRole('button', { name: /^Player/ }).focus();
    for (const place of [1, 2, 3]) {
      await userEvent.tab();
      await expectWhole(place);
    }
    for (const place of [2, 1]) {
      await userEvent.tab({ shift: true });
      await expectWhole(place);
    }
  },
});
