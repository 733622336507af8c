import InputBase from '@mui/material/InputBase'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  value: string
  onChange: (text: string) => void
  onKey: (event: KeyboardEvent) => void
  /** Id of the list below, and of the active item that Enter runs. */
  listId: string
  activeId: string | undefined
}

/** The palette's input; the list below is controlled from here and never has the focus. */
export const PaletteInput = ({ value, onChange, onKey, listId, activeId }: Props) => {
  const { t } = useTranslation('tools')
  return (
    <InputBase
      autoFocus
      fullWidth
      placeholder={t('palette.search')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={onKey}
      sx={{ px: 4, py: 3, fontSize: '1.125rem', borderBottom: 1, borderColor: 'divider' }}
      slotProps={{
        input: {
          role: 'combobox',
          'aria-label': t('palette.label'),
          'aria-expanded': true,
          'aria-controls': listId,
          'aria-activedescendant': activeId,
          'aria-autocomplete': 'list',
          autoComplete: 'off',
          maxLength: 80,
          dir: 'auto',
        },
      }}
    />
  )
}
