import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { addDemandedTexts } from '../../i18n/i18n.ts'
import { useLatest } from '../../ui/hooks/use-latest.ts'
import { listRequest } from '../list/state/list-request.ts'
import type { ListPage } from '../list/use-list-page.ts'
import { changedRows } from './changed-rows.ts'
import { useFollowed } from './use-followed.ts'

/** Says at the foot of the window that rows changed since the list was read, and reads them anew when asked to. */
const ListChanges = ({ page }: { page: ListPage }) => {
  const { t } = useTranslation('tools')
  const queries = useQueryClient()
  const { module, state, values, rows, refreshing } = page
  const readAt = (): number =>
    queries.getQueryState(listRequest(module, state, values).queryKey)?.dataUpdatedAt || Date.now()
  const { changes, forget } = useFollowed(module.module.resource, undefined, readAt)
  const shown = useMemo(() => new Set(rows.map(({ id }) => Number(id))), [rows])
  const count = useMemo(() => changedRows(changes, shown), [changes, shown])

  const latest = useLatest({ changes, forget })
  const known = useRef<number | null>(null)
  // What was told before the rows were asked for is in them; what was told since may not be.
  useEffect(() => {
    if (refreshing) known.current = latest.current.changes.length
    else if (known.current !== null) {
      latest.current.forget(known.current)
      known.current = null
    }
  }, [refreshing, latest])

  return (
    <Box
      role='status'
      sx={{
        position: 'fixed',
        bottom: 16,
        insetInline: { xs: 8, lg: '260px 0' },
        zIndex: 'mobileStepper',
        display: 'flex',
        justifyContent: 'center',
        pointerEvents: 'none',
      }}
    >
      {count > 0 && (
        <Paper
          elevation={6}
          sx={{ display: 'flex', alignItems: 'center', gap: 2, pl: 4, pr: 2, py: 1, pointerEvents: 'auto' }}
        >
          <span>{t('presence.rows', { count })}</span>
          <Button size='small' loading={refreshing} onClick={page.retry}>
            {t('presence.show')}
          </Button>
        </Paper>
      )}
    </Box>
  )
}

/** The part with its texts. */
export const loadListChanges = async (): Promise<ComponentType<{ page: ListPage }>> => {
  await addDemandedTexts('tools')
  return ListChanges
}
