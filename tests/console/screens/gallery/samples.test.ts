import { beforeAll, expect, it } from 'vitest'
import { cells } from '../../../../src/console/cells/registry.ts'
import { uiOptions } from '../../../../src/console/engine/form/data/mapping.ts'
import { contractKeywords, exampleHolder } from '../../../../src/console/screens/gallery/keywords.ts'
import { cellSamples } from '../../../../src/console/screens/gallery/samples/cell-samples.ts'
import { widgetSamples } from '../../../../src/console/screens/gallery/samples/widget-samples.ts'
import { loadSources, type Sources } from '../../../../src/console/screens/gallery/specimen.tsx'
import { widgets } from '../../../../src/console/widgets/registry.ts'
import { asRecord } from '../../../../src/contract/json.ts'

let sources: Sources
beforeAll(async () => {
  sources = await loadSources()
}, 60_000)

const optionsOf = (entry: { options?: Readonly<Record<string, unknown>> }) =>
  Object.entries(asRecord(entry.options?.properties))

it.each(Object.values(cells).map((cell) => [cell.name, cell] as const))(
  'the gallery shows the cell %s and each of its options',
  (_, cell) => {
    const samples = cellSamples(cell, sources)
    expect(samples.length).toBeGreaterThan(0)
    expect(samples.every(({ rows }) => rows.length > 0)).toBe(true)
    const shown = samples.flatMap(({ column }) => Object.keys(column.options ?? {}))
    expect(shown).toEqual(expect.arrayContaining(optionsOf(cell).map(([name]) => name)))
  },
)

it.each(Object.values(widgets).map((widget) => [widget.name, widget] as const))(
  'the gallery shows the widget %s with something in it, and each of its options',
  (_, widget) => {
    const samples = widgetSamples(widget, sources)
    expect(samples.length).toBeGreaterThan(0)
    const shown = samples.flatMap(({ ui }) => Object.keys(uiOptions(ui)))
    expect(shown).toEqual(expect.arrayContaining(optionsOf(widget).map(([name]) => name)))
  },
)

it.each([...Object.values(cells), ...Object.values(widgets)].map((entry) => [entry.name, entry] as const))(
  'says what each option of %s means',
  (_, entry) => {
    for (const [name, option] of optionsOf(entry)) expect(asRecord(option).description, name).toBeTruthy()
  },
)

it('the gallery shows each keyword of the contract', () => {
  const keywords = contractKeywords(sources.schemas)
  expect(keywords.length).toBeGreaterThan(20)
  for (const keyword of keywords) expect(exampleHolder(sources.contract, keyword), keyword.path).toBeDefined()
})
