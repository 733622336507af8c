import Bookmark from '@mui/icons-material/BookmarkBorder'
import Print from '@mui/icons-material/PrintOutlined'
import TableView from '@mui/icons-material/TableViewOutlined'
import Translate from '@mui/icons-material/Translate'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type ReactElement, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../../modules/format/types.ts'
import { OpenedPart } from '../../../ui/lazy/opened-part.tsx'
import { needsLanguages } from '../../form/data/use-form-start.ts'
import { useIsGrid, useVisibleColumns } from '../state/list-settings.ts'
import type { ListPage } from '../use-list-page.ts'
import { ColumnsDialog } from './columns-dialog.tsx'
import { RowTaskDialog } from './row-task-dialog.tsx'
import { importPart, textsPart, toolPart } from './tool-part.ts'
import { type ExportFormat, useExport } from './use-export.ts'
import { useViews, ViewsDialog } from './views-dialog.tsx'

interface Props {
  page: ListPage
  columns: readonly Column[]
  onClose: () => void
}

/** The progress of an export; closing the dialog stops it. */
const ExportDialog = ({ format, ...props }: Props & { format: ExportFormat }) => {
  const { t } = useTranslation('tools')
  const task = useExport(props.page, props.columns, format, props.onClose)
  return <RowTaskDialog title={t('export.title')} task={task} onClose={props.onClose} />
}

const printDialog = toolPart(() => import('./print-dialog.tsx').then((file) => file.PrintDialog))

export interface ListMenuProps {
  id: string
  page: ListPage
  /** The button that the menu opens below; null while closed. */
  anchor: HTMLElement | null
  onClose: () => void
}

const importDialog = importPart(() => import('../import/import-dialog.tsx').then((file) => file.ImportDialog))

const translationDialog = textsPart(() =>
  import('../../translation/translation-dialog.tsx').then((file) => file.TranslationDialog),
)

type Opened = 'columns' | 'views' | 'import' | 'translation' | 'print' | ExportFormat

/** Which actions a list has for the user. */
const partsOf = ({ list, module, can }: ListPage) => ({
  canImport: module.schema !== undefined && can.create && list.add?.when === undefined,
  canTranslate: needsLanguages(module) && can.update && can.get,
})

/** The menu of actions for the whole list. */
export const ListMenu = ({ id, page, anchor, onClose }: ListMenuProps) => {
  const { t } = useTranslation('tools')
  const [opened, setOpened] = useState<Opened | null>(null)
  const { views, open } = useViews(page)
  const columns = useVisibleColumns(page)
  const isGrid = useIsGrid(page)
  const { canImport, canTranslate } = partsOf(page)
  const start = useMemo(
    () => ({ module: page.module, platform: page.values.platform, route: page.values.route ?? {} }),
    [page.module, page.values],
  )
  const close = (): void => setOpened(null)
  const item = (dialog: Opened, icon: ReactElement, text: string): ReactElement => (
    <MenuItem
      key={dialog}
      aria-haspopup='dialog'
      onClick={() => {
        onClose()
        setOpened(dialog)
      }}
    >
      <ListItemIcon>{icon}</ListItemIcon>
      {text}
    </MenuItem>
  )
  return (
    <>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={onClose}>
        {views.map((view) => (
          <MenuItem
            key={`view ${view.name}`}
            onClick={() => {
              onClose()
              open(view)
            }}
          >
            <ListItemIcon>
              <Bookmark fontSize='small' />
            </ListItemIcon>
            <bdi>{view.name}</bdi>
          </MenuItem>
        ))}
        {views.length > 0 && <Divider key='line' />}
        {item('views', <Bookmark fontSize='small' />, t('views.open'))}
        {page.list.view !== 'cards' &&
          !isGrid &&
          item('columns', <ViewColumn fontSize='small' />, t('columns.open'))}
        {item('xlsx', <TableView fontSize='small' />, t('export.xlsx'))}
        {item('csv', <TableView fontSize='small' />, t('export.csv'))}
        {item('print', <Print fontSize='small' />, t('print.open'))}
        {canImport && item('import', <UploadFile fontSize='small' />, t('import.open'))}
        {canTranslate && item('translation', <Translate fontSize='small' />, t('translate'))}
      </Menu>
      {opened === 'columns' && <ColumnsDialog page={page} onClose={close} />}
      {opened === 'views' && <ViewsDialog page={page} onClose={close} />}
      {opened === 'import' && (
        <OpenedPart part={importDialog} title={t('import.open')} onClose={close}>
          {(ImportDialog) => <ImportDialog page={page} onClose={close} />}
        </OpenedPart>
      )}
      {opened === 'translation' && (
        <OpenedPart part={translationDialog} title={t('translate')} onClose={close}>
          {(TranslationDialog) => <TranslationDialog start={start} onClose={close} />}
        </OpenedPart>
      )}
      {(opened === 'xlsx' || opened === 'csv') && (
        <ExportDialog page={page} columns={columns} format={opened} onClose={close} />
      )}
      {opened === 'print' && (
        <OpenedPart part={printDialog} title={t('print.open')} onClose={close}>
          {(PrintDialog) => <PrintDialog page={page} columns={columns} onClose={close} />}
        </OpenedPart>
      )}
    </>
  )
}
