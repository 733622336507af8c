import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { privilegesOf } from '../../../../client/call.ts'
import type { HeaderAction } from '../../../../modules/format/types.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { type PrivilegeCheck, usePrivilegeCheck } from '../../../session/use-session.ts'
import { PlainLink } from '../../../ui/page/plain-link.tsx'
import { modulePathUrl } from '../../routes/module-paths.ts'
import { evaluateAll, fillRoute } from '../../values.ts'
import type { ListPage } from '../use-list-page.ts'

/** Whether a list's header has an Add button. */
export const mayAdd = (
  { module, list, can, status, total }: Pick<ListPage, 'module' | 'list' | 'can' | 'status' | 'total'>,
  check: PrivilegeCheck,
): boolean => {
  const { operation } = list.add ?? {}
  const able =
    operation === undefined ? module.schema !== undefined && can.create : check(privilegesOf(operation) ?? [])
  if (!able || list.add?.when === 'never') return false
  return list.add?.when !== 'empty' || (status === 'ready' && total === 0)
}

/** Whether a list's header has a link of the module. */
export const mayFollow = ({ operation }: HeaderAction, check: PrivilegeCheck): boolean =>
  check(operation === undefined ? [] : (privilegesOf(operation) ?? []))

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

/** Links to the form of a new record; hidden if the list does not offer it. */
export const AddButton = ({
  page,
  variant = 'contained',
}: {
  page: ListPage
  variant?: 'contained' | 'outlined'
}) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const check = usePrivilegeCheck()
  const { module, list } = page
  if (!mayAdd(page, check)) return null
  const one = label(module.module.one ?? module.module.title)
  return (
    <Button component={PlainLink} to={addUrl(page)} variant={variant} startIcon={<AddIcon />}>
      {list.add?.label === undefined ? t('add', { one }) : label(list.add.label)}
    </Button>
  )
}
