import { areaOf } from '../../../src/contract/operations/privileges.ts'
import { readContract } from '../../../src/module-check/schema/contract.ts'
import { texts } from '../../../src/module-check/schema/schema-reader.ts'
import { nameCure } from '../../../src/module-check/subject/fault.ts'
import { readContractFile } from '../../shared/contract.ts'
import { linesOf, type Step } from '../step.ts'
import { contractFiles } from './contract-file.ts'

/** The probably intended privilege of the same area; privileges of other areas have different purposes. */
const misspelt = (name: string, listed: readonly string[]): string => {
  const area = listed.map(areaOf).find((one) => /^_[A-Z]+$/.test(name.replace(one, '')))
  const ofArea = listed.filter((one) => area !== undefined && areaOf(one) === area)
  const cure = nameCure(name, ofArea)
  return cure.startsWith('rename') ? `, or ${cure}` : ''
}

/** Privileges of operations that no role can hold, because the names of `listPrivilege` lack them. One line each. */
export const privilegeFaults = (document: unknown): readonly string[] => {
  const contract = readContract(document)
  const fileOf = contractFiles(document)
  const records = contract.items(contract.operation('listPrivilege')?.payload)
  const listed = texts(contract.property(records, 'name')?.enum)
  if (listed.length === 0)
    return [
      `${fileOf('listPrivilege')}: The contract does not list the privileges there are (listPrivilege, name, enum)`,
    ]
  return contract.ids.flatMap((id) =>
    (contract.operation(id)?.privileges ?? [])
      .filter((name) => !listed.includes(name))
      .map(
        (name) =>
          `${fileOf(id)}: ${id} asks for the privilege ${name}, which no role can hold: add it to the names in ${fileOf('listPrivilege')}${misspelt(name, listed)}`,
      ),
  )
}

/** Every privilege of the contract can be held by a role. */
export const privileges: Step = {
  name: 'privileges',
  run: async () => linesOf(privilegeFaults(await readContractFile())),
}
