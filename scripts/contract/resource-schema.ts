import { readFileSync } from 'node:fs'

interface ResourceSchema {
  readonly $defs: { readonly type: { readonly enum: readonly string[] } }
}

/** What a resource's file may hold, with the types that `shared/kinds.yaml` adds to those of JSON Schema. */
export const resourceSchema = (types: readonly string[]): ResourceSchema => {
  const schema = JSON.parse(
    readFileSync(new URL('resource.schema.json', import.meta.url), 'utf8'),
  ) as ResourceSchema
  const { type } = schema.$defs
  return { ...schema, $defs: { ...schema.$defs, type: { ...type, enum: [...type.enum, ...types] } } }
}
