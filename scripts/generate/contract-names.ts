import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { formats, freeFormats } from '../../src/contract/text/formats.ts'
import { readKinds, readSharedFile } from '../shared/kinds.ts'
import { root } from '../shared/root.ts'
import { resourcesFolder } from '../shared/written-files.ts'

/** What may stand under a key of a file, by the key. */
export type Names = Readonly<Record<string, readonly string[]>>

type Schemas = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Names of the records that are stored, all privileges that roles can hold, and formats. */
export const resourceNames = (document: unknown): Names => {
  const { schemas } = (document as { components: { schemas: Schemas } }).components
  const stored = Object.entries(schemas).filter(([, schema]) => schema['x-table'] !== undefined)
  const privileges = schemas.PrivilegeName?.enum
  return {
    'x-references': stored.map(([name]) => name).sort(),
    'x-privileges': Array.isArray(privileges) ? privileges.map(String).sort() : [],
    format: [...Object.keys(formats), ...freeFormats],
  }
}

const namesIn = (file: string): readonly string[] => Object.keys(readSharedFile(file))

/** The types that the contract adds to those of JSON Schema. */
export const typeNames = (): readonly string[] => Object.keys(readKinds().types)

/** What the other files of the contract name: of `openapi.yaml` the resources' files, of `kinds.yaml` what it shares. */
export const sharedNames = async (): Promise<{ contract: Names; kinds: Names }> => {
  const resources = await readdir(join(root, resourcesFolder))
  const [schemas, parameters] = [namesIn('schemas.yaml'), namesIn('parameters.yaml')]
  return {
    contract: { $ref: resources.map((name) => `resources/${name}`).sort() },
    kinds: {
      parameters: [...parameters, 'sorts', 'filters'],
      responses: namesIn('responses.yaml'),
      shared: parameters,
      ...Object.fromEntries(['properties', 'first', 'times', 'last'].map((key) => [key, schemas])),
    },
  }
}
