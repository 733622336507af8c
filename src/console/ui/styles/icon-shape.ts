import type SvgIcon from '@mui/material/SvgIcon'
import { Children, type CSSProperties, isValidElement, type ReactElement, type ReactNode } from 'react'

/** What MUI makes of a drawing: a component without state around `SvgIcon`. */
interface Made {
  type?: { render?: (props: object, ref: null) => ReactElement<{ children?: ReactNode }> }
}

interface Drawing {
  d?: string
  cx?: string
  cy?: string
  r?: string
}

/** A full circle: two arcs from its leftmost point. */
const circle = (cx: number, cy: number, r: number): string =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

const outline = ({ props: { d, cx, cy, r } }: ReactElement<Drawing>): string => {
  // A path may begin with a relative move, which counts from the corner only at the very start of a path.
  if (d !== undefined) return `M0 0${d}`
  return r === undefined ? '' : circle(Number(cx), Number(cy), Number(r))
}

const shapes = new Map<typeof SvgIcon, string>()

/** The outline of one of MUI's icons, 24 pixels wide and high, as CSS writes it. */
export const shapeOf = (Icon: typeof SvgIcon): string => {
  const cached = shapes.get(Icon)
  if (cached !== undefined) return cached
  const drawing = (Icon as Made).type?.render?.({}, null).props.children
  const parts = Children.toArray(drawing).filter((part) => isValidElement<Drawing>(part))
  const shape = `path("${parts.map(outline).join('')}")`
  shapes.set(Icon, shape)
  return shape
}

/** Gives an element the icon that its `::before` shows in {@link iconLooks}. */
export const iconStyle = (Icon: typeof SvgIcon): CSSProperties & { '--icon': string } => ({
  '--icon': shapeOf(Icon),
})

/**
 * Looks of a pseudo-element that shows a small icon in the colour of the text. For lists and menus, which have them by the
 * hundred: an icon is no element then, and no component.
 */
export const iconLooks = {
  content: '""',
  flex: 'none',
  width: 24,
  height: 24,
  margin: -2,
  scale: '0.8333',
  backgroundColor: 'currentColor',
  clipPath: 'var(--icon)',
  // Else the high contrast of the system would take away its background, of which it consists.
  forcedColorAdjust: 'none',
  // Nor does it inherit the colour that the text has then.
  '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
} as const
