import { keyframes, styled } from '@mui/material/styles'

/** By a transform, which the browser moves beside the code that runs: as a place it would paint the page for each frame. */
const run = keyframes({
  from: { transform: 'translateX(-70%) scaleX(0.4)' },
  to: { transform: 'translateX(70%) scaleX(0.4)' },
})

/** What is there at once needs no progress: the line waits a moment before it shows. */
const Line = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 2,
  marginBottom: -2,
  zIndex: 1,
  overflow: 'hidden',
  opacity: 0,
  '&[data-busy]': { opacity: 1, transition: 'opacity 1ms 150ms' },
  '&[data-busy]::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    backgroundColor: theme.palette.primary.main,
    animation: `${run} 1.2s linear infinite`,
  },
  '[dir=rtl] &[data-busy]::before': { animationDirection: 'reverse' },
  '@media (prefers-reduced-motion: reduce)': { '&[data-busy]::before': { animation: 'none' } },
}))

interface Props {
  busy: boolean
  /** What goes on; left out where another line tells it to whoever hears the page. */
  label?: string
}

/** A thin line at content that is being read anew. */
export const BusyLine = ({ busy, label }: Props) => (
  <Line
    {...(busy && { 'data-busy': '' })}
    {...(busy && label !== undefined && { role: 'progressbar', 'aria-label': label })}
  />
)
