import Check from '@mui/icons-material/Check'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type SvgIcon from '@mui/material/SvgIcon'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditorAction } from './actions.ts'
import { ToolbarButton } from './toolbar-button.tsx'

interface Props {
  editor: Editor
  label: string
  icon: typeof SvgIcon
  /** Whether the icon is mirrored in right-to-left languages. */
  turns?: boolean
  /** The group of the actions' names. */
  names: 'format' | 'table'
  actions: readonly EditorAction[]
  /** Whether one of the formats is active at the caret. */
  pressed: boolean
}

/** A button with a menu of actions; active formats at the caret are marked. */
export const ActionMenu = ({ editor, names, actions, ...button }: Props) => {
  const { t } = useTranslation('widgets')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <ToolbarButton {...button} onClick={({ currentTarget }) => setAnchor(currentTarget)} />
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => {
          close()
          editor.commands.focus()
        }}
        disableRestoreFocus
      >
        {actions.map(({ id, icon: Icon, turns, run, isActive, isPossible }) => {
          const isOn = isActive?.(editor) ?? false
          return (
            <MenuItem
              key={id}
              dense
              role={isActive ? 'menuitemcheckbox' : 'menuitem'}
              {...(isActive && { 'aria-checked': isOn })}
              disabled={isPossible?.(editor) === false}
              onClick={() => {
                close()
                run(editor)
              }}
            >
              {Icon && (
                <ListItemIcon>
                  <Icon className={turns ? 'turns' : undefined} fontSize='small' />
                </ListItemIcon>
              )}
              <ListItemText>{t(`richText.${names}.${id}`)}</ListItemText>
              {isOn && <Check fontSize='small' color='primary' sx={{ marginInlineStart: 4 }} />}
            </MenuItem>
          )
        })}
      </Menu>
    </>
  )
}
