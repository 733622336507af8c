/** Loaded with Node's `--import`: makes passwords cheap for a server, which has no setting for that. */
import { registerHooks } from 'node:module'

registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context)
    return found.url.endsWith('/src/server/auth/password-cost.ts')
      ? { ...found, url: new URL('./cheap-cost.ts', import.meta.url).href }
      : found
  },
})
