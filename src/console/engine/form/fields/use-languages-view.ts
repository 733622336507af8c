import { useMemo } from 'react'
import { useUserStorage } from '../../../session/use-user-storage.ts'
import { useLatest } from '../../../ui/hooks/use-latest.ts'
import type { FormContext } from '../../../widgets/form-context.ts'

/** How the user wants to see texts of several languages, in every form of this browser. */
export const useLanguagesView = (): NonNullable<FormContext['languagesView']> => {
  const [stored, store] = useUserStorage('languages-view')
  const latest = useLatest(store)
  return useMemo(
    () => ({
      chosen: stored === 'tabs' || stored === 'below' ? stored : undefined,
      choose: (view) => latest.current(view),
    }),
    [stored, latest],
  )
}
