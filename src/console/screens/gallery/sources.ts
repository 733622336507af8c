import type { PlainObject } from '../../../contract/json.ts'
import type { Module } from '../../../modules/format/types.ts'
import { moduleEntries } from '../../engine/modules.ts'

/** The gallery's sources: every module, the contract, and the schemas of the checks and editors. */
export interface Sources {
  readonly modules: readonly Module[]
  readonly contract: PlainObject
  /** By file name: `list.schema.json`. */
  readonly schemas: Readonly<Record<string, PlainObject>>
}

const schemaFiles = import.meta.glob<PlainObject>('../../../../generated/editor/*.schema.json', {
  import: 'default',
})

/** Loads the gallery's sources. */
export const loadSources = async (): Promise<Sources> => {
  const [modules, { default: contract }, schemas] = await Promise.all([
    Promise.all(moduleEntries.map((entry) => entry.load())),
    import('../../../../generated/openapi.json'),
    Promise.all(
      Object.entries(schemaFiles).map(
        async ([path, load]) => [path.split('/').at(-1), await load()] as const,
      ),
    ),
  ])
  return { modules, contract: contract as unknown as PlainObject, schemas: Object.fromEntries(schemas) }
}
