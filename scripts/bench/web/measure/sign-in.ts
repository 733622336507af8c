import { launchBrowser } from '../../../../tests/support/browser/browser.ts'
import { admin } from '../../../../tests/support/server/start-server.ts'
import type { SignInFigureName } from '../aims.ts'
import type { Done } from '../run.ts'
import { openPage } from './open-page.ts'
import type { Watched } from './probe.ts'

/** Long enough, in milliseconds, that the work between two round trips does not count as another one. */
const roundTrip = 1000

/** A line on which each request takes a second and nothing else takes time. */
const line = { latency: roundTrip, downloadThroughput: -1, uploadThroughput: -1 }

const password = 'input[type="password"]'

/**
 * Signs in with an empty cache and counts the round trips that are waited for until the dashboard's heading stands, and
 * until its figures do. `figure` is one of them as a text.
 */
export const measureSignIn = async (
  url: string,
  figure: string,
  done: Done,
): Promise<Record<SignInFigureName, number>> => {
  const browser = await launchBrowser({ isMeasured: true })
  try {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
    const watched: Watched = {
      first: 'form',
      sights: {
        form: { selector: password, isInput: true },
        dashboard: { selector: 'main h1', text: 'Dashboard' },
        figures: { selector: 'main', text: figure },
      },
    }
    const opened = await openPage(context, `${url}/auth/sign-in`, watched, { cpu: 1, network: line })
    const { page, network, origin, shown } = opened
    const scriptUntil = (moment: number): number => network.until((origin + moment) / 1000).scriptKib
    await opened.settle()
    await page.locator('input[type="email"]').fill(admin.email)
    await page.locator(password).fill(admin.password)
    const waited = await opened.press('button[type="submit"]', 'dashboard', 'figures')
    await opened.settle()
    const { pressed = Number.NaN, shown: dashboard = Number.NaN } = waited[0] ?? {}
    const [waits = Number.NaN, waitsForFigures = Number.NaN] = waited.map((one) =>
      Math.floor((one.shown - one.pressed) / roundTrip),
    )
    await done()
    return {
      formScript: scriptUntil(shown),
      script: scriptUntil(dashboard),
      waitedScript: scriptUntil(dashboard) - scriptUntil(pressed),
      waits,
      waitsForFigures,
    }
  } finally {
    await browser.close()
  }
}
