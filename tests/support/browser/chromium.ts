import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']

/** The same engine without a window, which needs less time. */
const shell = 'chromium-headless-shell'

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

/** How to install a browser, shown if there is none. */
export const chromiumMissing =
  'No Chromium found. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to a Chrome, Chromium or Edge.'

/**
 * The browser to test with: `CHROMIUM_PATH`, else the first one on the PATH or in its usual place, else null. The
 * headless shell comes first, except for measurements (`isMeasured`), which need the browser of the staff.
 */
export const findChromium = ({ isMeasured = false } = {}): string | null => {
  const asked = process.env.CHROMIUM_PATH
  if (asked) return runs(asked) ? asked : null
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const found = (name: string) => folders.map((folder) => join(folder, name))
  const whole = [...names.flatMap(found), ...fixed]
  return (isMeasured ? [...whole, ...found(shell)] : [...found(shell), ...whole]).find(runs) ?? null
}
