import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'

const ThemePanel = lazy(() => import('./theme-panel.tsx').then((file) => ({ default: file.ThemePanel })))

/** The theme settings and what opens them; their code is fetched when they are first asked for. */
export const useThemePanel = (): { panel: ReactNode; openPanel: () => void } => {
  const [shown, setShown] = useState<'never' | 'open' | 'closed'>('never')
  const openPanel = useCallback(() => setShown('open'), [])
  const panel = shown !== 'never' && (
    <Suspense fallback={null}>
      <ThemePanel open={shown === 'open'} onClose={() => setShown('closed')} />
    </Suspense>
  )
  return { panel, openPanel }
}
