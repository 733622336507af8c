import { isObject } from '../../src/module-check/schema/schema-reader.ts'

/** Finds the file of the contract that an operation stands in: the one of its tag (docs/contract.md). */
export const contractFiles = (document: unknown): ((id: string) => string) => {
  const paths = isObject(document) && isObject(document.paths) ? Object.values(document.paths) : []
  const tags = new Map(
    paths.flatMap((path) =>
      Object.values(isObject(path) ? path : {}).flatMap((operation) =>
        isObject(operation) && Array.isArray(operation.tags)
          ? [[operation.operationId, String(operation.tags[0])] as const]
          : [],
      ),
    ),
  )
  return (id) => (tags.has(id) ? `openapi/resources/${tags.get(id)}.yaml` : 'openapi/openapi.yaml')
}

/** A sentence with the file of the contract before it that holds the first operation it names. */
export const placedIn = (document: unknown, sentence: string): string => {
  const fileOf = contractFiles(document)
  const named = (sentence.match(/\b[a-z]\w*\b/g) ?? [])
    .map(fileOf)
    .find((file) => file.includes('/resources/'))
  return `${named ?? 'openapi/openapi.yaml'}: ${sentence}`
}
