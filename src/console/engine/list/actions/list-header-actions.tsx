import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined'
import GridOn from '@mui/icons-material/GridOn'
import MoreVert from '@mui/icons-material/MoreVert'
import TableRows from '@mui/icons-material/TableRowsOutlined'
import Cards from '@mui/icons-material/ViewModuleOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { HeaderAction } from '../../../../modules/format/types.ts'
import { addDemandedTexts } from '../../../i18n/i18n.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { isUnsaved } from '../../../session/unsaved.ts'
import { usePrivilegeCheck } from '../../../session/use-session.ts'
import { AfterPaint } from '../../../ui/lazy/after-paint.tsx'
import { lazyPart } from '../../../ui/lazy/lazy-when-idle.tsx'
import { OpenedPart } from '../../../ui/lazy/opened-part.tsx'
import { SideBySide } from '../../../ui/select/side-by-side.tsx'
import { showToast } from '../../../ui/toasts/toasts.tsx'
import { actionIcon, iconTurns } from '../../icons.ts'
import { fillRoute } from '../../values.ts'
import { type FileRecord, filesOf } from '../files/files-of.ts'
import { hasGrid, useIsGrid, useListSettings } from '../state/list-settings.ts'
import { toolPart } from '../tools/tool-part.ts'
import type { ListPage } from '../use-list-page.ts'
import { CallDialog } from './calls/call-dialog.tsx'
import { useRowCall } from './calls/use-row-call.ts'
import { AddButton, mayFollow } from './header-buttons.tsx'

/** Width and height of the switch in pixels, for the place where it appears after the rows. */
const viewSwitchSize = { width: 71, height: 36 }

/** Switches a list between its table or cards and the grid. Phones show the rows as cards, without the switch. */
const ViewSwitch = ({ page }: { page: ListPage }) => {
  const { t } = useTranslation('engine')
  const { settings, setSettings } = useListSettings(page)
  const shown = useIsGrid(page) ? 'grid' : 'table'
  const isCards = page.list.view === 'cards'
  return (
    <SideBySide
      label={t('view.label')}
      value={shown}
      options={[
        { value: 'table', text: t(isCards ? 'view.cards' : 'view.table'), Icon: isCards ? Cards : TableRows },
        { value: 'grid', text: t('view.grid'), Icon: GridOn },
      ]}
      onChange={(view) => {
        if (shown === 'grid' && isUnsaved()) showToast({ message: t('view.kept'), type: 'info' })
        setSettings({ ...settings, view })
      }}
      hasOnlyIcons
      sx={{ ...viewSwitchSize, display: { xs: 'none', sm: 'inline-flex' } }}
    />
  )
}

const filesDialog = lazyPart(async () => {
  const [part] = await Promise.all([import('../files/files-dialog.tsx'), addDemandedTexts('import', 'tools')])
  return part.FilesDialog
})

/** Adds a record for each of several files, which a dialog selects; files that are dropped on the list open it. */
const SeveralButton = ({ page, parts }: { page: ListPage; parts: FileRecord }) => {
  const { t } = useTranslation('engine')
  const [first, setFirst] = useState<readonly File[] | null>(null)
  const isOpen = first !== null
  useEffect(() => {
    if (isOpen) return
    const controller = new AbortController()
    const take = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return
      // Without this, the browser opens the file in place of the console.
      event.preventDefault()
      if (event.type === 'drop') setFirst([...event.dataTransfer.files])
    }
    for (const type of ['dragover', 'drop'] as const)
      document.addEventListener(type, take, { signal: controller.signal })
    return () => controller.abort()
  }, [isOpen])
  const close = (): void => setFirst(null)
  return (
    <>
      <Button variant='outlined' startIcon={<AddPhoto />} onClick={() => setFirst([])}>
        {t('several')}
      </Button>
      {first && (
        <OpenedPart part={filesDialog} title={t('several')} onClose={close}>
          {(FilesDialog) => <FilesDialog page={page} parts={parts} first={first} onClose={close} />}
        </OpenedPart>
      )}
    </>
  )
}

const listMenu = toolPart(() => import('../tools/list-menu.tsx').then((file) => file.ListMenu))

/** Opens the menu of actions for the whole list. The menu's code loads when the page is idle. */
const ListMenuButton = ({ page }: { page: ListPage }) => {
  const { t } = useTranslation('engine')
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = (): void => setAnchor(null)
  return (
    <>
      <IconButton
        aria-label={t('listMenu')}
        title={t('listMenu')}
        aria-haspopup='menu'
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <OpenedPart part={listMenu} open={anchor !== null} title={t('listMenu')} onClose={close}>
        {(ListMenu) => <ListMenu id={id} page={page} anchor={anchor} onClose={close} />}
      </OpenedPart>
    </>
  )
}

const HeaderIcon = ({ name }: { name: string }) => {
  const Icon = actionIcon(name)
  return <Icon className={iconTurns(name) ? 'turns' : undefined} />
}

/** Calls an operation after a confirmation. */
const CallAction = ({ action, operation }: { action: HeaderAction; operation: string }) => {
  const label = useLabel()
  const call = useRowCall()
  const question = {
    confirm: action.confirm ?? action.label,
    confirmLabel: action.label,
    style: 'dialog',
  } as const
  return (
    <>
      <Button
        variant='outlined'
        startIcon={action.icon && <HeaderIcon name={action.icon} />}
        onClick={() => call.askToConfirm({ operation, path: {}, ...question })}
      >
        {label(action.label)}
      </Button>
      <CallDialog call={call} />
    </>
  )
}

const OneAction = ({ action, page }: { action: HeaderAction; page: ListPage }) => {
  const label = useLabel()
  const check = usePrivilegeCheck()
  if (!mayFollow(action, check)) return null
  if (action.to === undefined) return <CallAction action={action} operation={action.operation ?? ''} />
  return (
    <Button
      component={Link}
      to={fillRoute(action.to, page.values.route ?? {})}
      variant='outlined'
      startIcon={action.icon && <HeaderIcon name={action.icon} />}
    >
      {label(action.label)}
    </Button>
  )
}

/** Buttons in a list's header: the module's links and calls, Add, the switch of the view, and the menu. */
export const ListHeaderActions = ({ page }: { page: ListPage }) => {
  const { list, module, can } = page
  const files = can.create && list.add === undefined ? filesOf(module) : undefined
  return (
    <>
      {list.headerActions?.map((action) => (
        <OneAction key={action.label} action={action} page={page} />
      ))}
      {files && <SeveralButton page={page} parts={files} />}
      <AddButton page={page} />
      {hasGrid(page) && (
        <AfterPaint fallback={<Box sx={{ ...viewSwitchSize, display: { xs: 'none', sm: 'block' } }} />}>
          <ViewSwitch page={page} />
        </AfterPaint>
      )}
      <ListMenuButton page={page} />
    </>
  )
}
