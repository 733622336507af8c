import { type Document, endpointsOf } from '../../shared/contract.ts'

/** Finds the file of the contract that an operation stands in: the one of its tag (docs/contract.md). */
export const contractFiles = (document: unknown): ((id: string) => string) => {
  const tags = new Map(
    endpointsOf(document as Document).map(({ operation }) => [operation.operationId, operation.tags?.[0]]),
  )
  return (id) => (tags.get(id) ? `openapi/resources/${tags.get(id)}.yaml` : 'openapi/openapi.yaml')
}

/** A sentence with the file of the contract before it that holds the first operation it names. */
export const placedIn = (document: unknown, sentence: string): string => {
  const fileOf = contractFiles(document)
  const named = (sentence.match(/\b[a-z]\w*\b/g) ?? [])
    .map(fileOf)
    .find((file) => file.includes('/resources/'))
  return `${named ?? 'openapi/openapi.yaml'}: ${sentence}`
}
