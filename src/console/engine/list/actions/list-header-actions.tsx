import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import type { HeaderAction } from '../../../../modules/format/types.ts'
import { useLabel } from '../../../i18n/labels.ts'
import { usePrivilegeCheck } from '../../../session/use-session.ts'
import { actionIcon } from '../../icons.ts'
import { fillRoute } from '../../path.ts'
import type { ListPage } from '../use-list-page.ts'
import { AddButton } from './add-button.tsx'
import { mayFollow } from './header-permissions.ts'
import { ListMenuButton } from './list-menu-button.tsx'

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
  const { list } = page
  return (
    <>
      {list.headerActions?.map((action) => (
        <LinkAction key={action.label} action={action} page={page} />
      ))}
      <AddButton page={page} />
      <ListMenuButton page={page} />
    </>
  )
}
