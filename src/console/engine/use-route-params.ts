import { useMemo } from 'react'
import { type Params, useParams } from 'react-router-dom'

/**
 * The parameters of the present route; the same object as long as they are the same, where the router makes another
 * one whenever anything of it changes, and with it would have a whole list drawn again.
 */
export const useRouteParams = (): Readonly<Params<string>> => {
  const params = useParams()
  const said = JSON.stringify(params)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says stands for it
  return useMemo(() => params, [said])
}
