import { expect, it } from 'vitest'
import { allModules, moduleNamed } from '../../support/module-screens.ts'
import { coveringSet, traitsOf } from '../walker/covering.ts'

const modules = allModules()
const chosen = coveringSet(modules)

it('has every trait that any module has, in far fewer modules', () => {
  const covered = new Set([...chosen].flatMap((id) => [...traitsOf(moduleNamed(id))]))
  expect(modules.flatMap((module) => [...traitsOf(module)]).filter((trait) => !covered.has(trait))).toEqual(
    [],
  )
  expect(chosen.size).toBeLessThan(modules.length / 2)
})

it('has a module of every template', () => {
  const templatesOf = (ids: readonly string[]) => new Set(ids.map((id) => moduleNamed(id).module.template))
  expect(templatesOf([...chosen])).toEqual(templatesOf(modules.map(({ id }) => id)))
})

it('takes in a module as soon as it puts something to work that no other does', () => {
  const like = modules.find(({ id, list }) => list && !chosen.has(id))
  if (!like?.list) throw new Error('Every module is walked whole')
  const [first, ...others] = like.list.columns
  const columns = [{ ...first, field: 'x', label: 'X', cell: 'a-new-cell' }, ...others]
  const changed = { ...like, list: { ...like.list, columns } }
  const withIt = modules.map((module) => (module.id === like.id ? changed : module))
  expect([...coveringSet(withIt)]).toContain(like.id)
})
