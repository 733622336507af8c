import { describe, expect, it } from 'vitest'
import type { Module } from '../../../src/modules/format/types.ts'
import { allModules, moduleNamed } from '../../support/module-screens.ts'
import { adds, isFilled } from '../walker/chosen-modules.ts'
import { aspects, coveringSet, traitsOf } from '../walker/covering.ts'
import { fieldsOf } from '../walker/fields.ts'

const modules = allModules()

describe.each(['list', 'form'] as const)('the modules whose %s is walked whole', (aspect) => {
  const chosen = coveringSet(modules, aspect)
  const countedOf = (id: string) =>
    [...traitsOf(moduleNamed(id))].filter((trait) => aspects[aspect].test(trait))

  it('have every trait of all modules, and are far fewer', () => {
    const covered = new Set([...chosen].flatMap(countedOf))
    expect(modules.flatMap(({ id }) => countedOf(id)).filter((trait) => !covered.has(trait))).toEqual([])
    expect(covered.size).toBeGreaterThan(50)
    expect(chosen.size).toBeLessThan(modules.length / 4)
  })
})

it('fills in a form of every template, and of every widget', () => {
  const addable = modules.filter(adds)
  const filled = addable.filter(isFilled)
  const templatesOf = (some: readonly Module[]) => new Set(some.map(({ module }) => module.template))
  const widgetsOf = (some: readonly Module[]) =>
    new Set(some.flatMap((module) => fieldsOf(module).map(({ widget }) => widget)))
  expect(templatesOf(filled)).toEqual(templatesOf(addable))
  expect(widgetsOf(filled)).toEqual(widgetsOf(addable))
})

it('includes a module that is the only one with a trait', () => {
  const chosen = coveringSet(modules, 'list')
  const like = modules.find(({ id, list }) => list && !chosen.has(id))
  if (!like?.list) throw new Error('Every module is walked whole')
  const rowActions = [{ id: 'x', label: 'X', icon: 'view', dialog: 'a-new-dialog' }]
  const changed = { ...like, list: { ...like.list, rowActions } } as unknown as Module
  const withIt = modules.map((module) => (module.id === like.id ? changed : module))
  expect([...coveringSet(withIt, 'list')]).toContain(like.id)
})
