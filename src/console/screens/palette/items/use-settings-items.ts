import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { languages } from '../../../../contract/text/interface-languages.ts'
import { otherPlatform } from '../../../../modules/format/platform.ts'
import { changeLanguage, currentLanguage } from '../../../i18n/i18n.ts'
import { accountPaths } from '../../../session/paths/account-paths.ts'
import { openPaths } from '../../../session/paths/open-paths.ts'
import { enterPlatform, usePlatform } from '../../../session/platform.ts'
import { signOut } from '../../../session/session-store.ts'
import { useGuide } from '../../../shell/help/use-guide.ts'
import { showOverlay } from '../../../shell/palette/palette-store.ts'
import { platformKeys } from '../../../shell/platform-keys.ts'
import { showToast } from '../../../ui/toasts/toasts.tsx'
import type { PaletteItem } from './palette-item.ts'

/** The user's account pages and the console's settings. */
export const useSettingsItems = (openTheme: () => void): PaletteItem[] => {
  const { t } = useTranslation(['frame', 'shell'])
  const { t: tools } = useTranslation('tools')
  const { t: engine } = useTranslation('engine')
  const guide = useGuide()
  const navigate = useNavigate()
  const other = otherPlatform(usePlatform())
  const item = (id: string, text: string, run: () => void, ...names: string[]): PaletteItem => ({
    id,
    text,
    detail: '',
    names: [text, ...names],
    run,
  })
  const sayFailure = (): void => showToast({ message: i18next.t('account.languageFailed'), type: 'error' })
  return [
    item('profile', t('account.profile'), () => void navigate(accountPaths.profile), 'Profile'),
    item('password', t('account.resetPassword'), () => void navigate(accountPaths.password), 'Password'),
    item('theme', t('theme.open'), openTheme, 'Theme'),
    item('platform', t('platform.switch', { platform: t(platformKeys[other]) }), () => {
      void navigate('/', enterPlatform(other))
    }),
    ...languages
      .filter(({ code }) => code !== currentLanguage())
      .map(({ code, name }) =>
        item(
          `language ${code}`,
          tools('palette.language', { name }),
          () => void changeLanguage(code).catch(sayFailure),
          code,
          'Language',
        ),
      ),
    item('help', engine('help'), () => window.open(guide), 'Help', 'Guide'),
    item('shortcuts', tools('shortcuts.title'), () => showOverlay('shortcuts'), 'Keyboard shortcuts', '?'),
    item(
      'sign-out',
      t('account.signOut'),
      () => {
        signOut()
        void navigate(openPaths.signIn)
      },
      'Sign out',
    ),
  ]
}
