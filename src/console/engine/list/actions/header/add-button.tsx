import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../../../i18n/use-label.ts'
import { usePrivilegeCheck } from '../../../../session/use-session.ts'
import { PlainLink } from '../../../../ui/page/plain-link.tsx'
import type { ListPage } from '../../use-list-page.ts'
import { addUrl, mayAdd } from './header-buttons.ts'

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
