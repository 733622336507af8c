import { type Contract, readContract } from '../../src/module-check/schema/contract.ts'
import { nameCure } from '../../src/module-check/subject/fault.ts'
import { readContractFile } from '../shared/contract.ts'
import { type SourceFile, sourceFiles } from './source-files.ts'
import { linesOf, type Step } from './step.ts'

/** One place in code that names an operation, by id or by method and path. */
export interface CodeCall {
  file: string
  line: number
  id?: string
  method?: string
  path?: string
}

const byId =
  /\b(?:\w*[oO]peration\w*|optionalQuery|privilegesOf|loadScreen|canCall)(?:<[^()]*>)?\(\s*'([a-z]\w*)'|\boperation: '([a-z]\w*)'/g
const byPath = /\bhttp\s*\.(get|post|put|delete|patch)(?:<[^()]*>)?\(\s*(?:'(\/[^']+)'|`(\/[^`]+)`)/g

const nameless = (path: string): string => path.replace(/\$\{[^}]*\}|\{\w+\}/g, '{}').replace(/\?.*$/, '')

/** The calls that a file names outright; what comes from a module's files is the module check's. */
export const callsIn = ({ file, text }: SourceFile): readonly CodeCall[] => {
  const lineOf = (index: number): number => text.slice(0, index).split('\n').length
  return [
    ...[...text.matchAll(byId)].map((match) => ({
      file,
      line: lineOf(match.index),
      id: match[1] ?? match[2] ?? '',
    })),
    ...[...text.matchAll(byPath)].map((match) => ({
      file,
      line: lineOf(match.index),
      method: match[1] ?? '',
      path: nameless(match[2] ?? match[3] ?? ''),
    })),
  ]
}

const faultOf = (contract: Contract, { file, line, id, method, path }: CodeCall): string | undefined => {
  const place = `${file}:${line}`
  if (id !== undefined)
    return contract.operation(id)
      ? undefined
      : `${place} The contract has no operation "${id}": ${nameCure(id, contract.ids)}`
  const known = contract.ids.map((one) => contract.operation(one)).filter((one) => one !== undefined)
  if (known.some((one) => one.method === method && nameless(one.path) === path)) return undefined
  const paths = known.filter((one) => one.method === method).map((one) => nameless(one.path))
  return `${place} The contract has no ${method} ${path}: ${nameCure(path ?? '', paths)}`
}

/** Calls that the contract lacks, one line each. */
export const callFaults = (document: unknown, calls: readonly CodeCall[]): readonly string[] => {
  const contract = readContract(document)
  return calls.map((call) => faultOf(contract, call)).filter((fault) => fault !== undefined)
}

/** Every operation that console and client name in code is in the contract. */
export const calls: Step = {
  name: 'calls in code',
  run: async () => {
    const files = await sourceFiles(['src/client', 'src/console'])
    return linesOf(callFaults(await readContractFile(), files.flatMap(callsIn)))
  },
}
