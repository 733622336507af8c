import { idempotencyHeader } from '../../../src/contract/conventions/idempotency.ts'
import { defaultPage, makePage } from '../../../src/contract/conventions/page.ts'
import {
  lookupParameters,
  missingParameter,
  pageParameters,
  sortParameters,
} from '../../../src/contract/conventions/query.ts'
import { makeRefusal } from '../../../src/contract/conventions/refusal.ts'
import { versionHeader } from '../../../src/contract/conventions/version.ts'
import { asRecord, isObject, valueAt } from '../../../src/contract/json.ts'
import { readRegularId } from '../../../src/contract/operations/operation-names.ts'
import { type Contract, readContract } from '../../../src/module-check/schema/contract.ts'
import { texts } from '../../../src/module-check/schema/schema-reader.ts'
import { contractFiles } from './contract-file.ts'

const fix = 'change both alike (docs/contract.md)'

const conventionFile = (name: string): string => `src/contract/conventions/${name}.ts`

/** An object built by a convention, and its schema in the contract. */
interface Described {
  readonly file: string
  readonly place: string
  readonly value: object
  readonly schema: unknown
}

/** One line for each object whose properties differ from its schema, at any depth. */
const propertyFaults = (contract: Contract, { file, place, value, schema }: Described): readonly string[] => {
  const own = Object.keys(value)
  const known = contract.names(schema)
  const required = texts(contract.resolve(schema).required)
  const isAlike = required.every((name) => own.includes(name)) && own.every((name) => known.includes(name))
  if (!isAlike)
    return [`${place} has ${known.join(', ')}, but ${conventionFile(file)} makes ${own.join(', ')}: ${fix}`]
  return Object.entries(value).flatMap(([name, part]) =>
    isObject(part)
      ? propertyFaults(contract, {
          file,
          place: `${place}/${name}`,
          value: part,
          schema: contract.property(schema, name),
        })
      : [],
  )
}

/** Names of common parameters and headers, by the file of the conventions that defines them. */
const parameterNames: Readonly<Record<string, readonly string[]>> = {
  query: [
    ...Object.values(pageParameters),
    ...(sortParameters.direction === undefined ? [] : [sortParameters.direction]),
    ...Object.values(lookupParameters),
    missingParameter,
  ],
  version: [versionHeader],
  idempotency: [idempotencyHeader],
}

const parameterFaults = (document: unknown): readonly string[] => {
  const parameters = Object.values(asRecord(valueAt(document, ['components', 'parameters'])))
  const names = parameters.map((parameter) => valueAt(parameter, ['name']))
  return Object.entries(parameterNames).flatMap(([file, expected]) =>
    expected
      .filter((name) => !names.includes(name))
      .map(
        (name) =>
          `openapi/parameters.yaml has no parameter "${name}", but ${conventionFile(file)} names it: ${fix}`,
      ),
  )
}

/** Paged lists: those with the parameters of a page. */
const pagedLists = (contract: Contract): readonly string[] =>
  contract.ids.filter(
    (id) =>
      readRegularId(id)?.action === 'list' &&
      contract.operation(id)?.parameters.some(({ name }) => name === pageParameters.index),
  )

/**
 * Differences between the bundled contract and `src/contract/conventions/` in the shape of pages and errors, or in
 * parameter names; one line each.
 */
export const conventionFaults = (document: unknown): readonly string[] => {
  const contract = readContract(document)
  const fileOf = contractFiles(document)
  const pages = pagedLists(contract).flatMap((id) =>
    propertyFaults(contract, {
      file: 'page',
      place: `${fileOf(id)}: the page of ${id}`,
      value: makePage([], 0, defaultPage),
      schema: contract.operation(id)?.payload,
    }),
  )
  const errors = propertyFaults(contract, {
    file: 'refusal',
    place: 'openapi/schemas.yaml#/Error',
    value: makeRefusal({ message: '' }),
    schema: valueAt(document, ['components', 'schemas', 'Error']),
  })
  return [...pages, ...errors, ...parameterFaults(document)]
}
