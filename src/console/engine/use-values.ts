import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePlatform } from '../session/platform.ts'
import { useUser } from '../session/use-session.ts'
import { useRouteParams } from './use-route-params.ts'
import type { ValueContext } from './values.ts'

/** What module values may be taken from on the present page: mode, route, query and signed-in user. */
export const useValues = (): ValueContext => {
  const platform = usePlatform()
  const route = useRouteParams()
  const [search] = useSearchParams()
  const user = useUser()
  return useMemo(
    () => ({ platform, route, query: Object.fromEntries(search), user }),
    [platform, route, search, user],
  )
}
