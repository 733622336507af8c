import Check from '@mui/icons-material/Check'
import PushPin from '@mui/icons-material/PushPinOutlined'
import Badge from '@mui/material/Badge'
import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../../i18n/use-label.ts'
import { useSides } from '../../../ui/use-sides.ts'
import type { PinnableField } from './pinned-fields.ts'

/** Saving and beginning another: what to do, and which fields the next one keeps. */
export interface Another {
  save: () => void
  fields: readonly PinnableField[]
  pinned: readonly string[]
  toggle: (name: string) => void
}

/** "Save and add another", and beside it the choice of the fields that keep their value for the next one. */
export const AnotherButton = ({ another, disabled }: { another: Another; disabled: boolean }) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const { end } = useSides()
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { fields, pinned } = another
  const count = fields.filter(({ name }) => pinned.includes(name)).length
  return (
    <>
      <ButtonGroup
        variant='outlined'
        disabled={disabled}
        // On a phone in a row of its own, above Cancel and Save.
        sx={{ order: { xs: -1, sm: 0 }, width: { xs: '100%', sm: 'auto' } }}
      >
        <Button
          onClick={another.save}
          aria-keyshortcuts='Control+Shift+Enter'
          title='Ctrl+Shift+Enter'
          sx={{ flexGrow: 1 }}
        >
          {t('another.save')}
        </Button>
        <Button
          ref={anchor}
          aria-label={t('another.keep')}
          title={t('another.keep')}
          aria-haspopup='menu'
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(true)}
          sx={{ px: 1 }}
        >
          <Badge badgeContent={count} color='primary'>
            <PushPin fontSize='small' />
          </Badge>
        </Button>
      </ButtonGroup>
      <Menu
        id={id}
        open={open}
        anchorEl={() => anchor.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'top', horizontal: end }}
        transformOrigin={{ vertical: 'bottom', horizontal: end }}
        slotProps={{
          list: { dense: true, 'aria-label': t('another.keep') },
          paper: { sx: { maxHeight: '60vh' } },
        }}
      >
        <ListSubheader role='presentation' sx={{ lineHeight: 2.5 }}>
          {t('another.keep')}
        </ListSubheader>
        {fields.map(({ name, title }) => (
          <MenuItem
            key={name}
            role='menuitemcheckbox'
            aria-checked={pinned.includes(name)}
            onClick={() => another.toggle(name)}
          >
            <ListItemIcon>{pinned.includes(name) && <Check fontSize='small' />}</ListItemIcon>
            {label(title)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
