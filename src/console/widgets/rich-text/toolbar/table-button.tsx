import TableChart from '@mui/icons-material/TableChartOutlined'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tableActions } from './table-actions.ts'
import { ToolbarButton } from './toolbar-button.tsx'

/** Inserts a table, or changes the one at the caret. */
export const TableButton = ({ editor, inTable }: { editor: Editor; inTable: boolean }) => {
  const { t } = useTranslation('widgets')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <ToolbarButton
        label={t('richText.table.label')}
        icon={TableChart}
        pressed={inTable}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} disableRestoreFocus>
        {tableActions(editor).map(({ id, run, isPossible }) => (
          <MenuItem
            key={id}
            dense
            disabled={isPossible?.(editor) === false}
            onClick={() => {
              close()
              run(editor)
            }}
          >
            {t(`richText.table.${id}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
