import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OpenAPIV3, type OpenAPIV3_1 } from 'openapi-types'
import { valueAt } from '../../src/contract/json.ts'
import { generatedFolder } from './overlay.ts'
import { root } from './root.ts'

/** The contract's own keywords of operations and parameters (docs/contract.md). */
interface Own {
  'x-privileges'?: string[]
  'x-inferred'?: boolean
  'x-added'?: boolean
  'x-transition'?: { resource: string; property: string; from?: unknown[]; to: unknown; refused?: string }
}

export type Document = OpenAPIV3_1.Document<Own>
export type Operation = OpenAPIV3_1.OperationObject<Own> & { operationId: string }
export type Parameter = OpenAPIV3_1.ParameterObject & Own

/** An operation with its path and method. */
export interface Endpoint {
  path: string
  method: OpenAPIV3.HttpMethods
  operation: Operation
}

/** Inputs of the bundle and of the contract's linter: the contract's files and the Redocly plugin. */
export const contractInputs = ['openapi', 'redocly.yaml', 'scripts/openapi']

/** The path of a project's bundled contract; of the selected overlay, if any. */
export const contractFile = (project = root): string => join(project, generatedFolder(), 'openapi.json')

/** Reads the bundled contract synchronously. */
export const readContractNow = (file = contractFile()): Document =>
  JSON.parse(readFileSync(file, 'utf8')) as Document

/** Reads the bundled contract. */
export const readContractFile = async (file = contractFile()): Promise<Document> =>
  JSON.parse(await readFile(file, 'utf8')) as Document

/** The table of a resource's records; undefined if they are not stored. */
export const tableOf = ({ components }: Document, resource: string): string | undefined => {
  const table = valueAt(components?.schemas, [resource, 'x-table'])
  return typeof table === 'string' ? table : undefined
}

const methods = Object.values(OpenAPIV3.HttpMethods)

/** Every operation in contract order. */
export const endpointsOf = ({ paths = {} }: Document): readonly Endpoint[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item?.[method]
      return operation?.operationId === undefined ? [] : [{ path, method, operation: operation as Operation }]
    }),
  )

/** Every operation by its id. */
export const operationsById = (document: Document): ReadonlyMap<string, Operation> =>
  new Map(endpointsOf(document).map(({ operation }) => [operation.operationId, operation]))

/** The dereferenced parameters of an operation. */
export const parametersOf = ({ parameters = [] }: Operation): readonly Parameter[] =>
  parameters as Parameter[]
