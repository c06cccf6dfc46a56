import type { ReactNode } from 'react';

/** A column of a table and the label of its header. */
export interface TableColumn<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** Shown in place of a label that is wider than the column's figures. Screen readers get `label`. */
  readonly shortLabel?: string;
  /** A button beside the label that explains it. */
  readonly explanation?: ReactNode;
  /** Whether pressing the header sorts by this column. */
  readonly isSortable?: boolean;
}

/** The column that rows are sorted by, and the direction. */
export interface TableSort<Id extends string> {
  readonly by: Id;
  readonly direction: 'ascending' | 'descending';
}
