import { use, useMemo } from 'react'
import { usePlatform } from '../session/platform.ts'
import { useUser } from '../session/use-session.ts'
import { PageParametersContext } from '../ui/page/prepared-page.ts'
import type { ValueContext } from './values.ts'

/** The values available to module files on the present page: mode, route, query and signed-in user. */
export const useValues = (): ValueContext => {
  const platform = usePlatform()
  const { route, query } = use(PageParametersContext)
  const user = useUser()
  return useMemo(() => ({ platform, route, query, user }), [platform, route, query, user])
}
