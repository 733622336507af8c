import type SvgIcon from '@mui/material/SvgIcon'
import type { ReactElement, ReactNode } from 'react'

/** What MUI makes of a drawing: a component without state around `SvgIcon`. */
interface Made {
  type?: { render?: (props: object, ref: null) => ReactElement<{ children?: ReactNode }> }
}

const drawings = new Map<typeof SvgIcon, ReactNode>()

const drawingOf = (Icon: typeof SvgIcon): ReactNode => {
  if (!drawings.has(Icon)) drawings.set(Icon, (Icon as Made).type?.render?.({}, null).props.children)
  return drawings.get(Icon)
}

interface Props {
  icon: typeof SvgIcon
  /** Whether it points along the line. */
  turns?: boolean
}

/**
 * One of MUI's icons, small, as one element instead of four components with a style: for lists and menus, which draw
 * them by the hundred.
 */
export const LightIcon = ({ icon: Icon, turns = false }: Props) => {
  const drawing = drawingOf(Icon)
  if (drawing === undefined) return <Icon className={turns ? 'turns' : undefined} fontSize='small' />
  return (
    <svg
      className={turns ? 'icon turns' : 'icon'}
      viewBox='0 0 24 24'
      width='1.25rem'
      height='1.25rem'
      fill='currentColor'
      aria-hidden='true'
      focusable='false'
    >
      {drawing}
    </svg>
  )
}
