import type { PointerEvent } from 'react'
import { maxColumnWidth, minColumnWidth } from '../../state/list-settings.ts'
import { trackOf } from './table-columns.ts'

interface Props {
  field: string
  /** Sets the width of the column; undefined resets it. */
  onSize: (field: string, width: number | undefined) => void
}

/**
 * The edge of a heading: dragging resizes the column, a double click resets it. Keyboard users resize columns in the
 * columns dialog.
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
    // During dragging only the grid track changes, so that no row renders.
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
