import { loadBundle, readContract } from '../../src/server/contract/read-contract.ts'
import { handlers } from '../../src/server/handlers/registry.ts'
import { handlerFaults } from '../../src/server/routes/routes.ts'
import { contractFile } from '../shared/contract.ts'
import { placedIn } from './contract/contract-file.ts'
import { linesOf, type Step } from './step.ts'

/** Why the server would not start on a bundled contract, whatever its database holds; null when it would. */
export const serverStartFault = (bundle: Parameters<typeof readContract>[0]): string | null => {
  try {
    return linesOf(handlerFaults(readContract(bundle, new Set(Object.keys(handlers))), handlers))
  } catch (error) {
    return placedIn(bundle, (error as Error).message)
  }
}

/** The reference API can serve the contract: tables, filters and references make sense, every operation has a handler. */
export const serverStart: Step = {
  name: 'server start',
  run: async () => serverStartFault(await loadBundle(contractFile())),
}
