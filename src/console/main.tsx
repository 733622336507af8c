import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { startI18n } from './i18n/i18n.ts'
import { initialise } from './session/session-store.ts'

// The token is checked while the texts load; who awaits the session hears of a failure.
initialise().catch(() => undefined)

await startI18n()

const place = document.getElementById('root')
if (!place) throw new Error('The page has no element with the id "root"')
createRoot(place).render(<App />)
