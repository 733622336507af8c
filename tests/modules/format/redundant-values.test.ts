import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import { toPointer } from '../../../src/contract/json-pointer.ts'
import { idleParts, without } from '../../../src/module-check/form/difference.ts'
import {
  type FileKey,
  type ModuleSource,
  readModules,
  resolveModule,
} from '../../../src/modules/format/read.ts'

/** The check reports it for `form.schema.json`, which the contract describes too. */
const keys: readonly FileKey[] = ['module', 'list', 'form', 'ui', 'detail', 'preview']

const needless = (source: ModuleSource): readonly string[] => {
  const whole = resolveModule(source)
  return keys.flatMap((key) => {
    const file = source.files[key]
    if (!file) return []
    const isSame = (place: readonly (string | number)[]): boolean => {
      const files = { ...source.files, [key]: { ...file, json: without(file.json, place) } }
      return place.length > 0 && isDeepStrictEqual(resolveModule({ ...source, files }), whole)
    }
    return idleParts(file.json, [], isSame).map((place) => `${file.file}#${toPointer(place)}`)
  })
}

it('no module repeats its template or the defaults of its columns', () =>
  expect(readModules('src/modules').modules.flatMap(needless)).toEqual([]))
