import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import type { ListFile } from '../../../src/modules/format/list-types.ts'
import { type ModuleSource, readModules, resolveModule } from '../../../src/modules/format/read.ts'

type Less = Partial<ListFile>

const without = (list: Less, key: keyof ListFile): Less =>
  Object.fromEntries(Object.entries(list).filter(([name]) => name !== key))

/** The file of a list with something less, by what it lacks then. */
const shorter = (list: Less): readonly (readonly [what: string, less: Less])[] => [
  ...(['sorts', 'filters', 'pageSizes'] as const).flatMap((key) =>
    list[key] ? [[key, without(list, key)] as const] : [],
  ),
  ...(list.filters && list.filters.length > 1
    ? [['the first filter', { ...list, filters: list.filters.slice(1) }] as const]
    : []),
]

const needless = (source: ModuleSource): readonly string[] => {
  const { list } = source.files
  if (!list) return []
  const whole = resolveModule(source).list
  return shorter(list.json as Less).flatMap(([what, json]) => {
    const files = { ...source.files, list: { ...list, json } }
    return isDeepStrictEqual(resolveModule({ ...source, files }).list, whole) ? [`${list.file}: ${what}`] : []
  })
}

it('no list says for itself what lists of its columns have anyway', () =>
  expect(readModules('src/modules').modules.flatMap(needless)).toEqual([]))
