import { type Document, endpointsOf } from '../../shared/contract.ts'
import { contentsFile, resourceFile } from '../../shared/written-files.ts'

const fileOf = (tag: string | undefined): string => (tag ? resourceFile(tag) : contentsFile)

/** Returns a function that finds the contract file of an operation: the one of its tag (docs/contract.md). */
export const contractFiles = (document: unknown): ((id: string) => string) => {
  const tags = new Map(
    endpointsOf(document as Document).map(({ operation }) => [operation.operationId, operation.tags?.[0]]),
  )
  return (id) => fileOf(tags.get(id))
}

/** Prefixes a sentence with the contract file of the first operation that it names. */
export const placedIn = (document: unknown, sentence: string): string => {
  const placeOf = contractFiles(document)
  const named = (sentence.match(/\b[a-z]\w*\b/g) ?? []).map(placeOf).find((file) => file !== contentsFile)
  return `${named ?? contentsFile}: ${sentence}`
}
