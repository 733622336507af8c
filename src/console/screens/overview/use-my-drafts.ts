import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { restoreBackups } from '../../engine/form/draft/store/draft-backup.ts'
import {
  type DraftOfForm,
  dropDrafts,
  dropOldDrafts,
  readAllDrafts,
} from '../../engine/form/draft/store/draft-store.ts'
import { closedForm, openForms } from '../../engine/form/draft/store/open-forms.ts'
import { useUserKey } from '../../session/use-session.ts'

const read = async (owner: string) => {
  await restoreBackups()
  await dropOldDrafts()
  const [found, open] = await Promise.all([readAllDrafts(owner), openForms()])
  return {
    drafts: found.filter(({ id }) => !open.has(id)),
    held: found.filter(({ id }) => open.has(id)),
  }
}

/**
 * The user's drafts in this browser, newest first, and a function that discards one. A draft that is open in a tab
 * appears once that closes.
 */
export const useMyDrafts = () => {
  const owner = useUserKey()
  const queries = useQueryClient()
  const queryKey = useMemo(() => ['drafts', owner], [owner])
  const { data } = useQuery({
    queryKey,
    queryFn: () => read(owner ?? ''),
    enabled: owner !== null && typeof indexedDB !== 'undefined',
    gcTime: 0,
  })
  const held = data?.held
  useEffect(() => {
    if (!held?.length) return
    const gone = new AbortController()
    Promise.race(held.map(({ id }) => closedForm(id, gone.signal))).then(
      () => queries.invalidateQueries({ queryKey }),
      () => undefined,
    )
    return () => gone.abort()
  }, [held, queries, queryKey])
  return {
    drafts: data?.drafts ?? [],
    drop: async (draft: DraftOfForm): Promise<void> => {
      await dropDrafts({ user: owner ?? '', form: draft.form }, [draft.id])
      await queries.invalidateQueries({ queryKey })
    },
  }
}
