import type { Plugin } from 'vite'

const isAddress = (host: string): boolean =>
  URL.canParse(host) && /^https?:$/.test(new URL(host).protocol) && !host.endsWith('/')

/**
 * Writes the address of the API that a build calls (`VITE_API_HOST`) into its page, so that whoever serves the build can
 * allow that address in the Content-Security-Policy. Throws for a value that is no address.
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
