import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runStep } from '../../../scripts/check/step.ts'
import { root } from '../../../scripts/shared/root.ts'
import { uniqueText } from '../../support/content/unique-text.ts'

describe('a step with declared inputs', () => {
  let folder: string
  let name: string
  const write = (text: string): Promise<void> => writeFile(join(root, folder, 'looked-at.txt'), text)
  beforeEach(async () => {
    name = `test ${uniqueText()}`
    folder = `.cache/step-${uniqueText()}`
    await mkdir(join(root, folder), { recursive: true })
    await write('one')
  })
  afterEach(async () => {
    await rm(join(root, folder), { recursive: true })
    await rm(join(root, '.cache/kept', name.replaceAll(/\W+/g, '-')), { force: true })
  })

  const found = (...faults: readonly (string | null)[]) => {
    const run = vi.fn<() => Promise<string | null>>(async () => null)
    for (const fault of faults) run.mockResolvedValueOnce(fault)
    return { run, again: () => runStep({ name, inputs: [folder], run }) }
  }

  it('is not run again until that changes', async () => {
    const { run, again } = found()
    expect(await again()).toEqual({ fault: null, isUnchanged: false })
    expect(await again()).toEqual({ fault: null, isUnchanged: true })
    await write('two')
    expect(await again()).toEqual({ fault: null, isUnchanged: false })
    await writeFile(join(root, folder, 'another.txt'), '')
    expect((await again()).isUnchanged).toBe(false)
    expect(run).toHaveBeenCalledTimes(3)
  })

  it('is not run again when its inputs return to a recent state', async () => {
    const { run, again } = found()
    await again()
    await write('two')
    await again()
    await write('one')
    expect((await again()).isUnchanged).toBe(true)
    await write('two')
    expect((await again()).isUnchanged).toBe(true)
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('is run again after a fault', async () => {
    const { again } = found('wrong')
    expect(await again()).toEqual({ fault: 'wrong', isUnchanged: false })
    expect(await again()).toEqual({ fault: null, isUnchanged: false })
  })

  it('is run again when something changed while it ran', async () => {
    const { run, again } = found()
    run.mockImplementationOnce(async () => {
      await write('saved meanwhile')
      return null
    })
    await again()
    expect((await again()).isUnchanged).toBe(false)
    expect((await again()).isUnchanged).toBe(true)
  })
})

it('a step without declared inputs always runs', async () => {
  const run = vi.fn(async () => null)
  await runStep({ name: 'any', run })
  await runStep({ name: 'any', run })
  expect(run).toHaveBeenCalledTimes(2)
})
