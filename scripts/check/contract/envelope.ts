import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { contractEnvelope } from '../../../src/contract/conventions/envelope.ts'
import { readContract } from '../../../src/module-check/schema/contract.ts'
import { typesOf } from '../../../src/module-check/schema/schema-reader.ts'
import { readContractFile } from '../../shared/contract.ts'
import { root } from '../../shared/root.ts'
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
    const { response } = contract.operation(id) ?? {}
    if (!response || Object.keys(response).length === 0 || (ids && !ids.has(id))) return []
    const missing = Object.entries(contractEnvelope?.types ?? {}).flatMap(([name, type]) => {
      const schema = contract.at(response, name)
      const isThere = schema && (type === undefined || typesOf(schema).join() === type)
      return isThere ? [] : [type === undefined ? name : `${name} (${type})`]
    })
    return missing.length === 0
      ? []
      : [`${fileOf(id)}: The response of ${id} lacks ${missing.join(', ')}: name it so`]
  })
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))

const file = 'openapi/conventions.json'

/** Faults of `openapi/conventions.json` by its JSON Schema, one line each. */
export const fileFaults = (conventions: unknown = readJson(file)): readonly string[] => {
  const isValid = new Ajv2020({ allErrors: true }).compile(
    readJson('openapi/conventions.schema.json') as object,
  )
  if (isValid(conventions)) return []
  return (isValid.errors ?? []).map(({ instancePath, message }) => `${file}${instancePath}: ${message}`)
}

/** The contract's envelope, pages, errors and parameters match `src/contract/conventions/`. */
export const conventions: Step = {
  name: 'conventions of the contract',
  run: async () => {
    const document = await readContractFile()
    return linesOf([...fileFaults(), ...envelopeFaults(document), ...conventionFaults(document)])
  },
}
