import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Stack from '@mui/material/Stack'
import type SvgIcon from '@mui/material/SvgIcon'
import Tooltip from '@mui/material/Tooltip'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSaveKeys } from '../../../ui/hooks/use-save-keys.ts'
import { useSides } from '../../../ui/hooks/use-sides.ts'
import { isEnter } from '../../../ui/keys.ts'

interface Props {
  label: string
  icon: typeof SvgIcon
  pressed?: boolean
  disabled?: boolean
  /** Whether the icon is mirrored in right-to-left languages. */
  turns?: boolean | undefined
  onClick: (event: MouseEvent<HTMLButtonElement>) => void
}

/** A button of the toolbar. Pressing it keeps the selection in the text. */
export const ToolbarButton = ({ label, icon: Icon, pressed, disabled = false, turns, onClick }: Props) => (
  <Tooltip title={label}>
    <span>
      <IconButton
        size='small'
        aria-label={label}
        aria-pressed={pressed}
        disabled={disabled}
        color={pressed ? 'primary' : 'default'}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
        sx={{ borderRadius: 1, bgcolor: pressed ? 'action.selected' : 'transparent' }}
      >
        <Icon className={turns ? 'turns' : undefined} fontSize='small' />
      </IconButton>
    </span>
  </Tooltip>
)

interface PopoverProps {
  anchor: HTMLElement
  /** Name of the dialog. */
  label: string
  /** Text of the button that removes the link or image; omitted where there is none. */
  removeLabel?: string | undefined
  canApply: boolean
  onApply: () => void
  onRemove: () => void
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A small dialog below a button of the toolbar; Enter in a text field applies. */
export const ToolbarPopover = ({ anchor, label, removeLabel, canApply, onApply, ...props }: PopoverProps) => {
  const { t } = useTranslation('widgets')
  const { start } = useSides()
  const place = useRef<HTMLDivElement>(null)
  useSaveKeys(place, onApply)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isEnter(event) || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    onApply()
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={props.onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: start }}
      transformOrigin={{ vertical: 'top', horizontal: start }}
      disableRestoreFocus
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label } }}
    >
      <Stack ref={place} spacing={4} sx={{ p: 4, width: 320, maxWidth: '90vw' }} onKeyDown={onKeyDown}>
        {props.children}
        <Stack direction='row' spacing={2} sx={{ justifyContent: 'flex-end' }}>
          {removeLabel !== undefined && (
            <Button size='small' color='error' onClick={props.onRemove}>
              {removeLabel}
            </Button>
          )}
          <Button size='small' onClick={props.onClose}>
            {t('cancel')}
          </Button>
          <Button size='small' variant='contained' onClick={onApply} disabled={!canApply}>
            {t('richText.apply')}
          </Button>
        </Stack>
      </Stack>
    </Popover>
  )
}
