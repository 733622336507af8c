import type { Plugin } from 'vite'

const nothing = '\0no-fetch-adapter'

/**
 * Excludes axios' `fetch` adapter from a build: browsers use the one for XMLHttpRequest, and the other would delay
 * sign-in. Fails the build if axios has moved it.
 */
export const oneAdapterPlugin = (): Plugin => {
  let isLeftOut = false
  return {
    name: 'one-adapter',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => {
      if (source !== './fetch.js' || !importer?.endsWith('axios/lib/adapters/adapters.js')) return undefined
      isLeftOut = true
      return nothing
    },
    load: (id) => (id === nothing ? 'export const getFetch = undefined' : undefined),
    buildEnd: (error) => {
      if (!error && !isLeftOut)
        throw new Error('axios imports its adapter for fetch otherwise than one-adapter-plugin.ts says')
    },
  }
}
