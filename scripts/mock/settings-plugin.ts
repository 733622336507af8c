import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import type { MockOptions } from './mock-options.ts'
import { readTyped, type SettingsInput, settingsPage, settingsPath, typedOf } from './settings-page.ts'

/** The interface to the mock for the settings page. */
export interface MockControl {
  options: () => MockOptions
  /** Applies a change, and resolves once it is active. Rejects on failure, such as for an unknown role. */
  change: (next: Pick<MockOptions, 'rules' | 'slow' | 'as'>) => Promise<void>
  /** Names of the example roles. */
  roles: () => Promise<readonly string[]>
}

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'))
}

const respond = async (
  request: IncomingMessage,
  response: ServerResponse,
  { options, change, roles }: MockControl,
): Promise<void> => {
  let typed = typedOf(options())
  let notice: { text: string; isFault: boolean } | null = null
  if (request.method === 'POST') {
    const form = await bodyOf(request)
    const text = (name: keyof SettingsInput): string => form.get(name)?.replaceAll('\r', '') ?? ''
    typed = { rules: text('rules'), slow: text('slow'), as: text('as') }
    try {
      await change(readTyped(typed))
      notice = { text: 'It holds from now on. Reload the console.', isFault: false }
    } catch (error) {
      notice = { text: (error as Error).message, isFault: true }
    }
  }
  response.statusCode = notice?.isFault ? 400 : 200
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(settingsPage(typed, await roles(), notice))
}

/** Serves the page for changing the mock's settings at run time. */
export const settingsPlugin = (changing: MockControl): Plugin => ({
  name: 'mock-settings',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use(settingsPath, (request, response, next) => {
      respond(request, response, changing).catch(next)
    })
  },
})
