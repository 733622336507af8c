import Translate from '@mui/icons-material/Translate'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { languages } from '../../../contract/text/interface-languages.ts'
import { changeLanguage, currentLanguage } from '../../i18n/i18n.ts'
import { toLanguageCode } from '../../i18n/start-language.ts'
import { NativeSelect } from '../../ui/styles/native-select.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'

/** Selects the interface language, for users who are not signed in. */
export function LanguageSelect() {
  const { t } = useTranslation()
  const choose = (value: string): void => {
    const code = toLanguageCode(value)
    if (code)
      changeLanguage(code).catch(() => showToast({ message: t('account.languageFailed'), type: 'error' }))
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1, mt: 4 }}>
      <Translate fontSize='small' color='action' aria-hidden />
      <NativeSelect
        plain
        aria-label={t('account.language')}
        value={currentLanguage()}
        onChange={({ target }) => choose(target.value)}
      >
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </Box>
  )
}
