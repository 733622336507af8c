import { expect, it } from 'vitest'
import { settableFields } from '../../../../../../src/console/engine/list/tools/bulk/settable-fields.ts'
import type { FormFile, JsonSchema, Module } from '../../../../../../src/modules/format/types.ts'
import { allModules } from '../../../../../support/module-screens.ts'

const moduleWith = (schema: JsonSchema, ui: JsonSchema, form: FormFile = {}): Module => ({
  id: 'things',
  module: { title: 'Things', path: '/things', resource: 'Thing' },
  schema,
  ui,
  form,
})

const namesOf = (module: Module): readonly string[] => settableFields(module).map(({ name }) => name)

it('choices are settable, in the order of the form; unique values of a record are not', () => {
  const module = moduleWith(
    {
      properties: {
        active: { type: 'boolean' },
        kind: { type: 'string', enum: ['A', 'B'] },
        title: { type: 'string' },
        text: { type: 'string' },
        groupId: { type: 'integer' },
        day: { type: 'string' },
        start: { type: 'string', format: 'date-time' },
        photo: { type: 'object' },
        price: { type: 'number' },
      },
    },
    {
      'ui:order': ['day', 'start', 'title', 'groupId', 'kind', 'active'],
      title: { 'ui:title': 'Title' },
      text: { 'ui:widget': 'rich-text' },
      groupId: { 'ui:title': 'Group', 'ui:widget': 'reference', 'ui:options': { operation: 'totalGroup' } },
      day: { 'ui:widget': 'date' },
      photo: { 'ui:widget': 'image' },
      price: { 'ui:widget': 'number' },
    },
  )
  expect(namesOf(module)).toEqual(['day', 'start', 'groupId', 'kind', 'active'])
  expect(settableFields(module).map(({ label }) => label)).toEqual([
    'day',
    'start',
    'Group',
    'kind',
    'active',
  ])
})

it('properties that depend on others, or that others depend on, are not settable', () => {
  const choice = { type: 'boolean' }
  const schema = {
    properties: { free: choice, asked: choice, shown: choice, required: choice, fixed: choice },
    if: { properties: { asked: { const: true } }, required: ['asked'] },
    then: { properties: { shown: choice }, required: ['required'] },
  }
  const ui = { fixed: { 'ui:readonly': true } }
  expect(namesOf(moduleWith(schema, ui))).toEqual(['free'])
  const dependent = {
    properties: { groupId: { type: 'integer' }, subgroupId: { type: 'integer' } },
  }
  const pickers = {
    groupId: { 'ui:widget': 'reference', 'ui:options': { operation: 'totalGroup' } },
    subgroupId: {
      'ui:widget': 'reference',
      'ui:options': { operation: 'totalSubgroup', params: { groupId: { $form: 'groupId' } } },
    },
  }
  expect(namesOf(moduleWith(dependent, pickers))).toEqual([])
})

it('a module declares nothing for it: a dua has its category and its switch', () => {
  const dua = allModules().find(({ id }) => id === 'dua')
  expect(dua && namesOf(dua)).toEqual(['duaCategoryId', 'active'])
})
