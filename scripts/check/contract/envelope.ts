import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readContract } from '../../../src/module-check/schema/contract.ts'
import { typesOf } from '../../../src/module-check/schema/schema-reader.ts'
import { root } from '../../shared/root.ts'
import type { Step } from '../step.ts'
import { contractFiles } from './contract-file.ts'

/**
 * Operations whose JSON answer is not `{success, message, payload}`, which client and server take for granted
 * (docs/contract.md), one line each. `ids` are those looked at; all when left out.
 */
export const envelopeFaults = (document: unknown, ids?: ReadonlySet<string>): readonly string[] => {
  const contract = readContract(document)
  const fileOf = contractFiles(document)
  return contract.ids.flatMap((id) => {
    const { answer, payload } = contract.operation(id) ?? {}
    if (!answer || Object.keys(answer).length === 0 || (ids && !ids.has(id))) return []
    const isOf = (name: string, type: string): boolean =>
      typesOf(contract.resolve(contract.property(answer, name))).join() === type
    const missing = [
      ...(isOf('success', 'boolean') ? [] : ['success (boolean)']),
      ...(isOf('message', 'string') ? [] : ['message (string)']),
      ...(payload === undefined ? ['payload'] : []),
    ]
    return missing.length === 0
      ? []
      : [`${fileOf(id)}: The answer of ${id} lacks ${missing.join(', ')}: name it so`]
  })
}

/** Every JSON answer has the envelope. */
export const envelope: Step = {
  name: 'envelope of answers',
  run: async () => {
    const faults = envelopeFaults(
      JSON.parse(await readFile(join(root, 'generated/openapi.json'), 'utf8')) as unknown,
    )
    return faults.length === 0 ? null : faults.join('\n')
  },
}
