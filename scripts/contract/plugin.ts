import { toPointer } from '../../src/contract/json-pointer.ts'
import type { ShapeFault } from '../../src/module-check/files/shape.ts'
import { languagesIn, shownExamples } from './examples/texts.ts'
import { expand } from './expand.ts'
import { meaningFaults, shapeFaults } from './faults.ts'
import { type Source, showSchemasAt } from './positions.ts'
import type { Kinds, Resource, Schema } from './resource.ts'
import type { Sources } from './schemas/resource-schemas.ts'
import { wordsOf } from './words.ts'

/** The contract before it is filled in: where each resource begins, and its file. */
interface Root {
  resources?: Record<string, { $ref: string }>
  kinds?: { $ref: string }
  tags?: { name: string; description: string }[]
  paths?: Record<string, Record<string, unknown>>
}

/** What Redocly hands a visitor, as far as it is used here. */
interface Context {
  resolve: (ref: unknown, from?: string) => { node: unknown; location?: { source: Source } }
  report: (problem: unknown) => void
}

interface File {
  readonly base: string
  readonly ref: string
  readonly tag: string
  readonly resource: Resource
  readonly source: Source
}

const tagOf = (ref: string): string => ref.replace(/^.*\/|\.yaml$/g, '')

const filesOf = (resources: Record<string, { $ref: string }>, { resolve }: Context): readonly File[] =>
  Object.entries(resources).flatMap(([base, ref]): File[] => {
    const { node, location } = resolve(ref)
    if (typeof node !== 'object' || node === null || !location) return []
    return [
      { base, ref: ref.$ref, tag: tagOf(ref.$ref), resource: node as Resource, source: location.source },
    ]
  })

const report = ({ source }: File, faults: readonly ShapeFault[], context: Context): void => {
  for (const { place, message, cure } of faults)
    context.report({
      message: `${message}: ${cure}`,
      location: { source, pointer: `#${toPointer(place)}`, reportOnKey: true },
    })
}

/** Puts a resource in OpenAPI's words in the place of its short file, and its paths into the contract. */
const fillIn = (root: Root, file: File, sources: Sources): void => {
  const { base, ref, tag, resource, source } = file
  const { routes, origins, ...filled } = expand(tag, base, resource, sources)
  for (const key of Object.keys(resource)) delete (resource as Record<string, unknown>)[key]
  // A copy of each part, since the bundler rewrites references in place.
  Object.assign(resource, JSON.parse(JSON.stringify(filled)))
  showSchemasAt(source, origins)
  root.paths ??= {}
  for (const { path, method, pointer } of routes)
    root.paths[path] = { ...root.paths[path], [method]: { $ref: `${ref}#${pointer}` } }
}

type Errors = Record<string, { example?: unknown; content?: unknown }>

/** Errors are said by description and example alone: all are JSON of one schema. */
const fillInErrors = (errors: Errors): void => {
  for (const error of Object.values(errors)) {
    const { example } = error
    delete error.example
    error.content ??= { 'application/json': { schema: { $ref: 'schemas.yaml#/Error' }, example } }
  }
}

const enter = (root: Root, context: Context): void => {
  const { resources, kinds: kindsRef } = root
  if (!resources || !kindsRef) return
  const { node, location } = context.resolve(kindsRef)
  const kindsFile = node as Kinds & Record<'schemas' | 'sharedParameters' | 'errorAnswers', { $ref: string }>
  const within = (ref: { $ref: string }): unknown => context.resolve(ref, location?.source.absoluteRef).node
  const shared = within(kindsFile.schemas) as Record<string, Schema>
  const { Id } = within(kindsFile.sharedParameters) as { Id: { schema: Schema } }
  const kinds = { ...kindsFile, number: Id.schema }
  const files = filesOf(resources, context)
  fillInErrors(within(kindsFile.errorAnswers) as Errors)
  const schemas = new Map(
    [shared, ...files.map(({ resource }) => resource.schemas ?? {})].flatMap(Object.entries),
  )
  const recordOf = ({ tag, resource }: File): string => wordsOf(tag, resource).Record
  const languages = languagesIn(files.find((file) => recordOf(file) === 'Language')?.resource)
  const records = new Map(files.map((file) => [recordOf(file), shownExamples(file.resource, languages)]))
  root.tags = files.map(({ tag, resource }) => ({ name: tag, description: resource.description ?? '' }))
  const faultsOfShape = shapeFaults(kinds)
  for (const file of files) {
    const faults = faultsOfShape(file.resource)
    report(file, faults.length > 0 ? faults : meaningFaults(file.tag, file.resource, kinds), context)
    if (faults.length === 0) fillIn(root, file, { kinds, schemas, records, languages })
  }
  delete root.resources
  delete root.kinds
}

/** Redocly's plug-in: the short format of the contract (docs/contract.md) is filled in before linting and bundling. */
export default (): unknown => ({
  id: 'contract',
  preprocessors: { oas3: { resources: () => ({ Root: { enter } }) } },
})
