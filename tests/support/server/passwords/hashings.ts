import { createHook } from 'node:async_hooks'

/** Node's name for a hash of a password under way. */
const hashing = 'SCRYPTREQUEST'

/** Does something; answers how many passwords this process hashed meanwhile, which is what signing in takes its time for. */
export const hashingsOf = async (work: () => Promise<unknown>): Promise<number> => {
  let count = 0
  const hook = createHook({
    init: (_id, type) => {
      if (type === hashing) count += 1
    },
  }).enable()
  await work()
  hook.disable()
  return count
}
