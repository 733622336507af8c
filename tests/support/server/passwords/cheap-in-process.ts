/** Given to Node with `--import`, lets a server spend little on passwords; nothing in the server itself can. */
import { registerHooks } from 'node:module'

registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context)
    return found.url.endsWith('/src/server/auth/password-cost.ts')
      ? { ...found, url: new URL('./cheap-cost.ts', import.meta.url).href }
      : found
  },
})
