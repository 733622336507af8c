import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { laterPart, useLater } from '../../../ui/lazy/later.tsx'
import { ListTable } from './list-table.tsx'
import type { RowsViewProps } from './rows-view.ts'

const grid = laterPart(() => import('./list-grid.tsx').then(({ ListGrid }) => ListGrid))

/**
 * The rows as a table: a plain one at once, the grid when its code has come. The grid takes its place only while focus
 * and pointer are elsewhere, so that no one loses the button they are on, nor a click that is on its way.
 */
export const WideList = (props: RowsViewProps) => {
  const Grid = useLater(grid)
  const place = useRef<HTMLDivElement>(null)
  const [isFree, setFree] = useState(Grid !== null)
  useEffect(() => {
    const box = place.current
    if (Grid === null || isFree || !box) return
    const look = (): void => {
      if (!box.contains(document.activeElement) && !box.matches(':hover')) setFree(true)
    }
    look()
    // By the time of the event the focus has not arrived where it goes.
    const lookSoon = (): void => void setTimeout(look)
    document.addEventListener('focusout', lookSoon)
    box.addEventListener('pointerleave', lookSoon)
    return () => {
      document.removeEventListener('focusout', lookSoon)
      box.removeEventListener('pointerleave', lookSoon)
    }
  }, [Grid, isFree])
  return <Box ref={place}>{Grid && isFree ? <Grid {...props} /> : <ListTable {...props} />}</Box>
}
