import type { Conventions } from '../../src/contract/conventions/conventions.ts'
import { type SchemaReader, typesOf } from '../../src/module-check/schema/schema-reader.ts'
import { filesIn } from './body-schema.ts'
import { nameField } from './columns.ts'
import { operationFor, rowOf } from './console-contract.ts'
import { type ApiOperation, namesIn } from './document.ts'
import { pageLimits } from './find-paging.ts'
import type { LeftOut } from './find-resources.ts'
import type { FormGap } from './form-file.ts'
import type { Resource } from './resource.ts'

interface Derived {
  resources: readonly Resource[]
  leftOut: readonly LeftOut[]
  /** Faults for which parts of forms were left out. */
  contradictions: readonly string[]
  gaps: ReadonlyMap<string, readonly FormGap[]>
  /** Security schemes that the console cannot use. */
  open: readonly string[]
  conventions: Conventions
  operations: readonly ApiOperation[]
  reader: SchemaReader
}

const list = (title: string, hint: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `## ${title}\n\n${hint}\n\n${items.map((item) => `- ${item}`).join('\n')}\n\n`

/** Calls that only store a file, which no resource uses. */
const uploads = (
  operations: readonly ApiOperation[],
  resources: readonly Resource[],
  reader: SchemaReader,
): readonly string[] => {
  const used = resources.flatMap(({ calls }) => Object.values(calls).map(({ call }) => call))
  return operations.flatMap((operation) => {
    const [part, ...others] = Object.keys(filesIn(reader, operation, ''))
    const isUpload = operation.body?.media.startsWith('multipart/') === true && others.length === 0
    return isUpload &&
      part !== undefined &&
      !used.includes(operation.call) &&
      namesIn(operation.path).length === 0
      ? [`${code(operation.call)}, part ${code(part)}`]
      : []
  })
}

const code = (text: string): string => `\`${text}\``

const missingParts = ({ calls }: Resource): readonly string[] =>
  (['get', 'create', 'update', 'delete'] as const).filter((action) => !calls[action])

/** `QUESTIONS.md`: what the document leaves open, and where to answer it. */
export const questionsText = ({
  resources,
  leftOut,
  contradictions,
  gaps,
  open,
  conventions,
  operations,
  reader,
}: Derived): string => {
  const lists = resources.map(
    (resource) => [resource, operationFor(operations, resource.calls.list.call)] as const,
  )
  const guessed = lists.filter(([{ calls }]) => calls.list.paging && calls.list.paging.size === '')
  const unknownTotal = lists.filter(([{ calls }]) => calls.list.paging && calls.list.total === null)
  const fixed = resources.flatMap(({ name, calls }) =>
    Object.values(calls).flatMap(({ call, query = {}, headers = {} }) =>
      Object.entries({ ...query, ...headers }).map(
        ([key, value]) => `${name}, ${code(call)}: ${code(key)} is always ${code(String(value))}`,
      ),
    ),
  )
  const text = [
    '# Open questions\n\nWhat the document does not say, and where the answer goes. `npm run check -- console --console DIR` checks each change.\n\n',
    list(
      'OAuth 2 client',
      'Register the console at the provider as a public client that returns to `/auth/callback`, and put its id into `session.client` of `conventions.json`. Until then, users type in an access token:',
      conventions.session?.by === 'oauth2' && conventions.session.client === ''
        ? [conventions.session.issuer ?? conventions.session.endpoints?.authorization ?? '']
        : [],
    ),
    list(
      'Sign-in',
      `The console signs in by ${code(conventions.session?.by ?? 'password')} (\`conventions.json\`). It does not use these schemes; a session in a cookie needs ${code('session')} with ${code('by: cookie')} there:`,
      open,
    ),
    list(
      'Forms without required values',
      'No form can fill in these properties, so the action is not offered. Give them a constant value in `set` of `resources.json`, and remove the null in `operations` of `module.json`:',
      [...gaps].flatMap(([name, found]) =>
        found.map(({ action, property }) => `${name}, ${action}: ${code(property)}`),
      ),
    ),
    list(
      'Left out of forms',
      'The document contradicts itself here, or the console has no input for it, so the field or action is left out:',
      contradictions,
    ),
    list(
      'Uploads',
      'These calls store a file. Does a property of a record hold what they return? Name it in `files` of `resources.json`:',
      uploads(operations, resources, reader),
    ),
    list(
      'Constant values',
      'Required parameters have the default, example or first value of the document (`resources.json`). Is it right?',
      fixed,
    ),
    list(
      'Size of pages',
      'The API has no parameter for it, so `pageSizes` of `list.json` must have the number of rows that it returns:',
      guessed.map(([{ name }, one]) => `${name}: ${pageLimits(one).usual ?? 20}`),
    ),
    list(
      'Number of rows',
      'These responses have no total; the pager offers the next page if a page is full or names a next one:',
      unknownTotal.map(([{ name }]) => name),
    ),
    list(
      'Names of records',
      'No property names these records; name one in `label` of the options that refer to them:',
      resources
        .filter((resource) => nameField(reader, rowOf(reader, operations, resource)) === undefined)
        .map(({ name }) => name),
    ),
    list(
      'Absent operations',
      'The document has none of these; does another one do it?',
      resources.flatMap((resource) =>
        missingParts(resource).length > 0 ? [`${resource.name}: ${missingParts(resource).join(', ')}`] : [],
      ),
    ),
    list(
      'Lists left out',
      'A path parameter that many share can be given with `--fix NAME=VALUE`:',
      leftOut.map(({ call, reason }) => `${code(call)}: ${reason}`),
    ),
    list(
      'Untyped ids',
      'The type of these ids is not stated:',
      resources.flatMap((resource) =>
        typesOf(reader.property(rowOf(reader, operations, resource), resource.id) ?? {}).length === 0
          ? [`${resource.name}: ${code(resource.id)}`]
          : [],
      ),
    ),
  ]
  return `${text.join('').trim()}\n`
}
