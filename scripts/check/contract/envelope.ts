import { envelopeTypes } from '../../../src/contract/conventions/envelope.ts'
import { readContract } from '../../../src/module-check/schema/contract.ts'
import { typesOf } from '../../../src/module-check/schema/schema-reader.ts'
import { readContractFile } from '../../shared/contract.ts'
import { linesOf, type Step } from '../step.ts'
import { contractFiles } from './contract-file.ts'
import { conventionFaults } from './conventions.ts'

/**
 * Operations whose JSON response lacks the envelope that client and server require
 * (src/contract/conventions/envelope.ts), one line each. `ids` limits the check to some operations.
 */
export const envelopeFaults = (document: unknown, ids?: ReadonlySet<string>): readonly string[] => {
  const contract = readContract(document)
  const fileOf = contractFiles(document)
  return contract.ids.flatMap((id) => {
    const { answer } = contract.operation(id) ?? {}
    if (!answer || Object.keys(answer).length === 0 || (ids && !ids.has(id))) return []
    const missing = Object.entries(envelopeTypes).flatMap(([name, type]) => {
      const schema = contract.at(answer, name)
      const isThere = schema && (type === undefined || typesOf(schema).join() === type)
      return isThere ? [] : [type === undefined ? name : `${name} (${type})`]
    })
    return missing.length === 0
      ? []
      : [`${fileOf(id)}: The answer of ${id} lacks ${missing.join(', ')}: name it so`]
  })
}

/** The contract's envelope, pages, errors and parameters match `src/contract/conventions/`. */
export const conventions: Step = {
  name: 'conventions of the contract',
  run: async () => {
    const document = await readContractFile()
    return linesOf([...envelopeFaults(document), ...conventionFaults(document)])
  },
}
