import { setTimeout as sleep } from 'node:timers/promises'
import type { Opened } from './open-page.ts'
import type { Target } from './visit.ts'

/** Keystrokes, and milliseconds between them. */
const keystrokes = 40
const interval = 100
const letters = 'quick words about rain '

/** What typing costs, in milliseconds: script for each keystroke, and from each to the end of the frame after it. */
export interface Typing {
  script: number
  frame: number
}

const scriptTime = async ({ cdp }: Opened): Promise<number> => {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
}

const strike = async ({ cdp }: Opened, letter: string): Promise<void> => {
  const key = {
    key: letter,
    code: letter === ' ' ? 'Space' : `Key${letter.toUpperCase()}`,
    windowsVirtualKeyCode: letter.toUpperCase().charCodeAt(0),
  }
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, unmodifiedText: letter, ...key })
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
}

/** What three quarters of the values do not exceed. */
const threeQuarters = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN

/** Types into the open form; throws when a character is lost, or stands elsewhere than it was typed. */
export const type = async (opened: Opened, { places }: Target): Promise<Typing> => {
  const { page, cdp } = opened
  await cdp.send('Performance.enable')
  if (places.open !== undefined) await page.locator(places.open).click()
  const field = page.locator(places.typed).first()
  await field.click()
  const before = await field.inputValue()
  await opened.settle()
  await page.evaluate(() => window.probe.timeKeys())
  const text = Array.from({ length: keystrokes }, (_, at) => letters[at % letters.length] ?? ' ').join('')
  const scriptBefore = await scriptTime(opened)
  for (const letter of text) {
    const next = sleep(interval)
    await strike(opened, letter)
    await next
  }
  await sleep(interval)
  const script = ((await scriptTime(opened)) - scriptBefore) / keystrokes
  const keys = await page.evaluate(() => window.probe.keys)
  await field.blur()
  const value = await field.inputValue()
  if (value !== before + text) throw new Error(`"${before + text}" was typed and "${value}" arrived`)
  return { script, frame: threeQuarters(keys) }
}

/** The form's first field takes the focus and what is typed, and keeps it when the rest of the form has come. */
export const proveTyping = async (
  { page, settle, unthrottle }: Opened,
  { places }: Target,
): Promise<void> => {
  const field = page.locator(places.field).first()
  await field.focus()
  if (!(await field.evaluate((element) => element === document.activeElement)))
    throw new Error(`${places.field} took no focus`)
  await page.keyboard.type('typed')
  await unthrottle()
  await settle()
  const value = await field.inputValue()
  if (value !== 'typed') throw new Error(`${places.field} was typed into and holds "${value}"`)
}
