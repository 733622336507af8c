import { readFile } from 'node:fs/promises'
import { parse, stringify } from 'yaml'
import { idempotencyHeader } from '../../src/contract/conventions/idempotency.ts'
import { versionHeader } from '../../src/contract/conventions/version.ts'
import { asRecord } from '../../src/contract/json.ts'
import { resolver } from '../generate/overlay.ts'
import { type Document, type Endpoint, endpointsOf } from '../shared/contract.ts'
import { overlayFile } from '../shared/overlay.ts'
import type { Examination } from './examine.ts'
import { absentProperties, hasNoAdditions, removable } from './findings.ts'
import type { PropertyFacts } from './properties.ts'

interface Action {
  target: string
  remove: true
  description: string
}

const quoted = (text: string): string => `'${text.replaceAll("'", "\\'")}'`

/** Removes a parameter from an operation, whether it is declared there or refers to a shared one. */
const parameterAction = (
  document: Document,
  id: string,
  names: readonly string[],
  description: string,
): Action[] => {
  const endpoint = endpointsOf(document).find(({ operation }) => operation.operationId === id)
  if (!endpoint) return []
  const resolve = resolver({ ...document })
  return (endpoint.operation.parameters ?? []).flatMap((parameter) => {
    if (!names.includes(String(resolve(parameter).name))) return []
    const [key, value] =
      '$ref' in parameter ? ['$ref', parameter.$ref] : ['name', String(resolve(parameter).name)]
    const at = `$.paths[${quoted(endpoint.path)}].${endpoint.method}.parameters`
    return [{ target: `${at}[?(@['${key}'] == ${quoted(value)})]`, remove: true as const, description }]
  })
}

/** Headers that browsers may not send to the API from another origin. */
const headerActions = (document: Document, headers: readonly string[]): Action[] =>
  endpointsOf(document).flatMap(({ operation }) =>
    parameterAction(document, operation.operationId, headers, 'Not allowed for other origins'),
  )

/** The same addition in the bodies that write the record (`RoleUpdate` for `Role`). */
const writtenWith = (
  document: Document,
  { name, isAdded }: PropertyFacts,
): { target: string; name: string }[] => {
  const [schema = '', property = ''] = name.split('.')
  if (!isAdded) return []
  return Object.entries(document.components?.schemas ?? {})
    .filter(([other, { properties }]) => {
      const own = asRecord(asRecord(properties)[property])
      return new RegExp(`^${schema}(Create|Update)\\w*$`).test(other) && own['x-added'] === true
    })
    .map(([other]) => ({
      target: `$.components.schemas.${other}.properties.${property}`,
      name: `${other}.${property}`,
    }))
}

/** The headers of the contract that an API may lack. */
export const optionalHeaders = [idempotencyHeader, versionHeader]

/** Removes operations, ignored parameters, headers that are not allowed, and absent properties. */
const ownActions = (
  document: Document,
  { operations, properties }: Examination,
  forbiddenHeaders: readonly string[],
): readonly Action[] => {
  const missing = operations.filter(({ presence }) => presence === 'missing')
  return [
    ...missing.map(({ endpoint, status }) => ({
      target: `$.paths[${quoted(endpoint.path)}].${endpoint.method}`,
      remove: true as const,
      description: `${endpoint.operation.operationId}: ${status}`,
    })),
    ...operations
      .filter((one) => !missing.includes(one))
      .flatMap(({ endpoint, ignored }) =>
        parameterAction(document, endpoint.operation.operationId, ignored, 'Ignored by the API'),
      ),
    ...headerActions(document, forbiddenHeaders),
    ...absentProperties({ operations, properties })
      .filter(removable)
      .flatMap((one) => [one, ...writtenWith(document, one)])
      .map(({ target, name }) => ({ target, remove: true as const, description: `${name}: in no response` })),
  ]
}

const isAdded = (part: unknown): boolean => asRecord(part)['x-added'] === true

/** The examination of what is no addition. */
const withoutAdditions = (document: Document, { operations, properties }: Examination): Examination => {
  const resolve = resolver({ ...document })
  const isIgnoredAddition = ({ operation }: Endpoint, name: string): boolean =>
    (operation.parameters ?? []).map(resolve).some((one) => one.name === name && isAdded(one))
  return {
    operations: operations
      .filter(({ endpoint }) => !isAdded(endpoint.operation))
      .map((one) => ({
        ...one,
        ignored: one.ignored.filter((name) => !isIgnoredAddition(one.endpoint, name)),
      })),
    properties: properties.filter((one) => !one.isAdded),
  }
}

/**
 * The actions that remove from the contract what an examined API lacks: operations, properties, ignored parameters, and
 * headers that it does not allow. An API without any addition that could be tried presumably has no other: the actions of
 * `stated.yaml` come first then.
 */
export const overlayActions = async (
  document: Document,
  examination: Examination,
  forbiddenHeaders: readonly string[],
): Promise<readonly unknown[]> => {
  if (!hasNoAdditions(examination)) return ownActions(document, examination, forbiddenHeaders)
  const stated: unknown = parse(await readFile(overlayFile('stated'), 'utf8'))
  const { actions } = asRecord(stated)
  return [
    ...(Array.isArray(actions) ? actions : []),
    ...ownActions(document, withoutAdditions(document, examination), []),
  ]
}

/** The overlay as YAML. */
export const overlayText = (address: string, actions: readonly unknown[]): string =>
  `# What ${address} lacks, as \`npm run doctor\` found it.\n${stringify({
    overlay: '1.0.0',
    info: { title: `What ${new URL(address).host} lacks`, version: '1.0.0' },
    actions,
  })}`
