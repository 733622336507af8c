import type { ReactNode } from 'react'

/** What a device's frame is given. */
export interface FrameProps {
  /** Where in app or site the record stands. */
  title: string
  /** Names the part that scrolls. */
  label: string
  children: ReactNode
}

/** The part of a device that scrolls. */
export const pageStyles = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  bgcolor: 'background.paper',
  color: 'text.primary',
} as const

/** Blocks in normal flow, so that text may run around a picture. Twice the class, to go before a block's own margin. */
export const flowStyles = {
  display: 'flow-root',
  fontSize: 'var(--body)',
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  '&& > * + *': { mt: 'var(--gap)' },
  '&& > [data-shape=portrait] + *': { mt: 'var(--after-portrait)' },
  '&& > [data-shape=wide]:not(* + *)': { mt: 'var(--bleed)' },
} as const
