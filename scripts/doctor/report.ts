import type { Examination, OperationFinding, Presence } from './examine.ts'
import {
  absentProperties,
  missingAdded,
  missingInferred,
  missingStated,
  otherIds,
  untriedAdded,
  wrongProperties,
} from './findings.ts'
import type { PropertyFacts } from './properties.ts'

/** The subject of the report, besides the examination. */
export interface ReportContext {
  address: string
  date: string
  /** The findings of a preflight request; empty if everything is allowed. */
  cors: readonly string[]
  origin: string
  /** Status of a path that no API has. */
  unknownStatus: number
  /** File of the overlay, or undefined if nothing has to be removed. */
  overlay: string | undefined
}

const slow = 1000

const call = ({ endpoint }: OperationFinding): string =>
  `\`${endpoint.method.toUpperCase()} ${endpoint.path}\` (${endpoint.operation.operationId})`

const section = (title: string, text: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`## ${title}`, '', text, '', ...lines.map((line) => `- ${line}`), '']

const property = ({ name, present, absent, faults }: PropertyFacts): string =>
  `\`${name}\`: ${
    faults.size > 0
      ? [...faults].map(([reason, operation]) => `${reason} (${operation})`).join('; ')
      : `absent from ${absent} of ${present + absent} records`
  }`

/** The same property of several records in one line. */
const byName = (properties: readonly PropertyFacts[]): readonly string[] => {
  const groups = Map.groupBy(
    properties,
    ({ name, isAdded }) => `\`${name.replace(/^.*\./, '')}\`${isAdded ? ' (an addition)' : ''}`,
  )
  return [...groups].map(
    ([name, all]) => `${name} of ${all.map((one) => one.name.replace(/\.[^.]*$/, '')).join(', ')}`,
  )
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const counts = (operations: readonly OperationFinding[]): string => {
  const words: Readonly<Record<Presence, string>> = {
    present: 'present',
    missing: 'missing',
    refused: 'refused to this user',
    failed: 'failed',
    unknown: 'not tried',
  }
  return Object.entries(words)
    .map(([presence, word]) => `${operations.filter((one) => one.presence === presence).length} ${word}`)
    .join(', ')
}

const kinds = { integer: 'numbers', string: 'texts or UUIDs' }

/** The remedy for ids of another kind than that of the conventions. */
const idHint = (examination: Examination): readonly string[] => {
  const other = otherIds(examination)
  if (!other) return []
  const all = other.records.map((name) => `\`${name}\``).join(', ')
  return [
    `The ids of ${all} are ${kinds[other.type]}. Set \`type\` of \`ids\` in \`openapi/conventions.json\` to \`${other.type}\`, and the types of ids in the contract.`,
  ]
}

/** The report for the team of the API, as Markdown. */
export const reportOf = (examination: Examination, context: ReportContext): string => {
  const { operations } = examination
  const { address, date, cors, origin, unknownStatus, overlay } = context
  const timed = operations.filter(({ milliseconds }) => milliseconds !== undefined)
  const times = timed.map(({ milliseconds = 0 }) => milliseconds)
  const slowest = timed.filter(({ milliseconds = 0 }) => milliseconds > slow)
  return [
    `# Examination of ${address}`,
    '',
    `${date}. ${operations.length} operations of the contract: ${counts(operations)}. Half of the responses took at most ${Math.round(median(times))} ms, the slowest ${Math.round(Math.max(0, ...times))} ms. Operations that write were not called. A path that does not exist returns ${unknownStatus}.`,
    '',
    ...section(
      'Missing',
      'The documents state these; the console cannot work without them.',
      missingStated(examination).map(call),
    ),
    ...section(
      'Elsewhere',
      'No document shows these paths, but screens need them. Tell where they are, or change the contract.',
      missingInferred(examination).map(call),
    ),
    ...section(
      'Failed',
      'These responded with an error, with a redirect, or not at all.',
      operations
        .filter(({ presence }) => presence === 'failed')
        .map((one) => `${call(one)}: ${one.status ?? 'no response'}`),
    ),
    ...section(
      'Refused',
      'This user may not call these, so nothing is known about them.',
      operations.filter(({ presence }) => presence === 'refused').map((one) => `${call(one)}: ${one.status}`),
    ),
    ...section(
      'Values that break the contract',
      'Per property, with the operation that returned the value.',
      wrongProperties(examination).map(property),
    ),
    ...section('Ids', 'The console reads and sends ids of one kind.', idHint(examination)),
    ...section(
      'Shape',
      'Responses that the console cannot read.',
      operations.flatMap((one) => (one.shape === undefined ? [] : [`${call(one)}: ${one.shape}`])),
    ),
    ...section(
      'Pages',
      'Lists whose pages differ from the contract.',
      operations.flatMap((one) => (one.paging.length > 0 ? [`${call(one)}: ${one.paging.join(', ')}`] : [])),
    ),
    ...section(
      'Ignored parameters',
      'The response had rows that the parameter excludes. The console offers no such filter after the overlay.',
      operations.flatMap((one) =>
        one.ignored.length > 0
          ? [`${call(one)}: ${one.ignored.map((name) => `\`${name}\``).join(', ')}`]
          : [],
      ),
    ),
    ...section('Absent properties', 'No response had these.', byName(absentProperties(examination))),
    ...section(
      'Absent additions',
      'An API may lack these; the console then does not offer what needs them.',
      missingAdded(examination).map(call),
    ),
    ...section(
      'Additions that were not tried',
      'They write, return files or streams, or need a record that no list returned. `openapi/overlays/stated.yaml` removes them all; the console also notices when a call returns 404, 405 or 501.',
      untriedAdded(examination).map(call),
    ),
    ...section('Other origins (CORS)', `A console at ${origin} needs this.`, cors),
    ...section(
      'Slow',
      `More than ${slow} ms.`,
      slowest.map((one) => `${call(one)}: ${Math.round(one.milliseconds ?? 0)} ms`),
    ),
    ...(overlay === undefined
      ? []
      : [
          '## The console for this API',
          '',
          `\`npm run build -- --overlay ${overlay}\` builds the console without what is missing.`,
          '',
        ]),
  ].join('\n')
}
