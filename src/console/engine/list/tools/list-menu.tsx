import TableView from '@mui/icons-material/TableViewOutlined'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListPage } from '../use-list-page.ts'
import { columnsOf } from '../views/cell-view.tsx'
import { ExportDialog } from './export/export-dialog.tsx'
import type { ExportFormat } from './export/use-export.ts'

export interface ListMenuProps {
  id: string
  page: ListPage
  /** The button below which the menu opens; null while it is closed. */
  anchor: HTMLElement | null
  onClose: () => void
}

const formats: readonly ExportFormat[] = ['xlsx', 'csv']

/** What can be done with a list as a whole. */
export const ListMenu = ({ id, page, anchor, onClose }: ListMenuProps) => {
  const { t } = useTranslation('tools')
  const [format, setFormat] = useState<ExportFormat | null>(null)
  return (
    <>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={onClose}>
        {formats.map((each) => (
          <MenuItem
            key={each}
            aria-haspopup='dialog'
            onClick={() => {
              onClose()
              setFormat(each)
            }}
          >
            <ListItemIcon>
              <TableView fontSize='small' />
            </ListItemIcon>
            {t(`export.${each}`)}
          </MenuItem>
        ))}
      </Menu>
      {format && (
        <ExportDialog
          page={page}
          columns={columnsOf(page.list.columns, page.values.platform)}
          format={format}
          onClose={() => setFormat(null)}
        />
      )}
    </>
  )
}
