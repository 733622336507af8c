import type { Plugin } from 'vite'

const isAddress = (host: string): boolean =>
  URL.canParse(host) && /^https?:$/.test(new URL(host).protocol) && !host.endsWith('/')

/**
 * Writes the API address of a build (`VITE_API_HOST`) into its page, so that its server can allow the address in the
 * Content-Security-Policy. Throws for an invalid address.
 */
export const apiHostPlugin = (): Plugin => {
  let host = ''
  return {
    name: 'foundation-api-host',
    configResolved: ({ env }) => {
      host = String(env.VITE_API_HOST ?? '')
      if (host !== '' && !isAddress(host))
        throw new Error(
          `VITE_API_HOST must be an address such as https://api.example.org without a slash at the end, not "${host}".`,
        )
    },
    transformIndexHtml: () =>
      host === '' ? [] : [{ tag: 'meta', attrs: { name: 'api-host', content: host }, injectTo: 'head' }],
  }
}
