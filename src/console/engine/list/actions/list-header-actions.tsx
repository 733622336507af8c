import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { HeaderAction } from '../../../../modules/format/types.ts'
import { useLabel } from '../../../i18n/labels.ts'
import { usePrivilegeCheck } from '../../../session/use-session.ts'
import { actionIcon } from '../../icons.ts'
import { fillRoute } from '../../path.ts'
import type { ListPage } from '../use-list-page.ts'
import { addUrl } from './add-url.ts'
import { mayAdd, mayFollow } from './header-permissions.ts'

const LinkAction = ({ action, page }: { action: HeaderAction; page: ListPage }) => {
  const label = useLabel()
  const check = usePrivilegeCheck()
  if (!mayFollow(action, page, check)) return null
  const Icon = action.icon === undefined ? undefined : actionIcon(action.icon)
  return (
    <Button
      component={Link}
      to={fillRoute(action.to, page.values.route ?? {})}
      variant='outlined'
      startIcon={Icon && <Icon />}
    >
      {label(action.label)}
    </Button>
  )
}

/** Buttons in a list's header: the module's links, then Add. */
export const ListHeaderActions = ({ page }: { page: ListPage }) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const check = usePrivilegeCheck()
  const { module, list } = page
  const one = label(module.module.one ?? module.module.title)
  return (
    <>
      {list.headerActions?.map((action) => (
        <LinkAction key={action.label} action={action} page={page} />
      ))}
      {mayAdd(page, check) && (
        <Button component={Link} to={addUrl(page)} variant='contained' startIcon={<AddIcon />}>
          {list.add?.label === undefined ? t('add', { one }) : label(list.add.label)}
        </Button>
      )}
    </>
  )
}
