import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../client/api-error.ts'
import { addDemandedTexts } from '../../i18n/i18n.ts'
import { useLatest } from '../../ui/hooks/use-latest.ts'
import { underTopBar } from '../../ui/styles/under-top-bar.ts'
import { selectionFrame } from '../list/selection/selection-frame.tsx'
import { listRequest } from '../list/state/list-request.ts'
import type { ListPage } from '../list/use-list-page.ts'
import { pagerHeight } from '../list/views/pager-space.ts'
import { changedRows } from './changed-rows.ts'
import { useFollowed } from './use-followed.ts'

/** Notice above the pager that rows changed since the list was loaded, or failed to reload, with a reload button. */
const ListChanges = ({ page }: { page: ListPage }) => {
  const { t } = useTranslation('tools')
  const { t: shell } = useTranslation()
  const queries = useQueryClient()
  const { module, state, values, rows, refreshing, error } = page
  const readAt = (): number =>
    queries.getQueryState(listRequest(module, state, values).queryKey)?.dataUpdatedAt || Date.now()
  const { changes, forget } = useFollowed(module.module.resource, undefined, readAt)
  const shown = useMemo(() => new Set(rows.map(({ id }) => Number(id))), [rows])
  const count = useMemo(() => changedRows(changes, shown), [changes, shown])

  const latest = useLatest({ changes, forget })
  const toldCount = useRef<number | null>(null)
  const isOutdated = page.status === 'ready' && error !== null
  // Changes before the request are included in its rows; later ones may not be.
  useEffect(() => {
    if (refreshing) toldCount.current = latest.current.changes.length
    else if (toldCount.current !== null) {
      if (!isOutdated) latest.current.forget(toldCount.current)
      toldCount.current = null
    }
  }, [refreshing, isOutdated, latest])

  return (
    <Box
      role='status'
      className='screen-only'
      sx={{
        position: 'fixed',
        bottom: 16 + pagerHeight,
        [`body:has(.${selectionFrame}) &`]: { bottom: 'auto', top: underTopBar },
        insetInline: { xs: 8, lg: '260px 0' },
        zIndex: 'mobileStepper',
        display: 'flex',
        justifyContent: 'center',
        pointerEvents: 'none',
      }}
    >
      {(count > 0 || isOutdated) && (
        <Paper
          elevation={6}
          sx={{ display: 'flex', alignItems: 'center', gap: 2, pl: 4, pr: 2, py: 1, pointerEvents: 'auto' }}
        >
          <span>
            {isOutdated
              ? t('presence.outdated', { reason: errorMessage(error) })
              : t('presence.rows', { count })}
          </span>
          <Button size='small' loading={refreshing} onClick={page.retry} sx={{ flexShrink: 0 }}>
            {isOutdated ? shell('common.retry') : t('presence.show')}
          </Button>
        </Paper>
      )}
    </Box>
  )
}

/** The component with its texts. */
export const loadListChanges = async (): Promise<ComponentType<{ page: ListPage }>> => {
  await addDemandedTexts('tools')
  return ListChanges
}
