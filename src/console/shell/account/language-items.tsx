import Check from '@mui/icons-material/Check'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import i18next from 'i18next'
import type { ReactElement } from 'react'
import { type LanguageCode, languages } from '../../../contract/text/interface-languages.ts'
import { changeLanguage, currentLanguage } from '../../i18n/i18n.ts'
import { showToast } from '../../ui/toasts/toasts.tsx'

const choose = (code: LanguageCode): void => {
  changeLanguage(code).catch(() => showToast({ message: i18next.t('account.languageFailed'), type: 'error' }))
}

/** One menu item per language. An array, not a component: MUI's menu moves the focus among its direct children. */
export const languageItems = (onChosen: () => void): ReactElement[] =>
  languages.map(({ code, name }) => {
    const chosen = code === currentLanguage()
    return (
      <MenuItem
        key={code}
        role='menuitemradio'
        aria-checked={chosen}
        lang={code}
        dense
        onClick={() => {
          onChosen()
          choose(code)
        }}
      >
        <ListItemIcon>{chosen && <Check fontSize='small' />}</ListItemIcon>
        {name}
      </MenuItem>
    )
  })
