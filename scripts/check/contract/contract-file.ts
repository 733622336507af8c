import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { asRecord, ownValue } from '../../../src/contract/json.ts'
import { type Document, endpointsOf } from '../../shared/contract.ts'
import { root } from '../../shared/root.ts'
import { contentsFile, resourceFile } from '../../shared/written-files.ts'

/** The file of each path, from its reference in `openapi.yaml`. */
const filesByPath = (): ReadonlyMap<string, string> => {
  const { paths } = asRecord(parse(readFileSync(join(root, contentsFile), 'utf8')))
  return new Map(
    Object.entries(asRecord(paths)).map(([path, item]) => [
      path,
      `openapi/${String(ownValue(item, '$ref')).replace(/#.*$/, '')}`,
    ]),
  )
}

/**
 * Returns a function that finds the contract file of an operation: the file that `openapi.yaml` takes its path from,
 * otherwise the file of its tag. `openapi.yaml` for an unknown operation.
 */
export const contractFiles = (document: unknown): ((id: string) => string) => {
  const files = filesByPath()
  const found = new Map(
    endpointsOf(document as Document).map(({ path, operation }) => {
      const [tag] = operation.tags ?? []
      return [operation.operationId, files.get(path) ?? (tag ? resourceFile(tag) : contentsFile)]
    }),
  )
  return (id) => found.get(id) ?? contentsFile
}

/** Prefixes a sentence with the contract file of the first operation that it names. */
export const placedIn = (document: unknown, sentence: string): string => {
  const fileOf = contractFiles(document)
  const named = (sentence.match(/\b[a-z]\w*\b/g) ?? []).map(fileOf).find((file) => file !== contentsFile)
  return `${named ?? contentsFile}: ${sentence}`
}
