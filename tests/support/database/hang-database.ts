/**
 * Loaded before a server (`node --import`): at SIGUSR2 its embedded database runs an endless query, which bypasses
 * everything that would prevent one.
 */
import { syncBuiltinESMExports } from 'node:module'
import workers from 'node:worker_threads'
import { queryMessage, type ToThread } from '../../../src/server/store/embedded/batches.ts'

const { Worker } = workers
const started: InstanceType<typeof Worker>[] = []

workers.Worker = class extends Worker {
  constructor(...args: ConstructorParameters<typeof Worker>) {
    super(...args)
    started.push(this)
  }
}
syncBuiltinESMExports()

const endless: ToThread = {
  kind: 'batch',
  connection: 0,
  bytes: queryMessage('select pg_sleep(1000000)'),
}

process.on('SIGUSR2', () => {
  for (const worker of started) worker.postMessage(endless)
})
