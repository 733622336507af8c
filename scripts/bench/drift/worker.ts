/** Judges every n-th change of the contract, from `workerData.index` on, and posts the verdicts. */
import { parentPort, workerData } from 'node:worker_threads'
import { createJudge, loadDocument } from './judge.ts'
import { allChanges } from './operation-changes.ts'

const { index, count } = workerData as { index: number; count: number }
const document = await loadDocument()
const judge = await createJudge(document)
for (const [at, change] of allChanges(document).entries())
  if (at % count === index) parentPort?.postMessage(judge(change, at))
parentPort?.close()
