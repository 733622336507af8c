import { modulePathUrl } from '../../../routes/module-paths.ts'
import { evaluateAll, fillRoute } from '../../../values.ts'
import type { ListPage } from '../../use-list-page.ts'

type Source = Pick<ListPage, 'module' | 'values'>

/** The address for adding a record from the list of a module, with `more` as parameters. */
export const addUrl = ({ module, values }: Source, more: Readonly<Record<string, unknown>> = {}): string => {
  const add = module.list?.add
  const url =
    add?.to === undefined
      ? modulePathUrl(module.module, 'add', values.route)
      : fillRoute(add.to, values.route ?? {})
  const query = { ...evaluateAll(add?.query, values), ...more }
  const text = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  ).toString()
  return text ? `${url}?${text}` : url
}
