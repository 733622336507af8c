import { styled, type Theme } from '@mui/material/styles'
import { iconStyles } from '../../../../ui/styles/icon-shape.ts'
import { topBarHeight } from '../../../../ui/styles/layout-sizes.ts'
import { pagerHeight, tallWindow } from '../pager.tsx'
import { rowButtonStyles } from '../row-button-styles.ts'

/** The controls in a heading: the sort button and the resize edge. */
const headingStyles = ({ palette }: Theme) => ({
  '& .edge': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    width: 10,
    cursor: 'col-resize',
    touchAction: 'none',
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '25%',
      insetInlineEnd: 0,
      width: 2,
      backgroundColor: 'transparent',
    },
    '&:hover::after, &:active::after': { backgroundColor: palette.primary.main },
  },
  '& .sort': {
    all: 'unset',
    display: 'flex',
    alignItems: 'center',
    // The whole heading is clickable.
    alignSelf: 'stretch',
    width: '100%',
    justifyContent: 'inherit',
    gap: 2,
    cursor: 'pointer',
    '&::after': { ...iconStyles, opacity: 0 },
    '&:hover::after, &:focus-visible::after': { opacity: 0.5 },
    '&:focus-visible': {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: -2,
      borderRadius: 2,
    },
  },
  // Numbers end where their heading does.
  '& .right .sort': { flexDirection: 'row-reverse', justifyContent: 'flex-start' },
  '& [aria-sort] .sort::after': { opacity: 1, color: palette.action.active },
})

/** The row buttons, which are sticky. */
const actionsStyles = ({ palette }: Theme) =>
  ({
    '& .actions': {
      position: 'sticky',
      insetInlineEnd: 0,
      zIndex: 1,
      padding: '3px 5px',
      overflow: 'visible',
      backgroundColor: palette.background.paper,
    },
    '& tbody tr:hover .actions': {
      backgroundImage: `linear-gradient(${palette.action.hover}, ${palette.action.hover})`,
    },
    '& [data-picked] .actions': {
      backgroundImage: `linear-gradient(${palette.action.selected}, ${palette.action.selected})`,
    },
    // A shadow marks content hidden below the buttons.
    '&[data-more] .actions::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: '100%',
      width: 16,
      pointerEvents: 'none',
      background: `linear-gradient(to left, ${palette.mode === 'dark' ? 'rgba(0,0,0,.45)' : 'rgba(0,0,0,.12)'}, transparent)`,
    },
  }) as const

/**
 * The headings stay below the top bar while the page scrolls. A table that is wider than its place scrolls within it, in
 * both directions.
 */
const headStyles = ({ palette }: Theme) =>
  ({
    '& thead tr': { position: 'sticky', top: 0, zIndex: 2, backgroundColor: palette.background.paper },
    // Focused elements are not under the headings.
    '&& tbody :is(a, button, input)': { scrollMarginTop: 52 },
    '&[data-fits]': { overflowX: 'clip', '& thead tr': { top: topBarHeight } },
    [`@media ${tallWindow}`]: {
      '&:not([data-fits])': { maxHeight: `calc(100dvh - ${topBarHeight + pagerHeight + 8}px)` },
    },
  }) as const

const compactStyles = {
  '&[data-density=compact]': {
    '& th': { minHeight: 36 },
    '& td': { paddingBlock: 1 },
    '& .actions': { paddingBlock: 0 },
    '& td button, & td a': { paddingBlock: 3 },
  },
}

/** Print shows all columns in the available width, and headings on every page. */
const printStyles = {
  '@media print': {
    overflow: 'visible !important',
    maxHeight: 'none !important',
    '& table': { display: 'table', borderCollapse: 'collapse', fontSize: '0.8em' },
    '& thead': { display: 'table-header-group' },
    '& thead tr': { position: 'static' },
    '& tbody': { display: 'table-row-group' },
    '& tr': { display: 'table-row', breakInside: 'avoid' },
    '& th, & td': { display: 'table-cell', minHeight: 0, padding: '4px 6px', verticalAlign: 'top' },
    '& th': { fontWeight: 600 },
    '& .sort::after, & .edge, & .pick, & .actions': { display: 'none' },
    '& .fill': { display: 'inline !important', overflow: 'visible' },
  },
} as const

/**
 * Styles of a list's table, defined once for all cells: a style per cell would cost more than the cell. The grid
 * columns do not depend on the rows, so that tall rows are laid out once.
 */
export const TableFrame = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  overflowX: 'auto',
  '& table': { display: 'grid', width: '100%' },
  '& thead, & tbody': { display: 'contents' },
  '& tr': {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& .pick': {
    flex: 'none',
    width: 18,
    height: 18,
    margin: 0,
    marginInlineEnd: 6,
    cursor: 'pointer',
    accentColor: theme.palette.primary.main,
  },
  '& tbody tr[data-picked]': { backgroundColor: theme.palette.action.selected },
  '& tbody tr:hover': { backgroundColor: theme.palette.action.hover },
  '& th, & td': {
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    padding: '3px 5px',
    overflow: 'hidden',
    textAlign: 'start',
  },
  '& th': {
    position: 'relative',
    minHeight: 42,
    fontSize: '0.8125rem',
    fontWeight: 500,
    hyphens: 'manual',
    overflowWrap: 'anywhere',
  },
  '& td > *': { minWidth: 0 },
  '& .fill': { width: '100%' },
  '& td > .MuiChip-root': { height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal' } },
  '& .center': { justifyContent: 'center', textAlign: 'center' },
  '& .right': { justifyContent: 'flex-end', textAlign: 'end' },
  ...headingStyles(theme),
  ...actionsStyles(theme),
  ...headStyles(theme),
  ...rowButtonStyles(theme),
  ...compactStyles,
  ...printStyles,
  '&[data-busy] tbody': { opacity: 0.6 },
}))
