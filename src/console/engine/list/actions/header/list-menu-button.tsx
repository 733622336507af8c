import MoreVert from '@mui/icons-material/MoreVert'
import IconButton from '@mui/material/IconButton'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OpenedPart } from '../../../../ui/lazy/opened-part.tsx'
import { toolPart } from '../../tools/tool-part.ts'
import type { ListPage } from '../../use-list-page.ts'

const listMenu = toolPart(() => import('../../tools/list-menu.tsx').then((file) => file.ListMenu))

/** Opens the menu of actions for the whole list. The menu's code loads when the page is idle. */
export const ListMenuButton = ({ page }: { page: ListPage }) => {
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
