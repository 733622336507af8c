import { createRoot } from 'react-dom/client'
import { readLanguageFrom } from '../client/http.ts'
import { App } from './app.tsx'
import { createRouter } from './create-router.ts'
import { currentLanguage, startI18n } from './i18n/i18n.ts'
import { startLanguage } from './i18n/languages.ts'
import { loadConsole } from './load-console.ts'
import { isOpenPath } from './open-paths.ts'
import { initialise } from './session/session-store.ts'
import { explainSilence } from './silence-words.ts'

const start = async (): Promise<void> => {
  const place = document.getElementById('root')
  if (!place) throw new Error('The page has no element with the id "root"')
  readLanguageFrom(currentLanguage)
  // Whoever needs these asks again and hears of the failure.
  initialise().catch(() => undefined)
  if (!isOpenPath(location.pathname)) {
    loadConsole().catch(() => undefined)
    // The browser's tables of numbers take a dozen milliseconds to load: now, while files are on their way.
    ;(0).toLocaleString(startLanguage())
  }
  await startI18n(startLanguage(), false)
  explainSilence()
  const { router, ready } = createRouter()
  // The page shows the console's frame until the first screen is there; an empty one between would flash.
  await ready
  createRoot(place).render(<App router={router} />)
}

void start()
