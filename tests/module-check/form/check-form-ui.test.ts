import { expect, test } from 'vitest'
import { type Change, faultsAfter } from '../faults-after.ts'

type Case = readonly [what: string, changes: readonly Change[], faults: readonly string[]]

const ui = (pointer: string, value: unknown): Change => [`poems/form.ui.json#${pointer}`, value]

const cases: readonly Case[] = [
  [
    'unknown widget',
    [ui('/active/ui:widget', 'switsh')],
    ['poems/form.ui.json#/active/ui:widget There is no widget "switsh" — rename it to "switch"'],
  ],
  [
    'widget of another type',
    [ui('/active/ui:widget', 'number')],
    [
      'poems/form.ui.json#/active/ui:widget The widget "number" does not edit boolean, which "active" is — use one of: switch',
    ],
  ],
  [
    'unknown option of a widget',
    [ui('/poetId/ui:options/param', {})],
    ['poems/form.ui.json#/poetId/ui:options/param There is no key "param" here — rename it to "params"'],
  ],
  [
    'unknown parameter of a widget',
    [ui('/poetId/ui:options/params/actives', true)],
    [
      'poems/form.ui.json#/poetId/ui:options/params/actives totalPoet has no query parameter "actives" — rename it to "active"',
    ],
  ],
  [
    'more columns than there are',
    [ui('/poetId/ui:options/span', 13)],
    ['poems/form.ui.json#/poetId/ui:options/span This must be <= 12'],
  ],
  [
    'picker that adds to an unknown module',
    [ui('/poetId/ui:options/create/module', 'poet')],
    ['poems/form.ui.json#/poetId/ui:options/create/module There is no module "poet" — rename it to "poets"'],
  ],
  [
    'node of a property there is not',
    [ui('/titel', { 'ui:title': 'x' })],
    [
      'poems/form.ui.json#/titel The body of createPoem has no property "titel" — rename it to "title"',
      'poems/form.ui.json#/titel The body of updatePoem has no property "titel" — rename it to "title"',
      'poems/form.ui.json#/titel The record of getPoem has no property "titel", so an edit starts without it',
    ],
  ],
  [
    'order of a property there is not',
    [ui('/ui:order/0', 'titel')],
    ['poems/form.ui.json#/ui:order/0 The form has no property "titel" — rename it to "title"'],
  ],
  [
    'order that leaves one out',
    [ui('/ui:order', ['title', 'poetId', 'type', 'link', 'price', 'cover'])],
    ['poems/form.ui.json#/ui:order "active" is missing in the order'],
  ],
  [
    'message of no rule',
    [ui('/link/ui:messages', { pattern: 'x' })],
    [
      'poems/form.ui.json#/link/ui:messages/pattern No rule "pattern" applies to "link", so this is never shown',
    ],
  ],
  [
    'field without a label',
    [ui('/link/ui:title', undefined)],
    ['poems/form.ui.json#/link "link" has no label'],
  ],
]

test.each(cases)('%s', async (_, changes, faults) => {
  const found = await faultsAfter(...changes)
  expect(found).toEqual(faults.map((fault) => expect.stringContaining(fault)))
})
