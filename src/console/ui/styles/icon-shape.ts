import type SvgIcon from '@mui/material/SvgIcon'
import { Children, type CSSProperties, isValidElement, type ReactElement, type ReactNode } from 'react'

/** The structure of MUI's icons: a stateless component around `SvgIcon`. */
interface Made {
  type?: { render?: (props: object, ref: null) => ReactElement<{ children?: ReactNode }> }
}

interface Drawing {
  d?: string
  cx?: string
  cy?: string
  r?: string
}

/** A full circle: two arcs from the leftmost point. */
const circle = (cx: number, cy: number, r: number): string =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

const outline = ({ props: { d, cx, cy, r } }: ReactElement<Drawing>): string => {
  // A relative move is only relative to the origin at the start of a path.
  if (d !== undefined) return `M0 0${d}`
  return r === undefined ? '' : circle(Number(cx), Number(cy), Number(r))
}

const shapes = new Map<typeof SvgIcon, string>()

/** The outline of an MUI icon, 24 pixels wide and high, as a CSS path. */
export const shapeOf = (Icon: typeof SvgIcon): string => {
  const cached = shapes.get(Icon)
  if (cached !== undefined) return cached
  const drawing = (Icon as Made).type?.render?.({}, null).props.children
  const parts = Children.toArray(drawing).filter((part) => isValidElement<Drawing>(part))
  const shape = `path("${parts.map(outline).join('')}")`
  shapes.set(Icon, shape)
  return shape
}

/** Sets the icon for an element's `::before` with {@link iconStyles}. */
export const iconStyle = (Icon: typeof SvgIcon): CSSProperties & { '--icon': string } => ({
  '--icon': shapeOf(Icon),
})

/**
 * Styles of a pseudo-element with a small icon in the text colour. For lists and menus with hundreds of icons, which
 * need no elements or components then.
 */
export const iconStyles = {
  content: '""',
  flex: 'none',
  width: 24,
  height: 24,
  margin: -2,
  scale: '0.8333',
  backgroundColor: 'currentColor',
  clipPath: 'var(--icon)',
  // High contrast mode would remove the background, which is the icon.
  forcedColorAdjust: 'none',
  // It does not inherit the text colour of that mode.
  '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
} as const
