import Check from '@mui/icons-material/Check'
import PushPin from '@mui/icons-material/PushPinOutlined'
import Badge from '@mui/material/Badge'
import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import GlobalStyles from '@mui/material/GlobalStyles'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { Theme } from '@mui/material/styles'
import { useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../../i18n/use-label.ts'
import { useSides } from '../../../ui/hooks/use-sides.ts'
import type { Mapping } from '../data/mapping.ts'
import { pinnableFields, usePins } from './use-another.ts'

interface Props {
  module: string
  mapping: Mapping
  disabled: boolean
  onSave: () => void
}

/** Marks fields that keep their values, at the end of their upper border. */
const markStyles =
  (names: readonly string[], text: string) =>
  ({ palette }: Theme) => ({
    [names.map((name) => `[data-field=${JSON.stringify(name)}]`).join()]: {
      position: 'relative',
      '&::after': {
        ...{
          content: JSON.stringify(text),
          position: 'absolute',
          insetInlineEnd: 12,
          top: -9,
          padding: '0 4px',
        },
        ...{
          fontSize: 12,
          color: palette.primary.main,
          backgroundColor: palette.background.paper,
          pointerEvents: 'none',
        },
      },
    },
  })

/** The "Save and add another" button with the selection of fields that keep their values for the next record. */
export const AnotherButton = ({ module, mapping, disabled, onSave }: Props) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const { end } = useSides()
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { pinned, toggle } = usePins(module)
  const fields = useMemo(() => pinnableFields(mapping.schema, mapping.ui), [mapping])
  const kept = fields.flatMap(({ name }) => (pinned.includes(name) ? name : []))
  return (
    <>
      {kept.length > 0 && <GlobalStyles styles={markStyles(kept, t('another.kept'))} />}
      <ButtonGroup
        variant='outlined'
        disabled={disabled}
        // On a phone, the button fits between Cancel and Save in two lines if its label allows.
        sx={{ flex: { xs: '1 1 150px', sm: 'none' } }}
      >
        <Button
          onClick={onSave}
          aria-keyshortcuts='Control+Shift+Enter'
          title='Ctrl+Shift+Enter'
          sx={{ flexGrow: 1, px: { xs: 1, sm: 4 }, lineHeight: { xs: 1.2, sm: 1.75 } }}
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
          <Badge badgeContent={kept.length || undefined} color='primary'>
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
            onClick={() => toggle(name)}
          >
            <ListItemIcon>{pinned.includes(name) && <Check fontSize='small' />}</ListItemIcon>
            {label(title)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
