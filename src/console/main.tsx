import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { startI18n } from './i18n/i18n.ts'
import { startLanguage } from './i18n/languages.ts'
import { loadConsole } from './load-console.ts'
import { isPublicPath } from './public-routes.tsx'
import { initialise } from './session/session-store.ts'

const show = (): void => {
  const place = document.getElementById('root')
  if (!place) throw new Error('The page has no element with the id "root"')
  createRoot(place).render(<App />)
}

const fetchAhead = (work: Promise<unknown>): void => {
  // Whoever needs it asks again and hears of the failure.
  work.catch(() => undefined)
}

fetchAhead(initialise())
// No top-level await: the chunks it would wait for share modules with this one, and would wait for it in turn.
const started = startI18n(startLanguage(), false)
if (!isPublicPath(location.pathname)) fetchAhead(started.then(loadConsole))
void started.then(show)
