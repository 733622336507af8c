import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLabel } from '../../../i18n/labels.ts'
import { usePrivilegeCheck } from '../../../session/use-session.ts'
import { modulePathUrl } from '../../module-paths.ts'
import { fillRoute } from '../../path.ts'
import { evaluateAll } from '../../values.ts'
import type { ListPage } from '../use-list-page.ts'
import { mayAdd } from './header-permissions.ts'

const addUrl = ({ module, list, values }: ListPage): string => {
  const url =
    list.add?.to === undefined
      ? modulePathUrl(module.module, 'add', values.route)
      : fillRoute(list.add.to, values.route ?? {})
  const query = evaluateAll(list.add?.query, values)
  const text = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  ).toString()
  return text ? `${url}?${text}` : url
}

/** Leads to the form of a new record; nothing where the list does not offer that. */
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
    <Button component={Link} to={addUrl(page)} variant={variant} startIcon={<AddIcon />}>
      {list.add?.label === undefined ? t('add', { one }) : label(list.add.label)}
    </Button>
  )
}
