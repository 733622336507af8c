import { expect, test } from 'vitest'
import { type Change, faultsAfter } from './faults-after.ts'

type Case = readonly [what: string, changes: readonly Change[], faults: readonly string[]]

const cases: readonly Case[] = [
  ['nothing is wrong', [], []],
  ['no JSON', [['poems/list.json', '{']], ['poems/list.json# This is no JSON: ']],
  [
    'a module that is no object',
    [['verses/module.json', 'null']],
    ['verses/module.json# null is not object', 'poems/list.json#/rowActions/1/to No page is at'],
  ],
  [
    'a file that is none of a module',
    [['poems/lists.json', {}]],
    ['poems/lists.json# This is no module file — rename it to "list.json"'],
  ],
  [
    'a folder without module.json',
    [['verses/module.json', undefined]],
    ['verses/module.json# This file is missing — add it', 'poems/list.json#/rowActions/1/to No page is at'],
  ],
  [
    'an unknown key',
    [['poems/list.json#/colums', []]],
    ['poems/list.json#/colums There is no key "colums" here — rename it to "columns"'],
  ],
  [
    'faults of shape beside those against the contract',
    [
      ['poems/list.json#/colums', []],
      ['poems/list.json#/columns/0/flexx', 2],
      ['poems/list.json#/columns/1/field', 'titel'],
      ['poems/form.schema.json#/properties/title/maxLength', 100_000],
    ],
    [
      'poems/list.json#/colums There is no key "colums" here — rename it to "columns"',
      'poems/list.json#/columns/0/flexx There is no key "flexx" here — rename it to "flex"',
      'poems/list.json#/columns/1/field ',
      'poems/form.schema.json#/properties/title/maxLength ',
      'poems/form.schema.json#/properties/title/maxLength ',
    ],
  ],
  [
    'a field that is called as what every object has',
    [['poems/form.ui.json#/constructor', { 'ui:title': 'Builder' }]],
    [
      'poems/form.ui.json#/constructor The body of createPoem has no property "constructor"',
      'poems/form.ui.json#/constructor The body of updatePoem has no property "constructor"',
      'poems/form.ui.json#/constructor The record of getPoem has no property "constructor"',
    ],
  ],
  [
    'a wrong type',
    [['poems/list.json#/pageSizes/0', '10']],
    ['poems/list.json#/pageSizes/0 "10" is not integer — make it integer'],
  ],
  [
    'a missing key',
    [['poems/list.json#/columns/0/label', undefined]],
    ['poems/list.json#/columns/0 "label" is missing — add "label"'],
  ],
  [
    'a list without columns',
    [['poems/list.json#/columns', undefined]],
    ['poems/list.json# "columns" is missing — add "columns"'],
  ],
  [
    'an unknown platform',
    [['poems/module.json#/platform', 'WAP']],
    ['poems/module.json#/platform "WAP" is not known here — rename it to "WEB"'],
  ],
  [
    'an unknown place for a value',
    [['poems/list.json#/params/poetId', { $url: 'poet' }]],
    ['poems/list.json#/params/poetId This has none of the forms that are known here'],
  ],
  [
    'an action that does two things',
    [['poems/list.json#/rowActions/1/dialog', 'detail']],
    [
      'poems/list.json#/rowActions/1 This does not name one thing to do — give it exactly one of: operation, to, dialog',
    ],
  ],
  [
    'an unknown keyword of JSON Schema',
    [['poems/form.schema.json#/properties/title/maxLenght', 9]],
    [
      'poems/form.schema.json#/properties/title/maxLenght There is no key "maxLenght" here — rename it to "maxLength"',
    ],
  ],
  [
    'a pattern that is none',
    [['poems/form.schema.json#/properties/title/pattern', '(']],
    ['poems/form.schema.json#/properties/title/pattern This must match format "regex"'],
  ],
  [
    'an unknown rule of a message',
    [['poems/form.ui.json#/title/ui:messages/require', 'x']],
    ['poems/form.ui.json#/title/ui:messages/require "require" is not known here — rename it to "required"'],
  ],
  [
    'an unknown template',
    [['poets/module.json#/template', 'title']],
    [
      'poets/module.json#/template There is no template "title" — rename it to "titled"',
      'poems/list.json#/headerActions/0/to No page is at /poets',
      'poems/form.ui.json#/poetId/ui:options/create/module The module "poets" has no form',
      'menu.json#/1/children/1/to No page is at /poets',
    ],
  ],
  [
    'a fault of a template',
    [['templates/titled/list.json#/columns/0/field', 'titel']],
    [
      'poets/list.json#/columns/0/field A row of listPoet has no property "titel" (from templates/titled/list.json) — rename it to "title", in this file, which overrides the template',
    ],
  ],
  [
    'a fault laid over a template',
    [['poets/list.json', { search: [{ param: 'titel', label: 'x' }] }]],
    ['poets/list.json#/search/0/param listPoet has no query parameter "titel" — rename it to "title"'],
  ],
  [
    'an unknown operation',
    [['poems/module.json#/operations', { total: 'totalPoets' }]],
    [
      'poems/module.json#/operations/total The contract has no operation "totalPoets" — rename it to "totalPoet"',
    ],
  ],
  [
    'an unknown resource',
    [['poets/module.json#/resource', 'Poett']],
    [
      'poems/form.ui.json#/poetId/ui:options/create/module The module "poets" has no form',
      'poets/module.json#/resource No operation belongs to a resource "Poett" — rename it to "Poet"',
    ],
  ],
  [
    'a privilege the operation does not ask for',
    [['poems/module.json#/privileges/create/0', 'POEM_UPDATE']],
    ['poems/module.json#/privileges/create/0 createPoem does not require the privilege POEM_UPDATE'],
  ],
  [
    'privileges of no operation',
    [['poems/module.json#/privileges/total', ['POEM_READ']]],
    ['poems/module.json#/privileges/total There is no total operation to narrow'],
  ],
  [
    'an unknown parent',
    [['verses/module.json#/parent/module', 'poem']],
    ['verses/module.json#/parent/module There is no module "poem" — rename it to "poems"'],
  ],
  [
    "a parent's parameter that the path lacks",
    [['verses/module.json#/parent/param', 'poem']],
    ['verses/module.json#/parent/param The path /poems/:poemId/verses has no parameter ":poem"'],
  ],
  [
    "a parent's label that its record lacks",
    [['verses/module.json#/parent/label', 'name']],
    ['verses/module.json#/parent/label The record of getPoem has no property "name"'],
  ],
  [
    'a path taken by another module',
    [['poets/module.json#/paths', { list: ['/poets', '/poems/'] }]],
    ['poets/module.json#/paths/list/1 /poems/ is taken by the list of module "poems" — give it another path'],
  ],
  [
    'a path taken by a screen',
    [['poets/module.json#/paths', { list: ['/poets', '/profile'] }]],
    ['poets/module.json#/paths/list/1 /profile is taken by the screen /profile'],
  ],
  [
    'a form taken by another',
    [['poets/module.json#/paths', { view: [], edit: ['/poets/edit/:id'], add: ['/poems/add'] }]],
    ['poets/module.json#/paths/add/0 /poems/add is taken by the add of module "poems"'],
  ],
  [
    'an unknown detail field',
    [['poems/detail.json#/fields/0/field', 'name']],
    ['poems/detail.json#/fields/0/field The record of getPoem has no property "name"'],
  ],
  [
    'an unknown picture of details',
    [['poems/detail.json#/image', 'covers']],
    ['poems/detail.json#/image The record of getPoem has no property "covers" — rename it to "cover"'],
  ],
  [
    'a menu item that leads nowhere',
    [['menu.json#/1/children/1/to', '/poet']],
    ['menu.json#/1/children/1/to No page is at /poet — rename it to "/poets"'],
  ],
  [
    'a menu item of an unknown operation',
    [['menu.json#/1/children/0/operation', 'listPoems']],
    ['menu.json#/1/children/0/operation The contract has no operation "listPoems" — rename it to "listPoem"'],
  ],
  [
    'a menu item of an unknown privilege',
    [['menu.json#/1/children/1/privileges/0', 'POETS_READ']],
    [
      'menu.json#/1/children/1/privileges/0 No operation requires the privilege POETS_READ — rename it to "POET_READ"',
    ],
  ],
  [
    'a menu item for nobody',
    [['menu.json#/0/always', undefined]],
    ['menu.json#/0 "Dashboard" is never shown'],
  ],
  [
    'a menu item that says nothing, but leads to a list',
    [['menu.json#/1/children/1/privileges', undefined]],
    [],
  ],
  [
    'an unknown menu icon',
    [['menu.json#/1/icon', 'poems']],
    ['menu.json#/1/icon There is no icon "poems" for the menu — rename it to "poem"'],
  ],
  [
    'a menu item with an unknown key',
    [['menu.json#/1/childs', []]],
    ['menu.json#/1/childs There is no key "childs" here — remove it, or use one of: always, children'],
  ],
]

test.each(cases)('%s', async (_, changes, faults) => {
  const found = await faultsAfter(...changes)
  expect(found).toEqual(faults.map((fault) => expect.stringContaining(fault)))
})
