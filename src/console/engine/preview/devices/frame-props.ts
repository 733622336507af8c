import type { ReactNode } from 'react'

/** Props of a device frame. */
export interface FrameProps {
  /** The record's location in the app or site. */
  title: string
  /** Label of the scrolling part. */
  label: string
  children: ReactNode
}

/** The scrolling part of a device. */
export const pageStyles = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  bgcolor: 'background.paper',
  color: 'text.primary',
} as const

/**
 * Normal flow, so that text can wrap around a picture. The class is doubled for specificity over a block's own margin.
 */
export const flowStyles = {
  display: 'flow-root',
  fontSize: 'var(--body)',
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  '&& > * + *': { mt: 'var(--gap)' },
  '&& > [data-shape=portrait] + *': { mt: 'var(--after-portrait)' },
  '&& > [data-shape=wide]:not(* + *)': { mt: 'var(--bleed)' },
} as const
