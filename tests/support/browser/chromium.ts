import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']

const fixed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

const runs = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** How to get a browser, to be shown when there is none. */
export const chromiumMissing =
  'No Chromium found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to a Chrome, Chromium or Edge.'

/** The browser to test with: `CHROMIUM_PATH`, else the first one on the PATH or in its usual place, else null. */
export const findChromium = (): string | null => {
  const asked = process.env.CHROMIUM_PATH
  if (asked) return runs(asked) ? asked : null
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...found, ...fixed].find(runs) ?? null
}
