import type { Database } from '../database.ts'
import { DiskSpace } from '../files/disk-space.ts'
import { type PoolConfig, throughPool } from '../pool.ts'
import { cancelStatement } from './session.ts'

/**
 * A pool whose statements are cancelled when their request is aborted. Cancelling uses a separate connection: when slow
 * statements occupy the whole pool, cancelling them is the only way to free it.
 */
export const cancellablePool = (config: Omit<PoolConfig, 'cancel' | 'max'>): Database => {
  const noDisk = new DiskSpace([], 0)
  const canceller = throughPool({ ...config, max: 1 }, noDisk)
  const pool = throughPool({ ...config, cancel: (client) => cancelStatement(canceller, client) }, noDisk)
  return {
    ...pool,
    close: async () => {
      await pool.close()
      await canceller.close()
    },
  }
}
