import { createRoot } from 'react-dom/client'
import { clientSession } from '../client/client-session.ts'
import { App } from './app.tsx'
import { createRouter, loadConsole } from './create-router.ts'
import { formatNumber } from './i18n/format-number.ts'
import { currentLanguage, startI18n } from './i18n/i18n.ts'
import { startLanguage } from './i18n/start-language.ts'
import { translateNoResponse } from './no-response-texts.ts'
import { isOpenPath } from './session/paths.ts'
import { loadSession } from './session/session-store.ts'
import { fetchFontsOf } from './ui/styles/fonts.ts'

/** Has the fonts of what the first screen will say fetched, while its code is made ready. */
const fetchFontsAhead = (): void => {
  for (const response of Object.values(window.earlyResponses?.byUrl ?? {}))
    response.then(({ text }) => fetchFontsOf(text)).catch(() => undefined)
}

const start = async (): Promise<void> => {
  const place = document.getElementById('root')
  if (!place) throw new Error('The page has no element with the id "root"')
  fetchFontsAhead()
  clientSession.language = currentLanguage
  // Code that needs these fetches them again and reports the failure.
  loadSession().catch(() => undefined)
  if (!isOpenPath(location.pathname)) {
    loadConsole().catch(() => undefined)
    // The browser's tables of other languages' numbers take a dozen milliseconds to load: now, while files are on their way.
    formatNumber(0, startLanguage())
  }
  await startI18n(startLanguage(), false)
  translateNoResponse()
  const { router, ready } = createRouter()
  // The page shows the console's frame until the first screen is there; an empty one between would flash.
  await ready
  createRoot(place).render(<App router={router} />)
}

void start()
