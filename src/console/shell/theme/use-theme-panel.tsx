import { type ReactNode, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../ui/lazy/lazy-when-idle.tsx'
import { OpenedPart } from '../../ui/lazy/opened-part.tsx'

const themePanel = lazyPart(() => import('./theme-panel.tsx').then((file) => file.ThemePanel))

/** The theme settings and a function that opens them; their code loads on first use. */
export const useThemePanel = (): { panel: ReactNode; openPanel: () => void } => {
  const { t } = useTranslation('frame')
  const [shown, setShown] = useState<'never' | 'open' | 'closed'>('never')
  const openPanel = useCallback(() => setShown('open'), [])
  const open = shown === 'open'
  const close = (): void => setShown('closed')
  const panel = shown !== 'never' && (
    <OpenedPart part={themePanel} open={open} title={t('theme.title')} onClose={close}>
      {(ThemePanel) => <ThemePanel open={open} onClose={close} />}
    </OpenedPart>
  )
  return { panel, openPanel }
}
