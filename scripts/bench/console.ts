import { launchBrowser } from '../../tests/support/browser.ts'
import { startServer } from '../../tests/support/start-server.ts'
import { distFolder, ensureBuild } from '../build/build-console.ts'
import { dataBeforeGrid, measureConsole } from './console-load.ts'
import { costOfOneMore } from './one-more-module.ts'
import { type Figure, printFigures } from './table.ts'

/** The console's JavaScript, compressed, as a browser with an empty cache asks for it; true when all aims are met. */
export const bench = async (args: readonly string[]): Promise<boolean> => {
  await ensureBuild()
  const server = await startServer()
  const browser = await launchBrowser()
  try {
    const load = await measureConsole(browser, server.url)
    const more = await costOfOneMore(browser)
    const early = await dataBeforeGrid(browser, server.url, distFolder, load.state)
    if (args.includes('--scripts')) {
      for (const { url, bytes } of load.scripts)
        console.log(`${(bytes / 1024).toFixed(1).padStart(8)} KiB  ${url}`)
    }
    const figures: Figure[] = [
      { what: 'until the sign-in form shows', kib: load.signIn, aim: 170 },
      { what: 'until the first row of the dua list shows', kib: load.firstRow, aim: 300 },
      { what: 'more, until that list has settled', kib: load.settled },
      { what: 'more, for opening the form', kib: load.form, aim: 140 },
      { what: 'more in the first load, for one more module', kib: more, aim: 0.5 },
    ]
    console.log('JavaScript, gzip:')
    const met = printFigures(figures)
    console.log(`${early ? 'ok  ' : 'LATE'}  the list asks for its rows before the grid's code has arrived`)
    return met && early
  } finally {
    await browser.close()
    await server.stop()
  }
}
