import { useMemo } from 'react'
import { useUserStorage } from '../../../session/use-user-storage.ts'
import { useLatest } from '../../../ui/hooks/use-latest.ts'
import type { FormContext } from '../../../widgets/form-context.ts'

/** The user's preferred view for texts in several languages, for all forms in this browser. */
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
