import type { PointerEvent } from 'react'
import { maxColumnWidth, minColumnWidth } from '../../state/list-look.ts'
import { trackOf } from './table-columns.ts'

interface Props {
  field: string
  /** The width is the column's from now on; undefined: it is as wide as it would be by itself. */
  onSize: (field: string, width: number | undefined) => void
}

/**
 * The end of a heading, dragged to make its column wider or narrower; pressed twice, the column is as wide as usual.
 * Whoever has no pointer sizes columns in their dialog.
 */
export const ColumnEdge = ({ field, onSize }: Props) => {
  const grab = (event: PointerEvent<HTMLElement>): void => {
    const edge = event.currentTarget
    const heading = edge.closest('th')
    const table = edge.closest('table')
    if (event.button !== 0 || !heading || !table) return
    event.preventDefault()
    edge.setPointerCapture(event.pointerId)
    const track = trackOf(field)
    const forward = getComputedStyle(heading).direction === 'rtl' ? -1 : 1
    const { width: before } = heading.getBoundingClientRect()
    let width: number | undefined
    const end = new AbortController()
    const { signal } = end
    // Until it is let go only the track follows, so that no row is drawn anew.
    const follow = ({ clientX }: globalThis.PointerEvent): void => {
      width = Math.round(
        Math.max(minColumnWidth, Math.min(maxColumnWidth, before + forward * (clientX - event.clientX))),
      )
      table.style.setProperty(track, `${width}px`)
    }
    const drop = ({ type }: Event): void => {
      end.abort()
      if (type === 'pointerup' && width !== undefined) onSize(field, width)
      table.style.removeProperty(track)
    }
    edge.addEventListener('pointermove', follow, { signal })
    for (const name of ['pointerup', 'pointercancel', 'lostpointercapture'])
      edge.addEventListener(name, drop, { signal })
    window.addEventListener('keydown', (pressed) => pressed.key === 'Escape' && drop(pressed), { signal })
  }
  return (
    <span aria-hidden className='edge' onPointerDown={grab} onDoubleClick={() => onSize(field, undefined)} />
  )
}
