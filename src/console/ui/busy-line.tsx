import { keyframes, styled } from '@mui/material/styles'

/** Uses a transform, which the browser animates on the compositor; a position would repaint every frame. */
const run = keyframes({
  from: { transform: 'translateX(-70%) scaleX(0.4)' },
  to: { transform: 'translateX(70%) scaleX(0.4)' },
})

/** The line appears after a short delay, so that immediate results show no progress. */
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
  /** Label of the operation; omitted if another line announces it to screen readers. */
  label?: string
}

/** A thin progress line above content that is reloading. */
export const BusyLine = ({ busy, label }: Props) => (
  <Line
    {...(busy && { 'data-busy': '' })}
    {...(busy && label !== undefined && { role: 'progressbar', 'aria-label': label })}
  />
)
