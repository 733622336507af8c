import { describe, expect, it } from 'vitest'
import { allModules, moduleNamed } from '../../support/module-screens.ts'
import { aspects, coveringSet, traitsOf } from '../walker/covering.ts'

const modules = allModules()

describe.each(['list', 'form'] as const)('the modules whose %s is walked whole', (aspect) => {
  const chosen = coveringSet(modules, aspect)
  const countedOf = (id: string) =>
    [...traitsOf(moduleNamed(id))].filter((trait) => aspects[aspect].test(trait))

  it('have every trait that any module has, and are far fewer', () => {
    const covered = new Set([...chosen].flatMap(countedOf))
    expect(modules.flatMap(({ id }) => countedOf(id)).filter((trait) => !covered.has(trait))).toEqual([])
    expect(covered.size).toBeGreaterThan(50)
    expect(chosen.size).toBeLessThan(modules.length / 3)
  })
})

it('has a form of every template', () => {
  const templatesOf = (ids: readonly string[]) => new Set(ids.map((id) => moduleNamed(id).module.template))
  expect(templatesOf([...coveringSet(modules, 'form')])).toEqual(templatesOf(modules.map(({ id }) => id)))
})

it('takes in a module as soon as it puts something to work that no other does', () => {
  const chosen = coveringSet(modules, 'list')
  const like = modules.find(({ id, list }) => list && !chosen.has(id))
  if (!like?.list) throw new Error('Every module is walked whole')
  const [first, ...others] = like.list.columns
  const columns = [{ ...first, field: 'x', label: 'X', cell: 'a-new-cell' }, ...others]
  const changed = { ...like, list: { ...like.list, columns } }
  const withIt = modules.map((module) => (module.id === like.id ? changed : module))
  expect([...coveringSet(withIt, 'list')]).toContain(like.id)
})
