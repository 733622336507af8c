import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { startI18n } from './i18n/i18n.ts'
import { startLanguage } from './i18n/languages.ts'
import { loadConsole } from './load-console.ts'
import { isPublicPath } from './public-routes.tsx'
import { initialise } from './session/session-store.ts'

const fetchAhead = (work: Promise<unknown>): void => {
  // Whoever needs it asks again and hears of the failure.
  work.catch(() => undefined)
}

fetchAhead(initialise())
const started = startI18n(startLanguage(), false)
if (!isPublicPath(location.pathname)) fetchAhead(started.then(loadConsole))
await started

const place = document.getElementById('root')
if (!place) throw new Error('The page has no element with the id "root"')
createRoot(place).render(<App />)
