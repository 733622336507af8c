import PreviousIcon from '@mui/icons-material/KeyboardArrowLeft'
import NextIcon from '@mui/icons-material/KeyboardArrowRight'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { pageSizesOf } from '../../../../modules/format/list-defaults.ts'
import { formatNumber } from '../../../i18n/format-number.ts'
import { BusyLine } from '../../../ui/busy-line.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { visuallyHidden } from '../../../ui/styles/visually-hidden.ts'
import { lastPage } from '../state/list-rows.ts'
import type { ListPage } from '../use-list-page.ts'

/** Height of the pager in pixels, which covers the last visible rows; higher if it needs more than one line. */
export const pagerHeight = 44

/** Media query for low windows, in which the pager is not sticky. */
export const lowWindow = '(max-height: 480px)'

/** Media query for the other windows. */
export const tallWindow = '(min-height: 481px)'

/**
 * Scroll margin for the element around the rows, so that focused elements are not under the pager. More specific than
 * resets of buttons.
 */
export const abovePager = {
  '&& :is(a, button, input)': {
    scrollMarginBottom: pagerHeight + 8,
    [`@media ${lowWindow}`]: { scrollMarginBottom: 8 },
  },
} as const

/** The range of rows and their total as text. */
export const useRangeText = ({ state, total, rows: shown, list }: ListPage): string => {
  const { t, i18n } = useTranslation('engine')
  const { page, rows } = state
  const number = (value: number): string => formatNumber(value, i18n.language)
  const isPaged = list.paged !== false
  return t('pager.range', {
    from: number(isPaged ? page * rows + 1 : 1),
    to: number(isPaged ? Math.min(total, (page + 1) * rows) : shown.length),
    total: number(total),
  })
}

/**
 * Page size, range of rows and page buttons. Sticky while any row is visible, so that it stays under the pointer when
 * turning several pages.
 */
export const Pager = ({ page: shown }: { page: ListPage }) => {
  const { list, state, total, setState } = shown
  const { t, i18n } = useTranslation('engine')
  const id = useId()
  const { page, rows } = state
  const number = (value: number): string => formatNumber(value, i18n.language)
  const rangeText = useRangeText(shown)
  const last = lastPage(total, rows)
  // From the most recently requested page: a second quick press comes before the first is rendered.
  const turn = (by: number): void =>
    setState(({ page }) => ({ page: Math.min(Math.max(page + by, 0), last) }))
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: { xs: 1, sm: 4 },
        minHeight: pagerHeight,
        px: { xs: 2, sm: 4 },
        typography: 'body2',
        position: 'sticky',
        bottom: 0,
        // Above the row buttons, which are sticky at all widths.
        zIndex: 2,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        mt: '-1px',
        // Not sticky in print or in a low window.
        [`@media print, ${lowWindow}`]: { position: 'relative' },
      }}
    >
      {/* Visible progress for users who turn the page. */}
      <Box sx={{ position: 'absolute', top: 0, insetInline: 0 }}>
        <BusyLine busy={shown.refreshing} />
      </Box>
      <Box className='screen-only' sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        {/* A phone has no room for it on one line. */}
        <Box
          component='label'
          htmlFor={id}
          sx={({ breakpoints }) => ({ [breakpoints.down('sm')]: visuallyHidden })}
        >
          {t('pager.rows')}
        </Box>
        <Select
          plain
          id={id}
          label={t('pager.rows')}
          value={rows}
          options={pageSizesOf(list).map((size) => ({ value: size, label: number(size) }))}
          onChange={(size) => setState({ rows: size })}
        />
      </Box>
      <span>{rangeText}</span>
      <Box sx={{ display: 'flex' }}>
        <IconButton aria-label={t('pager.previous')} disabled={page === 0} onClick={() => turn(-1)}>
          <PreviousIcon className='turns' />
        </IconButton>
        <IconButton aria-label={t('pager.next')} disabled={page >= last} onClick={() => turn(1)}>
          <NextIcon className='turns' />
        </IconButton>
      </Box>
    </Box>
  )
}
