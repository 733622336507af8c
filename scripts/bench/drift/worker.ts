/** Judges every n-th change of the contract at places that match `workerData.at`, and posts the verdicts. */
import { parentPort, workerData } from 'node:worker_threads'
import { createJudge, loadDocument } from './judge.ts'
import { allChanges } from './operation-changes.ts'

const { index, count, at: places } = workerData as { index: number; count: number; at: string }
const wanted = new RegExp(places)
const document = await loadDocument()
const judge = await createJudge(document)
for (const [at, change] of allChanges(document).entries())
  if (at % count === index && wanted.test(change.place.join('/'))) parentPort?.postMessage(judge(change, at))
parentPort?.close()
