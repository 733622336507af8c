import { loadBundle, readContract } from '../../src/server/contract/read-contract.ts'
import { handlers } from '../../src/server/handlers/registry.ts'
import { handlerFaults } from '../../src/server/routes/routes.ts'
import { contractFile } from '../shared/contract.ts'
import { placedIn } from './contract/contract-file.ts'
import { linesOf, type Step } from './step.ts'

/**
 * The error that prevents the server from starting with a bundled contract, whatever its database; null if there is
 * none.
 */
export const serverStartFault = (bundle: Parameters<typeof readContract>[0]): string | null => {
  try {
    return linesOf(handlerFaults(readContract(bundle, new Set(Object.keys(handlers))), handlers))
  } catch (error) {
    return placedIn(bundle, (error as Error).message)
  }
}

/**
 * The reference API can serve the contract: tables, filters and references are valid, and every operation has a
 * handler.
 */
export const serverStart: Step = {
  name: 'server start',
  run: async () => serverStartFault(await loadBundle(contractFile())),
}
