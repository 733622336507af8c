import { isObject } from '../../../src/contract/json.ts'
import type { Module } from '../../../src/modules/format/types.ts'
import { screensOf } from '../../support/module-screens.ts'
import { fieldsOf } from './fields.ts'

/** Keys whose entries have names of the module or the contract. The names do not count as a trait. */
const naming = new Set([
  ...[
    'properties',
    'params',
    'pathParams',
    'path',
    'query',
    'defaults',
    'context',
    'set',
    'default',
    'rename',
  ],
  ...['also', 'fields', 'body', 'ui', 'paths', 'words', 'colors', 'ui:messages', 'ui:labels'],
])

/** Keys whose value decides what is shown or done. Other values are texts or names. */
const deciding = new Set([
  ...[
    'cell',
    'ui:widget',
    'type',
    'format',
    'view',
    'as',
    'dialog',
    'style',
    'paged',
    'dir',
    'template',
    'platform',
  ],
])

const isDeciding = (key: string, value: unknown): boolean => deciding.has(key) && !isObject(value)

/** The path of a key in a module's files, without names of entries; with the value if it decides something. */
const traitsIn = (value: unknown, at: readonly string[]): string[] => {
  const key = at.at(-1) ?? ''
  if (Array.isArray(value)) return value.flatMap((item) => traitsIn(item, at))
  if (!isObject(value)) return [`${at.join('.')}${isDeciding(key, value) ? `=${value}` : ''}`]
  return Object.entries(value).flatMap(([name, part]) =>
    traitsIn(part, [...at, naming.has(key) && !name.startsWith('ui:') ? '*' : name]),
  )
}

/**
 * The traits of a module: its template, screens and abilities, and the cells, widgets, filters, actions and
 * options of its files. Modules with the same traits differ only in texts, records and operations.
 */
export const traitsOf = (module: Module): ReadonlySet<string> => {
  const { id: _, module: file, ...files } = module
  const { title: _title, vars: _vars, resource: _resource, path: _path, ...own } = file
  const screens = Object.entries(screensOf(module)).filter(([, is]) => is)
  return new Set([
    ...screens.map(([name]) => `screen ${name}`),
    ...Object.keys(own).flatMap((key) => traitsIn(own[key as keyof typeof own], ['module', key])),
    ...Object.entries(files).flatMap(([name, part]) => traitsIn(part, [name])),
  ])
}

/**
 * The traits that decide how a list, a reader's view of it and a form work. Titles, cells, previews and constant
 * parameters work the same everywhere.
 */
export const aspects = {
  list: /^(list\.(search|filters|tabs|sorts|paged|view|rowActions|edit|locked|add|delete)|list\.columns\.sortBy|detail\.as)/,
  reader: /^list\.(view|rowActions\.(needs|operation|dialog))/,
  form: /^(form\.|schema\.(if|then|else)\.|ui\..*ui:(widget=|options\.dir))/,
} as const

/**
 * A small set of modules that together have every trait of an aspect, by the greedy algorithm: the module that
 * adds most comes next. A module with a new trait is always in the set.
 */
export const coveringSet = (
  modules: readonly Module[],
  aspect: keyof typeof aspects,
): ReadonlySet<string> => {
  const counted = (module: Module) => [...traitsOf(module)].filter((trait) => aspects[aspect].test(trait))
  const traits = new Map(modules.map((module) => [module.id, new Set(counted(module))]))
  const covered = new Set<string>()
  const chosen = new Set<string>()
  for (;;) {
    const [first] = [...traits]
      .map(([id, own]) => ({ id, adds: [...own].filter((trait) => !covered.has(trait)).length }))
      .sort((a, b) => b.adds - a.adds)
    if (!first || first.adds === 0) return chosen
    chosen.add(first.id)
    for (const trait of traits.get(first.id) ?? []) covered.add(trait)
  }
}

/**
 * Forms to fill in besides `filled`, so that for every form a filled one of the same template has all its widgets.
 * The form with the most widgets comes first.
 */
export const beside = (modules: readonly Module[], filled: readonly Module[]): readonly Module[] => {
  const widgetsOf = (module: Module) => new Set(fieldsOf(module).map(({ widget }) => widget))
  const has = (one: Module, other: Module): boolean =>
    one.module.template === other.module.template &&
    [...widgetsOf(other)].every((widget) => widgetsOf(one).has(widget))
  const more: Module[] = []
  for (const module of modules.toSorted((a, b) => widgetsOf(b).size - widgetsOf(a).size))
    if (![...filled, ...more].some((other) => has(other, module))) more.push(module)
  return more
}
