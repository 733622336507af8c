import Check from '@mui/icons-material/Check'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type SvgIcon from '@mui/material/SvgIcon'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Format } from './formats.ts'
import { ToolbarButton } from './toolbar-button.tsx'

interface Props {
  editor: Editor
  label: string
  icon: typeof SvgIcon
  /** Whether the icon is mirrored in right-to-left languages. */
  turns?: boolean
  formats: readonly Format[]
  /** Whether one of the formats is active at the caret. */
  pressed: boolean
}

/** A menu of formats; active formats at the caret are marked. */
export const FormatMenu = ({ editor, label, icon, turns, formats, pressed }: Props) => {
  const { t } = useTranslation('widgets')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <ToolbarButton
        label={label}
        icon={icon}
        turns={turns}
        pressed={pressed}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} disableRestoreFocus>
        {formats.map(({ id, icon: Icon, turns, run, isActive }) => {
          const isOn = isActive?.(editor) ?? false
          return (
            <MenuItem
              key={id}
              dense
              role={isActive ? 'menuitemcheckbox' : 'menuitem'}
              {...(isActive && { 'aria-checked': isOn })}
              onClick={() => {
                close()
                run(editor)
              }}
            >
              <ListItemIcon>
                <Icon className={turns ? 'turns' : undefined} fontSize='small' />
              </ListItemIcon>
              <ListItemText>{t(`richText.format.${id}`)}</ListItemText>
              {isOn && <Check fontSize='small' color='primary' sx={{ marginInlineStart: 4 }} />}
            </MenuItem>
          )
        })}
      </Menu>
    </>
  )
}
