import { styled } from '@mui/material/styles'

/** A list of changes, with user and time in small type. */
export const ChangeList = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { paddingBlock: theme.spacing(1.5), borderTop: `1px solid ${theme.palette.divider}` },
  '& > li:first-of-type': { borderTop: 'none' },
  '& > li > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.spacing(2),
    overflowWrap: 'anywhere',
  },
  '& small': { color: theme.palette.text.secondary },
}))
