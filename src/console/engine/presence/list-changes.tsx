import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PresenceChange } from '../../../../generated/api/foundation.schemas.ts'
import { errorMessage } from '../../../client/api-error.ts'
import { addDemandedTexts } from '../../i18n/i18n.ts'
import { useLatest } from '../../ui/hooks/use-latest.ts'
import { underTopBar } from '../../ui/styles/layout-sizes.ts'
import { selectionFrame } from '../list/selection/selection-frame.tsx'
import { listRequest } from '../list/state/list-rows.ts'
import type { ListPage } from '../list/use-list-page.ts'
import { pagerHeight } from '../list/views/pager.tsx'
import { useFollowed } from './use-followed.ts'

/**
 * The number of outdated rows in a list: visible rows that were changed or deleted, and new records. Records created
 * and deleted meanwhile do not count. Pure.
 */
export const changedRows = (
  changes: readonly Pick<PresenceChange, 'recordId' | 'count' | 'kind'>[],
  shown: ReadonlySet<number>,
): number => {
  let many = 0
  const changed = new Set<number>()
  for (const { recordId, count, kind } of changes) {
    if (recordId === null) many += count
    else if (shown.has(recordId) || kind === 'CREATE' || kind === 'RESTORE') changed.add(recordId)
    else if (kind === 'DELETE') changed.delete(recordId)
  }
  return many + changed.size
}

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
