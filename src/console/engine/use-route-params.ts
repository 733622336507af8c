import { use, useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { PagePlaceContext } from '../ui/page/prepared-page.ts'

type Source = Readonly<Record<string, unknown>>

/** The same object as long as it says the same. */
const useSame = <T>(value: T): T => {
  const said = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says stands for it
  return useMemo(() => value, [said])
}

/**
 * The parameters of the present route, or of the route that the page is prepared for; the same object as long as they
 * are the same, where the router makes another one whenever anything of it changes, and with it would have a whole list
 * drawn again.
 */
export const useRouteParams = (): Source => {
  const params = useParams()
  return useSame(use(PagePlaceContext)?.route ?? params)
}

/** The same for the parameters of the query. */
export const useQueryParams = (): Source => {
  const [search] = useSearchParams()
  return useSame(use(PagePlaceContext)?.query ?? Object.fromEntries(search))
}
