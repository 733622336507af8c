import { keyframes, styled } from '@mui/material/styles'

const run = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } })

/** What is there at once needs no progress: the line waits a moment before it shows. */
const Line = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 2,
  marginBottom: -2,
  zIndex: 1,
  overflow: 'hidden',
  opacity: 0,
  '&[role]': { opacity: 1, transition: 'opacity 1ms 150ms' },
  '&[role]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    width: '40%',
    backgroundColor: theme.palette.primary.main,
    animation: `${run} 1.2s linear infinite`,
  },
  '@media (prefers-reduced-motion: reduce)': { '&[role]::before': { animation: 'none', width: '100%' } },
}))

/** A thin line over content that is being read anew. */
export const BusyLine = ({ busy, label }: { busy: boolean; label: string }) => (
  <Line {...(busy && { role: 'progressbar', 'aria-label': label })} />
)
