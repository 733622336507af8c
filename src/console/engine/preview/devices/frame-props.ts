import type { ReactNode } from 'react'

/** What a device's frame is given. */
export interface FrameProps {
  /** What kind of record it is. */
  title: string
  /** Names the part that scrolls. */
  label: string
  children: ReactNode
}

/** Blocks in normal flow, so that text may run around a picture. */
export const contentStyles = {
  bgcolor: 'background.paper',
  color: 'text.primary',
  fontSize: 'var(--body)',
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  '& > * + *': { mt: 'var(--gap)' },
} as const
