import { launchBrowser } from '../../tests/support/browser/browser.ts'
import { startServer } from '../../tests/support/server/start-server.ts'
import { ensureBuild } from '../build/build-console.ts'
import { measureConsole } from './console-load.ts'
import { costOfOneMore } from './one-more-module.ts'
import { type Figure, printFigures } from './table.ts'

/** The console's JavaScript, compressed, as a browser with an empty cache asks for it; true when all aims are met. */
export const bench = async (args: readonly string[]): Promise<boolean> => {
  await ensureBuild()
  const server = await startServer()
  const browser = await launchBrowser()
  try {
    const load = await measureConsole(browser, server.url)
    const more = await costOfOneMore(browser, load.scripts)
    if (args.includes('--scripts')) {
      for (const { url, bytes } of load.scripts)
        console.log(`${(bytes / 1024).toFixed(1).padStart(8)} KiB  ${url}`)
    }
    const figures: Figure[] = [
      { what: 'until the sign-in form shows', kib: load.signIn, aim: 170 },
      { what: 'until the first row of the dua list shows', kib: load.firstRow, aim: 290 },
      { what: 'more, until the form shows', kib: load.form, aim: 176 },
      { what: 'more in the first load, for one more module', kib: more, aim: 0.5 },
    ]
    console.log('JavaScript, compressed as it is sent:')
    return printFigures(figures)
  } finally {
    await browser.close()
    await server.stop()
  }
}
