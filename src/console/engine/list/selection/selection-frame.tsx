import Paper from '@mui/material/Paper'
import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListRow } from '../state/list-rows.ts'
import { lowWindow, pagerHeight } from '../views/pager.tsx'
import { type RowSelection, rowKey } from './use-selection.ts'

/** Class name, for styles that reserve space. */
export const selectionFrame = 'selection-frame'

interface Props {
  label?: string
  children: ReactNode
}

const styles = {
  position: 'fixed',
  bottom: 16 + pagerHeight,
  insetInline: { xs: 8, lg: 'calc(260px + 5vw) 5vw' },
  maxWidth: 900,
  mx: 'auto',
  zIndex: 'appBar',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: 3,
  py: 2,
  border: 1,
  borderColor: 'divider',
  // In a low window the pager is not sticky, and the rows keep more than half of the height.
  [`@media ${lowWindow}`]: { bottom: 8, maxHeight: '35vh', overflowY: 'auto' },
} as const

/**
 * A bar at the foot of the window, above the pager. Adds its height to the page's end and to the scroll margin of
 * focused elements.
 */
export const SelectionFrame = ({ label, children }: Props) => {
  const frame = useRef<HTMLElement>(null)
  const [height, setHeight] = useState(0)
  useEffect(() => {
    if (!frame.current || typeof ResizeObserver !== 'function') return
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      const { top, height } = entry?.target.getBoundingClientRect() ?? { top: window.innerHeight, height: 0 }
      style.scrollPaddingBottom = `${Math.ceil(window.innerHeight - top)}px`
      setHeight(height)
    })
    observer.observe(frame.current)
    return () => {
      observer.disconnect()
      style.scrollPaddingBottom = ''
    }
  }, [])
  return (
    <>
      <div className='screen-only' style={{ height }} />
      <Paper
        ref={frame}
        component='section'
        elevation={8}
        className={`screen-only ${selectionFrame}`}
        aria-label={label}
        sx={styles}
      >
        {children}
      </Paper>
    </>
  )
}

interface SelectBoxProps {
  row: ListRow
  /** Name of the row, read by screen readers. */
  name: string
  isPicked: boolean
  pick: RowSelection['pick']
}

/** The check box of a row: a native input, a single element. */
export const SelectBox = ({ row, name, isPicked, pick }: SelectBoxProps) => (
  <input
    type='checkbox'
    className='pick'
    aria-label={name}
    checked={isPicked}
    onChange={({ nativeEvent }: ChangeEvent) =>
      pick(row, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
    }
  />
)

/** The check box for all rows of the page. */
export const SelectPage = ({ rows, picks }: { rows: readonly ListRow[]; picks: RowSelection }) => {
  const { t } = useTranslation('engine')
  const count = rows.filter((row) => picks.selection.has(rowKey(row))).length
  const isWhole = count > 0 && count === rows.length
  return (
    <input
      type='checkbox'
      className='pick'
      aria-label={t('selectPage')}
      disabled={rows.length === 0}
      checked={isWhole}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && !isWhole
      }}
      onChange={() => picks.pickAll(!isWhole)}
    />
  )
}
