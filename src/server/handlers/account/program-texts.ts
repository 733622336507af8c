import { parse } from 'bowser'
import type { Session } from '../../../../generated/api/foundation.schemas.ts'

/** The readable parts of a User-Agent. */
export type ProgramTexts = Pick<Session, 'browser' | 'system' | 'device'>

const devices: Readonly<Record<string, Session['device']>> = {
  desktop: 'DESKTOP',
  mobile: 'MOBILE',
  tablet: 'TABLET',
}

/** The beginning of a User-Agent that is no browser's: `curl/8.14.1`. */
const firstProduct = /^([\w .-]{1,60})\/(\d+)/

const browserOf = (program: string, name: string | undefined, version: string | undefined): string | null => {
  if (name) return [name, version?.split('.')[0]].filter(Boolean).join(' ')
  const [, product, major] = firstProduct.exec(program) ?? []
  return product === undefined ? null : `${product} ${major}`
}

/**
 * Browser, with its major version, and operating system of a User-Agent, as far as known. Browsers no longer report the
 * true version of the system.
 */
export const programTexts = (program: string | null): ProgramTexts => {
  if (program === null || program.trim() === '') return { browser: null, system: null, device: 'OTHER' }
  const { browser, os, platform } = parse(program)
  return {
    browser: browserOf(program, browser.name, browser.version),
    system: os.name || null,
    device: devices[platform.type ?? ''] ?? 'OTHER',
  }
}
